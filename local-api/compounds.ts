/** Shortest part of a compound; shorter ones are mostly chance (`tag` in `vertrag`). */
const MIN_PART = 5;

/**
 * Splits German compounds with the words that a text itself uses: `landfahrzeug` has the part
 * `fahrzeug` where `fahrzeug` is a term too. Parts are the longest known beginning and the longest
 * known end, so no dictionary is needed.
 */
export function createCompounds(vocabulary: ReadonlySet<string>): (term: string) => string[] {
  const known = new Map<string, string[]>();
  const split = (term: string) => {
    const parts: string[] = [];
    const last = term.length - MIN_PART;
    for (let start = 1; start <= last; start += 1) {
      const end = term.slice(start);
      if (vocabulary.has(end)) {
        parts.push(end);
        break;
      }
    }
    for (let length = term.length - 1; length >= MIN_PART; length -= 1) {
      const beginning = term.slice(0, length);
      if (vocabulary.has(beginning)) {
        parts.push(beginning);
        break;
      }
    }
    return parts;
  };
  return (term) => {
    const parts = known.get(term) ?? split(term);
    // A text uses its words over and over.
    if (vocabulary.has(term)) known.set(term, parts);
    return parts;
  };
}
