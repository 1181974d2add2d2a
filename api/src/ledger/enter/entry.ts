import type { AccountKind, AccountUse, LedgerFund } from '@roofline/schema/ledger/account';

/** The property whose ledger is written. The caller has checked the actor's right. */
export interface LedgerPlace {
  workspaceId: string;
  propertyId: string;
}

/** One posting, as a source states it. */
export interface LedgerLine {
  /** Its id in the source, the same each time. */
  externalId: string;
  date: string;
  /** Cents, above zero for money in. */
  amount: number;
  glCode: string;
  description: string;
  payee: string | null;
  reference: string | null;
  sourceFund: 'reserve' | 'operating' | null;
  /** Cents. */
  runningBalance: number | null;
}

/** An account, as a source states it. */
export interface LedgerAccountSeen {
  glCode: string;
  glName: string;
  kind: AccountKind;
  /** A person's choice in an import, which replaces the configured use. */
  use?: AccountUse;
  /** A person's choice for a bank account in an import, which replaces the configured fund. */
  fund?: LedgerFund;
}

/** A balance of a bank account, by a statement. */
export interface BankBalanceSeen {
  externalId: string;
  name: string;
  institution: string | null;
  glCode: string | null;
  fund: LedgerFund | null;
  asOf: string;
  /** Cents. */
  balance: number;
}

/** The data of a source; at most 2,000 lines and 2,000 deletions a call. */
export interface LedgerEntry {
  sourceId: string;
  accounts: readonly LedgerAccountSeen[];
  lines: readonly LedgerLine[];
  deletedExternalIds: readonly string[];
  balances: readonly BankBalanceSeen[];
  /** Leaves out new lines that another source has too: of the same day, account and amount. */
  leaveDuplicates?: boolean;
}

/** The numbers of lines that an entry changed. */
export interface Entered {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** Left out because another source has them. */
  duplicates: number;
}
