import type { AccountKind, AccountUse } from '@roofline/schema/ledger/account';
import type { Cents } from '@roofline/schema/value/money';

/** An account of a demo ledger. */
export interface DemoAccount {
  code: string;
  name: string;
  kind: AccountKind;
  use: AccountUse;
  fund: 'reserve' | 'operating';
  institution?: string;
}

/** One line of an account. */
export interface DemoPosting {
  /** The same in every run for the same ledger. */
  id: string;
  date: string;
  code: string;
  /** Above zero is money in. */
  amount: Cents;
  text: string;
  payee: string;
  reference: string;
  /** The component that it pays for, by its name. */
  component?: string;
  project?: string;
  isUnexpected?: boolean;
}

/** Money that comes or goes: written on an account and on the bank account that it moves. */
export interface DemoEntry extends Omit<DemoPosting, 'id'> {
  bank: string;
}

/** A part of a whole number of cents: all parts add up to it. */
export const share = (total: Cents, n: number, of: number): Cents =>
  Math.floor((total * (n + 1)) / of) - Math.floor((total * n) / of);

/** A number below 1 that follows from a text and is the same in every run. */
export function steady(text: string): number {
  let state = 2_166_136_261;
  for (const sign of text) state = Math.imul(state ^ sign.codePointAt(0)!, 16_777_619);
  return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
}
