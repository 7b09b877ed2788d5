/** Something from outside that cannot be used: a file, an archive, an answer. `message` says why, in one sentence without its subject. */
export class Unusable extends Error {
  override readonly name = "Unusable";
}
