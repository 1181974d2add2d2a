import { aLedgerImport } from '@roofline/schema/fixtures/ledger-import';
import type { LedgerImportPreview } from '@roofline/schema/ledger-import/ledger-import';

export const LEDGER_IMPORT_ID = '01980000-0000-7000-8000-0000000000d1';

const column = (index: number, letter: string, heading: string, field: 'date' | 'account' | 'amount') => ({
  index,
  letter,
  heading,
  field,
  samples: ['x'],
});

/** Returns a general ledger with one new account, whose totals agree. */
export const aLedgerPreview = (change: Partial<LedgerImportPreview> = {}): LedgerImportPreview =>
  aLedgerImport({
    importId: LEDGER_IMPORT_ID,
    fileName: 'cedar.csv',
    layout: 'quickBooks',
    columns: [
      column(0, 'A', 'Date', 'date'),
      column(1, 'B', 'Account', 'account'),
      column(2, 'C', 'Amount', 'amount'),
    ],
    isDateOrderSure: true,
    from: '2025-01-01',
    to: '2025-12-31',
    lineCount: 1204,
    accounts: [
      {
        glCode: '4300',
        glName: 'Reserve Interest',
        kind: 'income',
        use: 'unmapped',
        suggestedUse: 'reserveIncome',
        fund: 'unmapped',
        isNew: true,
        begin: null,
        end: null,
        moneyIn: 12.5,
        moneyOut: 0,
        lineCount: 1204,
      },
    ],
    ties: [{ kind: 'debitsCredits', glCode: null, name: 'The whole file', difference: 0, ties: true }],
    newTransactions: 1204,
    skipDuplicates: true,
    canAccept: true,
    ...change,
  });
