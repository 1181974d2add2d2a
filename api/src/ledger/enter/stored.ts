import { limits } from '@roofline/schema/value/limits';
import { cutTo } from '@roofline/schema/value/text';
import { payeeKey } from '../payee';
import type { NewLine } from '../repository/lines';
import type { LedgerLine } from './entry';

// Characters that the database can't store or that no one types; sources send them all the same.
const CONTROL = /[\u0000-\u001F\u007F]+/gu;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

// Nearly every text of a ledger is plain, and then only its ends and its length need work.
const PLAIN = /^[ -~]*$/;

/** Returns a text of a source as it is stored: on one line, at most `max` long. */
export function storedText(text: string, max: number): string {
  if (PLAIN.test(text)) return text.trim().slice(0, max).trimEnd();
  return cutTo(text.replace(LONE_SURROGATE, '').replace(CONTROL, ' ').normalize('NFC').trim(), max);
}

/** Returns a text as it is stored, or null where it is missing or empty. */
export const storedTextOrNull = (text: string | null, max: number): string | null =>
  (text === null ? '' : storedText(text, max)) || null;

/** Returns the code of an account as it is stored. */
export const storedCode = (glCode: string): string => storedText(glCode, limits.glCodeMax);

/** Returns the id of a line in its source as it is stored; throws where it is too long, as a cut id is not unique. */
export function storedId(externalId: string): string {
  const { ledgerExternalIdMax: most } = limits;
  if (externalId.length > most) throw new Error('An external id of a line is too long: give a hash of it');
  return storedText(externalId, most);
}

/** The values of a line that come from its source. */
export type SourceValues = Pick<
  NewLine,
  'date' | 'amount' | 'glCode' | 'sourceFund' | 'description' | 'payee' | 'reference' | 'runningBalance'
> & { payeeKey: string };

export const VALUES = [
  'date',
  'amount',
  'glCode',
  'sourceFund',
  'description',
  'payee',
  'reference',
  'runningBalance',
] as const satisfies readonly (keyof SourceValues)[];

type StoredPayee = Pick<SourceValues, 'payee' | 'payeeKey'>;

function storedPayee(text: string | null): StoredPayee {
  const payee = storedTextOrNull(text, limits.payeeMax);
  return { payee, payeeKey: payeeKey(payee) };
}

/** Returns a function that computes each stored payee once, since thousands of lines share one. */
export function payeesOf(): (text: string | null) => StoredPayee {
  const met = new Map<string | null, StoredPayee>();
  return (text) => {
    const known = met.get(text);
    if (known) return known;
    const made = storedPayee(text);
    met.set(text, made);
    return made;
  };
}

/** Returns the stored values of a line that come from its source. */
export function sourceValues(line: LedgerLine, { payee, payeeKey: key }: StoredPayee): SourceValues {
  const { date, amount, sourceFund, runningBalance } = line;
  return {
    date,
    amount,
    glCode: storedCode(line.glCode),
    sourceFund,
    description: storedText(line.description, limits.ledgerDescriptionMax),
    payee,
    payeeKey: key,
    reference: storedTextOrNull(line.reference, limits.ledgerReferenceMax),
    runningBalance,
  };
}

/** Returns the text that the filter of the list searches. */
export const searchText = ({ description, payee, reference }: SourceValues): string =>
  [description, payee, reference].filter(Boolean).join(' ').toLowerCase();
