import { inSentence, plainSchema, questionOf } from '@roofline/schema/value/question';
import { z } from 'zod';
import type { FieldKind } from './field-looks';

/** The facts that the contract gives about a field. */
export interface FieldFacts {
  label: string;
  kind: FieldKind;
  /** It may be left empty. */
  isOptional: boolean;
  /** Its answer is a number. */
  isNumeric: boolean;
  min?: number;
  maxLength?: number;
}

/** Texts that may have this many characters are written in several lines. */
const LONG_FROM = 1000;

/** Returns `Zip Code` as screens write it: `Zip code`. Abbreviations stay. */
function screenLabel(label: string): string {
  const [first = ''] = label.split(' ', 1);
  return first + inSentence(label.slice(first.length));
}

/** Returns the schema of a field, by its path: `settings.loans.0.name`. */
export function schemaAt(schema: z.ZodType, path: string): z.ZodType | undefined {
  return path.split('.').reduce<z.ZodType | undefined>((at, step) => {
    const plain = at && plainSchema(at);
    if (plain instanceof z.ZodArray) return plain.element as z.ZodType;
    return plain instanceof z.ZodObject ? (plain.shape as Record<string, z.ZodType>)[step] : undefined;
  }, schema);
}

function kindOf(plain: z.ZodType, question: ReturnType<typeof questionOf>): FieldKind {
  if (question?.kind) return question.kind;
  if (plain instanceof z.ZodISODate) return 'day';
  if (plain instanceof z.ZodBoolean) return 'yesNo';
  if (plain instanceof z.ZodNumber) return 'number';
  if (plain instanceof z.ZodEnum || plain instanceof z.ZodUUID) return 'choice';
  return (question?.maxLength ?? 0) >= LONG_FROM ? 'long' : 'text';
}

/** Returns the characters of the longest whole number in the range, with its minus. */
function digitsOf({ minValue, maxValue }: z.ZodNumber): number | undefined {
  if (maxValue === null || !Number.isSafeInteger(maxValue) || maxValue === Number.MAX_SAFE_INTEGER)
    return undefined;
  return Math.max(String(maxValue).length, String(minValue ?? 0).length);
}

/** Returns the facts of a field from the contract; throws where the contract does not have the field. */
export function factsOf(schema: z.ZodType, name: string): FieldFacts {
  const at = schemaAt(schema, name);
  if (at === undefined) throw new Error(`The contract asks for no ${name}`);
  const plain = plainSchema(at);
  const question = questionOf(at);
  const kind = kindOf(plain, question);
  const facts: FieldFacts = {
    label: screenLabel(question?.label ?? name),
    kind,
    isOptional: kind !== 'yesNo' && (at.safeParse(null).success || at.safeParse('').success),
    isNumeric: plain instanceof z.ZodNumber,
    maxLength: question?.maxLength,
  };
  if (!(plain instanceof z.ZodNumber)) return facts;
  const min = plain.minValue ?? undefined;
  return { ...facts, min, maxLength: kind === 'number' && plain.isInt ? digitsOf(plain) : undefined };
}
