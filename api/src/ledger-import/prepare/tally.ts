import type { LedgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';

/** The counts of a file's lines by their effect on the ledger: expected in a preview, actual in an acceptance. */
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

/** How the lines of a file compared with the ledger when the file was read. */
export interface HeldAgainst {
  tally: Tally;
  /** The first lines that another source has, too. */
  duplicates: LedgerImportPreview['duplicates'];
}
