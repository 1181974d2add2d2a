import { limits } from '@roofline/schema/value/limits';
import { cutTo } from '@roofline/schema/value/text';
import { payeeKey } from '../payee';
import type { NewLine } from '../repository/lines';
import type { LedgerLine } from './entry';

// What a database can't store, and what no one types: sources send it all the same.
const CONTROL = /[\u0000-\u001F\u007F]+/gu;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

// Nearly every text of a ledger is this, and nothing but its ends and its length can be wrong with it.
const PLAIN = /^[ -~]*$/;

/** A text of a source as it is stored: on one line, at most so long. */
export function storedText(text: string, max: number): string {
  if (PLAIN.test(text)) return text.trim().slice(0, max).trimEnd();
  return cutTo(text.replace(LONE_SURROGATE, '').replace(CONTROL, ' ').normalize('NFC').trim(), max);
}

/** The same for a text that may be missing. */
export const storedTextOrNull = (text: string | null, max: number): string | null =>
  (text === null ? '' : storedText(text, max)) || null;

/** The code of an account as it is stored. */
export const storedCode = (glCode: string): string => storedText(glCode, limits.glCodeMax);

/** The id of a line in its source as it is stored; one that is too long would not tell lines apart. */
export function storedId(externalId: string): string {
  const { ledgerExternalIdMax: most } = limits;
  if (externalId.length > most) throw new Error('An external id of a line is too long: give a hash of it');
  return storedText(externalId, most);
}

/** What a line's source says of it. */
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

/** Payees as they are stored, each worked out once: thousands of lines have the same. */
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

/** A line as it is stored, without what people say of it. */
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

/** What the text filter of the list looks through. */
export const searchText = ({ description, payee, reference }: SourceValues): string =>
  [description, payee, reference].filter(Boolean).join(' ').toLowerCase();
