import { stemmer } from "@orama/stemmers/german";

/** A word, or a number with its separators and the letter of a § (`6.000`, `7,2`, `1b`). */
const WORD = /\p{L}+|\p{N}+(?:[.,]\p{N}+)*\p{L}?(?!\p{L})/gu;

/**
 * Words that say nothing about the subject: function words, and what only frames a question
 * (`wie hoch ist`, `ab wann muss ich`, `was bedeutet`). Umlauts are folded as `fold` does it.
 */
const STOP_WORDS = new Set(
  `ab aber abs absatz alle allein allem allen aller alles als also am an andere anderem anderen
  anderer anderes auch auf aus bedeuten bedeutet bei beim beispiel bekomme bekommen bekommt bin bis
  bisher bitte bist brauche brauchen braucht da dabei dadurch dafur daher damit danach dann daran
  darauf daraus darf darfst darin daruber das dass davon dazu dein deine dem den denn dennoch der
  deren derer des deshalb dessen dich die dies diese diesem diesen dieser dieses dir doch dort du
  durch durfen durfte eben eigene eigenen eigener eigenes ein eine einem einen einer eines einige
  einigen einmal er erst es etwa etwas euch euer fallen fallt fur ganz gar geben gegen gehoren gehort
  gelten genau gesetz gesetze gesetzes gesetzlich gesetzliche gesetzlichen gesetzlicher gibt gilt
  habe haben hat hatte heissen heisst hier hin hinter hoch hohe hoher ich ihm ihn ihnen ihr ihre ihrem
  ihren ihrer ihres im immer in innerhalb ins ist ja je jede jedem jeden jeder jedes jemand jetzt kann
  kannst kein keine keinem keinen keiner konnen konnte lang lange machen macht man manche mein meine
  meinem meinen meiner meines mich mir mit muss mussen musste nach nein nicht nichts noch nr nummer
  nun nur ob oder ohne passieren passiert per pro regeln regelt sagt sehr sei sein seine seinem seinen
  seiner seines selbst sich sie sind sinn sinne so sobald solange solch solche soll sollen sollte
  sondern sonst soweit steht stehen tun uber um und uns unser unsere unter viel viele vielen vom von
  vor wahrend wann war waren warst warum was weg wegen weil weiter welche welchem welchen welcher
  welches wem wen wenig wenn wer werde werden wessen wie wieder wieso wieviel will wir wird wo woher
  wohin wollen worden worum wurde wurden zahlen zahlt zb zu zum zur zwar zwischen bisschen danke drauf
  druber eigentlich einfach gerade gerne gestern gleich halt hallo heute inzwischen irgendwie komme
  kommen kommt kriege kriegen kriegt lasse lassen lasst mal mehr neulich oft raus rein schon
  uberhaupt ubrigens ungefahr vielleicht wohl`.split(/\s+/),
);

/**
 * The terms of a German text, in order: stemmed, lower case, without stop words, with `ae`, `oe`
 * and `ue` read as umlauts, umlauts folded and ß as ss, so that every spelling is one term.
 */
export function termsOf(text: string): string[] {
  return wordsOf(text).map(({ term }) => term);
}

/** The terms of a text with the words they come from. */
export function wordsOf(text: string): { readonly word: string; readonly term: string }[] {
  const words = text.normalize("NFC").match(WORD) ?? [];
  return words.flatMap((word) => {
    const term = termOf(word);
    return term === undefined ? [] : { word, term };
  });
}

/** What a verb or an adjective counts beside a noun. */
const NOT_A_NOUN = 0.5;

/** The terms of a question with what each counts. Where it has capitals, they mark its nouns. */
export function weighWords(question: string): ReadonlyMap<string, number> {
  const marksNouns = /\s\p{Lu}/u.test(question);
  const weights = new Map<string, number>();
  for (const { word, term } of wordsOf(question)) {
    const isNoun = !marksNouns || /^[\p{Lu}\p{N}]/u.test(word);
    weights.set(term, Math.max(isNoun ? 1 : NOT_A_NOUN, weights.get(term) ?? 0));
  }
  return weights;
}

/** What became of a word before: a law uses the same ones over and over. */
const known = new Map<string, string | undefined>();
const MAX_KNOWN = 100_000;

/** The term of a word or number; `undefined` for one that says nothing. */
function termOf(word: string): string | undefined {
  if (known.has(word)) return known.get(word);
  const term = workOut(word);
  if (known.size < MAX_KNOWN) known.set(word, term);
  return term;
}

function workOut(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (/^\p{N}/u.test(word)) return lower.replace(/[.](?=\p{N}{3}(?!\p{N}))/gu, "");
  if (word.length < 2 || STOP_WORDS.has(fold(lower))) return undefined;
  return fold(stemmer(lower));
}

/** Folds umlauts, also when they are written as two letters (but not the `ue` of `neu`, `Quelle`). */
function fold(word: string): string {
  return word
    .replaceAll("ä", "a")
    .replaceAll("ö", "o")
    .replaceAll("ü", "u")
    .replaceAll("ae", "a")
    .replaceAll("oe", "o")
    .replace(/(?<![aeq])ue/g, "u");
}
