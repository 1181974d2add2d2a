import { z } from 'zod';
import { dayText } from '../value/day';
import { limits } from '../value/limits';
import { formatLimit } from '../value/money';
import { inSentence, plainSchema, questionOf } from '../value/question';
import { cutTo } from '../value/text';

// Changes in words, with the labels that the contract asks by: "Changed the cost of Fence from $1,000 to $1,200".

/** A field whose changes are written down: its label within a sentence, and the words for what a row has of it. */
export interface WordedField<Row> {
  label: string;
  words: (row: Row) => string;
}

/** What a row had of a field before, and what it has now. */
export interface Change {
  label: string;
  before: string;
  after: string;
}

/**
 * What the schema does not say of its fields: another label, other words, or null for a field that goes without. A field
 * that rows do not have, under this name, has to be here.
 */
type OwnWords<Asked, Row> = {
  [Key in Exclude<keyof Asked, keyof Row>]: WordedField<Row> | Omit<WordedField<Row>, 'label'> | null;
} & { [Key in Extract<keyof Asked, keyof Row>]?: Partial<WordedField<Row>> | null };

export const NO_VALUE = 'none';
/** The label of a name: where only that changed, the thing was renamed. */
export const NAME = 'name';

const isPlain = (schema: z.ZodType) =>
  [z.ZodString, z.ZodISODate, z.ZodNumber, z.ZodBoolean].some((kind) => plainSchema(schema) instanceof kind);

function answerWords(schema: z.ZodType, answer: unknown): string {
  if (answer === null || answer === undefined || answer === '') return NO_VALUE;
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no';
  const kind = questionOf(schema)?.kind;
  if (kind === 'money') return formatLimit(Number(answer));
  if (kind === 'percent') return `${Number(answer)}%`;
  return plainSchema(schema) instanceof z.ZodISODate ? dayText(String(answer)) : String(answer);
}

function wordedField<Row>(
  key: string,
  schema: z.ZodType,
  own: Partial<WordedField<Row>> = {},
): WordedField<Row> {
  const question = questionOf(schema);
  const label = own.label ?? (question && inSentence(question.label));
  if (label === undefined) throw new Error(`${key} has no label: the contract asks for it without one`);
  if (own.words) return { label, words: own.words };
  if (!isPlain(schema) || question?.kind === 'choice') throw new Error(`${key} has no words for its answers`);
  return { label, words: (row) => answerWords(schema, row[key as keyof Row]) };
}

/** Every field that a schema asks for, in its order. One that has neither label nor words is an error at once. */
export function wordedFields<S extends z.ZodObject, Row>(
  schema: S,
  own: OwnWords<z.output<S>, Row>,
): WordedField<Row>[] {
  const given = own as Record<string, Partial<WordedField<Row>> | null | undefined>;
  return Object.entries(schema.shape as Record<string, z.ZodType>)
    .filter(([key]) => given[key] !== null)
    .map(([key, field]) => wordedField(key, field, given[key] ?? undefined));
}

/** The name of what a number stands for in a numbered list. */
export function nameIn(list: readonly { id: number; name: string }[], id: number | null): string {
  return list.find((one) => one.id === id)?.name ?? NO_VALUE;
}

/** What differs between two rows. */
export function changesOf<Row>(
  fields: readonly WordedField<Row>[],
  { before, after }: { before: Row; after: Row },
): Change[] {
  return fields
    .map(({ label, words }) => ({ label, before: words(before), after: words(after) }))
    .filter((change) => change.before !== change.after);
}

function short(words: string): string {
  const line = words.replace(/\s+/g, ' ');
  const { activityValueMax: max } = limits;
  return line.length > max ? `${cutTo(line, max - 1)}…` : line;
}

/** ` from $1 to $2`; nothing where a long text differs only behind what is shown of it. */
function fromTo({ before, after }: Change): string {
  const [from, to] = [short(before), short(after)];
  return from === to ? '' : ` from ${from} to ${to}`;
}

/** `cost from $1 to $2; location from none to North`, up to the length of a text; what has no room is counted. */
export function changeList(changes: readonly Change[]): string {
  const parts = changes.map((change) => `${change.label}${fromTo(change)}`);
  let length = 0;
  const fitting = parts.findIndex((part) => (length += part.length + 2) > limits.activityTextMax);
  if (fitting <= 0) return parts.join('; ');
  return `${parts.slice(0, fitting).join('; ')}; and ${parts.length - fitting} more`;
}

/** `Changed 2 fields of Fence: cost from $1 to $2; …`, `Changed 1 statement of …`. */
export function changedList(noun: string, of: string, changes: readonly Change[]): string | null {
  if (changes.length === 0) return null;
  return `Changed ${changes.length} ${noun}${changes.length === 1 ? '' : 's'} ${of}: ${changeList(changes)}`;
}

/** `Changed the cost of Fence from $1 to $2`; several fields are listed; null where nothing changed. `of`: "of Fence". */
export function changeWords(of: string, changes: readonly Change[]): string | null {
  const [only, ...more] = changes;
  if (!only || more.length > 0) return changedList('field', of, changes);
  if (only.label === NAME) {
    // `of` says what kind of thing it is where it ends with the name: "of the vendor Apex".
    const called = of.endsWith(` ${only.before}`) ? of.slice('of '.length) : only.before;
    return `Renamed ${short(called)} to ${short(only.after)}`;
  }
  return `Changed the ${only.label} ${of}${fromTo(only)}`;
}
