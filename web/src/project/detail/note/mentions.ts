export interface Person {
  userId: string;
  fullName: string;
  roleName: string;
}

/** The text typed after an `@` at the start of a word, up to the cursor. */
export interface MentionQuery {
  /** Place of the `@`. */
  from: number;
  words: string;
}

/** After more characters than this the `@` is part of the text: names are hardly ever longer. */
const LONGEST_QUERY = 60;

/** Returns the mention that is being typed at the cursor, or null. */
export function mentionAt(text: string, cursor: number): MentionQuery | null {
  const from = text.lastIndexOf('@', cursor - 1);
  if (from < 0 || cursor - from > LONGEST_QUERY) return null;
  // `dana@example.com` mentions no one.
  if (from > 0 && !/\s|\(/.test(text[from - 1]!)) return null;
  const words = text.slice(from + 1, cursor);
  return words.includes('\n') ? null : { from, words };
}

/** Returns the people whose name has a word that begins as typed; all of them while nothing is typed. */
export function peopleLike(people: readonly Person[], words: string): readonly Person[] {
  const typed = words.toLowerCase();
  return people.filter(({ fullName }) => {
    const name = fullName.toLowerCase();
    return name.startsWith(typed) || name.split(/\s+/).some((part) => part.startsWith(typed));
  });
}

/** Returns the text with the mention in it, and the new place of the cursor. */
export function withMention(text: string, query: MentionQuery, cursor: number, { fullName }: Person) {
  const before = `${text.slice(0, query.from)}@${fullName} `;
  return { text: before + text.slice(cursor).replace(/^ /, ''), cursor: before.length };
}

/** Returns the names that the text mentions. Of two names that begin alike the longer one counts. */
function namesIn(text: string, people: readonly Person[]): ReadonlySet<string> {
  const longestFirst = people
    .map(({ fullName }) => fullName)
    .toSorted((one, other) => other.length - one.length);
  const isAt = (name: string, from: number) =>
    // `@Ann Leeson` does not mention Ann Lee.
    text.startsWith(name, from) && !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(from + name.length));
  return new Set(
    [...text.matchAll(/@/g)].flatMap(({ index }) => longestFirst.find((name) => isAt(name, index + 1)) ?? []),
  );
}

/** Returns the picked people whose mention is still in the text. */
export function stillMentioned(text: string, picked: readonly string[], people: readonly Person[]): string[] {
  const names = namesIn(text, people);
  return picked.filter((userId) => {
    const person = people.find((each) => each.userId === userId);
    // Someone who left the property cannot be looked up, so a saved mention of them is dropped.
    return person !== undefined && names.has(person.fullName);
  });
}
