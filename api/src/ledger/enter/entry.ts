import type { AccountKind, AccountUse, LedgerFund } from '@roofline/schema/ledger/account';

/** Whose ledger: a property of a workspace. The caller has made sure that the actor may write it. */
export interface LedgerPlace {
  workspaceId: string;
  propertyId: string;
}

/** One posting, as a source says it. */
export interface LedgerLine {
  /** Its id in the source: the same posting has the same id each time. */
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

/** An account, as a source says it. */
export interface LedgerAccountSeen {
  glCode: string;
  glName: string;
  kind: AccountKind;
  /** Chosen by a person in an import: it wins over what was configured. */
  use?: AccountUse;
  /** Of a bank account, chosen by a person in an import: it wins over what was configured. */
  fund?: LedgerFund;
}

/** What a statement says of a bank account. */
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

/** What a source brings; at most 2,000 lines and 2,000 deletions a call. */
export interface LedgerEntry {
  sourceId: string;
  accounts: readonly LedgerAccountSeen[];
  lines: readonly LedgerLine[];
  deletedExternalIds: readonly string[];
  balances: readonly BankBalanceSeen[];
  /** Leaves out new lines that another source has too: of the same day, account and amount. */
  leaveDuplicates?: boolean;
}

/** What entering did, in lines. */
export interface Entered {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  /** Left out because another source has them. */
  duplicates: number;
}
