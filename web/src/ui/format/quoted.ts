/** A name that people gave, inside a sentence: it may hold commas, dashes and verbs of its own. */
export function quoted(name: string): string {
  return `“${name}”`;
}
