import { z } from 'zod';

// What a form asks for, said once, where its rule and its messages stand.

/** How a question is called in messages, and what its schema does not say of its answer. */
export interface Question {
  /** As messages write it: `Zip Code`. */
  label: string;
  /**
   * Of a number: dollars, percentage points, or one of a numbered list; a plain number otherwise. Of a text: an email
   * address or a password.
   */
  kind?: 'money' | 'percent' | 'choice' | 'email' | 'password';
  /** Characters that a text may have. */
  maxLength?: number;
}

const questions = z.registry<Question>();

/** Notes what a schema asks for; gives the schema back. */
export function asks<T extends z.ZodType>(schema: T, question: Question): T {
  questions.add(schema, question);
  return schema;
}

/** What stands under a wrapper: the part that takes the answer as it is given. */
function within(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodPipe) return schema.in as z.ZodType;
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return isWrapper ? (schema.unwrap() as z.ZodType) : undefined;
}

/** The schema that takes an answer as it is given, without what makes it optional or changes it afterwards. */
export function plainSchema(schema: z.ZodType): z.ZodType {
  const inner = within(schema);
  return inner === undefined ? schema : plainSchema(inner);
}

/** What an answer is taken to be while no one has given one; undefined where the schema says none. */
export function defaultAnswer(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  const inner = within(schema);
  return inner && defaultAnswer(inner);
}

/** What a schema asks for; nothing where it says none. */
export function questionOf(schema: z.ZodType): Question | undefined {
  const inner = within(schema);
  return questions.get(schema) ?? (inner && questionOf(inner));
}

/** `Zip Code` as it stands within a sentence: `zip code`. Abbreviations stay. */
export function inSentence(label: string): string {
  return label.replace(/\S+/g, (word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()));
}
