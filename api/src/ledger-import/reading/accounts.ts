import { limits } from '@roofline/schema/value/limits';
import { cutText, textKey, words } from '../../platform/sheets/cell-text';

/** The code and name of an account in a ledger. */
export interface AccountName {
  glCode: string;
  glName: string;
  /** A separator stood between code and name, so that the text can be nothing else. */
  isPlain: boolean;
}

/** The longest text that can still be an account. */
const ACCOUNT_CHARS = limits.glNameMax + limits.glCodeMax;
const SEPARATORS = [' · ', '·', ' • ', ' - ', ' – ', ' — ', ': '];
const CODE = /^[a-z]{0,4}\d[\w.-]{0,39}$/i;
const BARE_CODE = /^[a-z]{0,2}\d{3}[\d.-]{0,37}$/i;
const BRACKETED = /^([^()]+)\(([a-z]{0,4}\d[\w.-]{1,39})\)$/i;

const named = (code: string, name: string, isPlain: boolean): AccountName => ({
  glCode: cutText(code, limits.glCodeMax),
  glName: cutText(name.trim() === '' ? code : name.trim(), limits.glNameMax),
  isPlain,
});

/** Reads a coded account: `5012 · Landscaping`, `5012 - Landscaping`, `5012 Landscaping`, `Landscaping (5012)`. */
export function codedAccount(text: string): AccountName | null {
  if (text.length > ACCOUNT_CHARS) return null;
  const plain = text.trim();
  for (const separator of SEPARATORS) {
    const at = plain.indexOf(separator);
    const code = at === -1 ? '' : plain.slice(0, at).trim();
    if (code !== '' && CODE.test(code)) return named(code, plain.slice(at + separator.length), true);
  }
  const space = plain.search(/\s/);
  const first = space === -1 ? plain : plain.slice(0, space);
  if (BARE_CODE.test(first)) return named(first, space === -1 ? '' : plain.slice(space + 1), false);
  const bracketed = BRACKETED.exec(plain);
  return bracketed ? named(bracketed[2]!, bracketed[1]!, false) : null;
}

/** Reads an account of a ledger; one without a code gets its code from its name. */
export function accountOf(text: string): AccountName {
  const coded = codedAccount(text);
  if (coded) return coded;
  const glName = cutText(text.trim(), limits.glNameMax).replace(/\s+/g, ' ');
  return { glCode: cutText(textKey(glName), limits.glCodeMax), glName, isPlain: false };
}

export type GuessedKind = 'bank' | 'asset' | 'income' | 'expense' | 'liability' | 'equity' | 'unknown';

const KIND_OF_DIGIT: Record<string, GuessedKind> = {
  1: 'asset',
  2: 'liability',
  3: 'equity',
  4: 'income',
  5: 'expense',
  6: 'expense',
  7: 'expense',
  8: 'expense',
  9: 'expense',
};
const BANK_WORDS = ['checking', 'savings', 'bank', 'cash', 'cd', 'certificate', 'mma', 'icsa'];
const BANK_PAIRS = ['money market', 'operating account', 'reserve account', 'operating fund account'];
const NO_BANK = ['fee', 'fees', 'charge', 'charges', 'interest', 'due', 'transfer', 'expense', 'income'];
const INCOME_WORDS = ['income', 'assessment', 'assessments', 'dues', 'revenue', 'interest', 'contribution'];
const EXPENSE_WORDS = [
  'expense',
  'expenses',
  'repair',
  'repairs',
  'maintenance',
  'insurance',
  'landscaping',
  'utilities',
  'management',
  'supplies',
  'fees',
];

const saysAny = (said: readonly string[], wanted: readonly string[]) =>
  wanted.some((word) => said.includes(word));

function isBankName(said: readonly string[]): boolean {
  if (saysAny(said, NO_BANK)) return false;
  const text = said.join(' ');
  return saysAny(said, BANK_WORDS) || BANK_PAIRS.some((pair) => text.includes(pair));
}

/** Guesses an account's kind by the first digit of its code, as in charts of accounts, and the words of its name. */
export function kindOf({ glCode, glName }: Pick<AccountName, 'glCode' | 'glName'>): GuessedKind {
  const said = words(glName);
  const digit = /^[a-z]{0,4}(\d)\d{2}/i.exec(glCode)?.[1];
  const ofCode = digit === undefined ? undefined : KIND_OF_DIGIT[digit];
  if (isBankName(said) && (ofCode === undefined || ofCode === 'asset')) return 'bank';
  if (ofCode !== undefined) return ofCode;
  if (saysAny(said, INCOME_WORDS)) return 'income';
  return saysAny(said, EXPENSE_WORDS) ? 'expense' : 'unknown';
}
