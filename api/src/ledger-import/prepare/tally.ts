import type { LedgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';

/** What the lines of a file are to the ledger: of a preview what they would be, of an acceptance what became of them. */
export interface Tally {
  added: number;
  changed: number;
  unchanged: number;
  duplicates: number;
}

export const NOTHING_YET: Tally = { added: 0, changed: 0, unchanged: 0, duplicates: 0 };

export const plus = (one: Tally, other: Tally): Tally => ({
  added: one.added + other.added,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
  duplicates: one.duplicates + other.duplicates,
});

/** What the lines of a file were to the ledger when the file was read. */
export interface HeldAgainst {
  tally: Tally;
  /** The first of those that another source has too. */
  duplicates: LedgerImportPreview['duplicates'];
}
