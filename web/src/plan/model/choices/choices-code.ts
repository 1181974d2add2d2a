import type { Spreads } from '@roofline/engine/simulation/spreads';
import { z } from 'zod';
import { OWN_AMOUNT } from './funded-work';
import type { LoanForm } from '@roofline/schema/plan-analysis/loan-terms';
import { isBytes, readBase64Url, readUuid, writeBase64Url, writeUuid } from '../scenario/address-text';
import { isSame } from '../scenario/plain-settings';
import { FIRST_CHOICES, SAVED, type StudyChoices } from './study-choices';

// Choices as text, like a what-if: only differences from the defaults, under short names. Choices fit any plan, so they
// carry no mark of its settings. A short name is never reused for another field.

const LONGEST_CODE = 2000;
const MOST_PLANS = 10;

const SPREADS = { inflation: 'i', cost: 'c', life: 'l', interest: 'r' } as const satisfies Record<
  keyof Spreads,
  string
>;
const TERMS = {
  annualRate: 'r',
  months: 'm',
  fees: 'f',
  areFeesFinanced: 'a',
  interestOnlyMonths: 'i',
  balloonMonth: 'b',
  payoffMonth: 'p',
  downPayment: 'd',
  debtServiceFrom: 's',
} as const satisfies Record<keyof LoanForm, string>;

/** The figures that the fields of the screen can hold; the screen says whether they make sense. */
const figure = z.number().min(0).max(99_999);
const money = z.number().min(0).max(1e13).nullable();
const months = z.int().min(0).max(999).nullable();
const uuid = z.string().transform((text, context) => {
  try {
    return readUuid(text);
  } catch {
    context.addIssue('no id');
    return z.NEVER;
  }
});
const SHORT_SAVED = 's';
const OWN = 'a';
const planKey = z.union([z.literal(SHORT_SAVED).transform(() => SAVED), uuid]);
const distinct = (ids: readonly string[]) => new Set(ids).size === ids.length;

const packed = z.strictObject({
  d: z.strictObject({ i: figure, c: figure, l: figure, r: figure }).partial().optional(),
  s: z.int().min(0).max(9_999_999_999).optional(),
  p: z.array(planKey).max(MOST_PLANS).refine(distinct).optional(),
  t: z.array(uuid).max(MOST_PLANS).refine(distinct).optional(),
  w: z
    .tuple([z.union([z.literal(OWN).transform(() => OWN_AMOUNT), uuid]), z.int().min(1900).max(9999), money])
    .optional(),
  o: z
    .strictObject({
      r: figure.nullable(),
      m: months,
      f: money,
      a: z.boolean(),
      i: months,
      b: months,
      p: months,
      d: money,
      s: z.enum(['owners', 'reserves']),
    })
    .partial()
    .optional(),
  q: figure.nullable().optional(),
});

/** Returns the fields that differ, under their short names; undefined if none does. */
function difference<T extends object>(now: T, first: T, names: Record<keyof T, string>) {
  const changed = (Object.keys(names) as (keyof T)[]).filter((name) => now[name] !== first[name]);
  return changed.length > 0 ? Object.fromEntries(changed.map((name) => [names[name], now[name]])) : undefined;
}

/** Decodes the fields; a missing field gets its default. */
function restored<T extends object>(short: object | undefined, first: T, names: Record<keyof T, string>): T {
  const given = new Map(Object.entries(short ?? {}));
  const entries = (Object.keys(names) as (keyof T)[]).map((name) => {
    const value = given.get(names[name]);
    return [name, value === undefined ? first[name] : value];
  });
  return Object.fromEntries(entries) as T;
}

/** Encodes choices as text for an address: '' for the defaults. */
export function encodeChoices({ outlook, comparison, payers }: StudyChoices): string {
  const { work, terms, discountRate } = payers;
  const short = {
    d: difference(outlook.spreads, FIRST_CHOICES.outlook.spreads, SPREADS),
    s: outlook.seed === FIRST_CHOICES.outlook.seed ? undefined : outlook.seed,
    p: outlook.compared.length > 0 ? outlook.compared.map(shortKey) : undefined,
    t: comparison?.map(writeUuid),
    w: work ? [work.work === OWN_AMOUNT ? OWN : writeUuid(work.work), work.year, work.amount] : undefined,
    o: difference(terms, FIRST_CHOICES.payers.terms, TERMS),
    q: discountRate === FIRST_CHOICES.payers.discountRate ? undefined : discountRate,
  };
  return isSame(short, {}) ? '' : writeBase64Url(JSON.stringify(short));
}

const shortKey = (key: string) => (key === SAVED ? SHORT_SAVED : writeUuid(key));

/** Decodes the choices in an address; null if the text is not one of ours or a value is out of range. Never throws. */
export function decodeChoices(code: string): StudyChoices | null {
  if (code === '') return FIRST_CHOICES;
  if (code.length > LONGEST_CODE || !isBytes(code)) return null;
  try {
    const { d, s, p, t, w, o, q } = packed.parse(JSON.parse(readBase64Url(code)));
    const { outlook, payers } = FIRST_CHOICES;
    return {
      outlook: {
        spreads: restored(d, outlook.spreads, SPREADS),
        seed: s ?? outlook.seed,
        compared: p ?? outlook.compared,
      },
      comparison: t ?? null,
      payers: {
        work: w ? { work: w[0], year: w[1], amount: w[2] } : null,
        terms: restored(o, payers.terms, TERMS),
        discountRate: q === undefined ? payers.discountRate : q,
      },
    };
  } catch {
    return null;
  }
}
