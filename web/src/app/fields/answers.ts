import { defaultAnswer, plainSchema } from '@roofline/schema/value/question';
import { z } from 'zod';
import { schemaAt } from './field-facts';

type Plain<S> =
  S extends z.ZodPipe<infer Taken>
    ? Plain<Taken>
    : S extends z.ZodOptional<infer Inner>
      ? Plain<Inner>
      : S extends z.ZodNullable<infer Inner>
        ? Plain<Inner>
        : S extends z.ZodDefault<infer Inner>
          ? Plain<Inner>
          : S extends z.ZodPrefault<infer Inner>
            ? Plain<Inner>
            : S;
type OrNull<S> = null extends z.input<S> ? null : never;
type OrNone<S> = undefined extends z.input<S> ? undefined : never;
type AnswerTo<S, P> = P extends z.ZodISODate
  ? string | null
  : P extends z.ZodUUID
    ? string | OrNone<S>
    : P extends z.ZodString
      ? string
      : P extends z.ZodNumber
        ? number | null
        : P extends z.ZodArray<infer Row>
          ? Answer<Row>[]
          : P extends z.ZodObject<infer Shape>
            ? { [Name in keyof Shape]: Answer<Shape[Name]> } | OrNull<S>
            : z.output<P> | OrNull<S>;
/** A value while the user fills it in: empty text is '', an empty number or day null. */
export type Answer<S> = AnswerTo<S, Plain<S>>;

/** The values of a form under a schema. */
export type Answers<S extends z.ZodType> = Exclude<Answer<S>, null>;

/** The saved values that a form asks for. */
export type RecordOf<Values> = { readonly [Name in keyof Values]: Recorded<Values[Name]> };
type Recorded<Value> = Value extends (infer Row)[]
  ? readonly (Row extends object ? RecordOf<Row> : Row)[]
  : Value extends object
    ? RecordOf<Value>
    : Value | null | undefined;

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** Returns the form's value for a question that has no answer yet. */
function emptyAnswer(schema: z.ZodType, plain: z.ZodType): unknown {
  const given = defaultAnswer(schema);
  if (given !== undefined) return given;
  if (plain instanceof z.ZodString) return '';
  if (plain instanceof z.ZodArray) return [];
  if (takes(schema, null)) return null;
  if (plain instanceof z.ZodBoolean) return false;
  // From a list of words, the user has not chosen one yet.
  return plain instanceof z.ZodUUID || plain instanceof z.ZodEnum ? undefined : null;
}

function answerOf(schema: z.ZodType, saved: unknown): unknown {
  const plain = plainSchema(schema);
  if (plain instanceof z.ZodObject && !takes(schema, null))
    return Object.fromEntries(
      Object.entries(plain.shape).map(([name, part]) => [
        name,
        answerOf(part as z.ZodType, (saved as Record<string, unknown> | null | undefined)?.[name]),
      ]),
    );
  if (saved === undefined || saved === null) return emptyAnswer(schema, plain);
  if (plain instanceof z.ZodArray && Array.isArray(saved))
    return saved.map((row) => answerOf(plain.element as z.ZodType, row));
  return saved;
}

/** Returns the form's values for a saved record: for every question of the schema, and no other fields. */
export function answersOf<S extends z.ZodType>(schema: S, saved: RecordOf<Answers<S>>): Answers<S> {
  return answerOf(schema, saved) as Answers<S>;
}

/** Returns the values of a new form: the schema's own defaults, and empty values where it has none. */
export function emptyAnswers<S extends z.ZodType>(schema: S, start: Partial<Answers<S>> = {}): Answers<S> {
  const empty = answerOf(schema, undefined) as Answers<S>;
  return Object.assign({}, empty, start);
}

/** Returns a new row of the list at `path`. */
export function emptyRow<Row>(schema: z.ZodType, path: string): Row {
  const row = schemaAt(schema, `${path}.0`);
  if (row === undefined) throw new Error(`The contract has no list ${path}`);
  return answerOf(row, undefined) as Row;
}
