/** In the letters that names are compared by. */
const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** How well a name fits what is typed: 0 at its start, 1 at the start of a word, 2 within one; null where a word is missing. */
function rank(name: string, words: readonly string[]): number | null {
  const letters = folded(name);
  if (!words.every((word) => letters.includes(word))) return null;
  if (letters.startsWith(words.join(' '))) return 0;
  return words.every((word) => letters.split(/[\s(/,–-]+/).some((part) => part.startsWith(word))) ? 1 : 2;
}

/** The first things whose name has all the words that are typed, the closest first, else in their own order. */
export function closest<Thing>(
  things: readonly Thing[],
  { text, nameOf, most }: { text: string; nameOf: (thing: Thing) => string; most: number },
): Thing[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return things
    .flatMap((thing) => {
      const place = rank(nameOf(thing), words);
      return place === null ? [] : [{ thing, place }];
    })
    .toSorted((one, other) => one.place - other.place)
    .slice(0, most)
    .map(({ thing }) => thing);
}
