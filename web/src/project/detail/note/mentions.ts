export interface Person {
  userId: string;
  fullName: string;
  roleName: string;
}

/** What is typed after an `@` that stands at the start of a word, up to the cursor. */
export interface MentionQuery {
  /** Place of the `@`. */
  from: number;
  words: string;
}

/** Names are longer than this only by accident: then it is an `@` of the text. */
const LONGEST_QUERY = 60;

/** The mention that is being typed at the cursor, or null. */
export function mentionAt(text: string, cursor: number): MentionQuery | null {
  const from = text.lastIndexOf('@', cursor - 1);
  if (from < 0 || cursor - from > LONGEST_QUERY) return null;
  // `dana@example.com` mentions nobody.
  if (from > 0 && !/\s|\(/.test(text[from - 1]!)) return null;
  const words = text.slice(from + 1, cursor);
  return words.includes('\n') ? null : { from, words };
}

/** People whose name has a word that begins as typed; all of them while nothing is. */
export function peopleLike(people: readonly Person[], words: string): readonly Person[] {
  const typed = words.toLowerCase();
  return people.filter(({ fullName }) => {
    const name = fullName.toLowerCase();
    return name.startsWith(typed) || name.split(/\s+/).some((part) => part.startsWith(typed));
  });
}

/** The text with the mention in it, and where the cursor goes on. */
export function withMention(text: string, query: MentionQuery, cursor: number, { fullName }: Person) {
  const before = `${text.slice(0, query.from)}@${fullName} `;
  return { text: before + text.slice(cursor).replace(/^ /, ''), cursor: before.length };
}

/** Of those who were picked, who still stands in the text. */
export function stillMentioned(text: string, picked: readonly string[], people: readonly Person[]): string[] {
  return picked.filter((userId) => {
    const person = people.find((each) => each.userId === userId);
    // Somebody who left the property cannot be looked up: what was saved of them stays out of the new note.
    return person !== undefined && text.includes(`@${person.fullName}`);
  });
}
