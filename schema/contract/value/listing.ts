/** Names in a sentence: `Roof`, `Roof and Pool`, `Roof, Pool and Gate`; empty for none. */
export function inSentence(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
