/** Returns the text in the letters by which names are compared. */
const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** Returns how a name has the words: 0 at its start, 1 at the start of its words, 2 within them; null where one is missing. */
function rank(name: string, words: readonly string[]): number | null {
  const letters = folded(name);
  if (!words.every((word) => letters.includes(word))) return null;
  if (letters.startsWith(words.join(' '))) return 0;
  return words.every((word) => letters.split(/[\s(/,–-]+/).some((part) => part.startsWith(word))) ? 1 : 2;
}

/** Returns the first things whose names have all words of the text, closest first, otherwise in the given order. */
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
