/** Quotes a name that people gave, for use in a sentence: it may contain commas, dashes and verbs. */
export function quoted(name: string): string {
  return `“${name}”`;
}
