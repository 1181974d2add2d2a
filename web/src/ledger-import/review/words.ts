import { LEDGER_COLUMNS, LEDGER_LAYOUTS, type LedgerField } from '@roofline/schema/ledger-import/columns';
import { counted } from '../../ui/format/count';
import { formatDay } from '../../ui/format/day';
import type { LedgerImportPreviewFragment, LedgerImportTieFragment } from '../LedgerImport.generated';

/** `QuickBooks general ledger, 12 accounts, 1,204 transactions, Jan 1, 2025 to Dec 31, 2025.` */
export function recognized(preview: LedgerImportPreviewFragment): string {
  const { layout, accounts, lineCount, from, to, missingFields } = preview;
  if (missingFields.length > 0)
    return `Roofline does not know all of its columns. ${missingColumns(preview)}`;
  const label = LEDGER_LAYOUTS.find((each) => each.layout === layout)!.label;
  const days = from && to ? [from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`] : [];
  const parts = [label, counted(accounts.length, 'account'), counted(lineCount, 'transaction'), ...days];
  return `${parts.join(', ')}.`;
}

/** Returns sentences about new, known and duplicate lines, and about how the file was read. */
export function asides(preview: LedgerImportPreviewFragment): string[] {
  const { newTransactions, knownTransactions, duplicateCount, isMappingSaved } = preview;
  const { missingFields, isDateOrderSure } = preview;
  if (missingFields.length > 0) return [];
  return [
    `${counted(newTransactions, 'transaction is', 'transactions are')} new.`,
    ...(knownTransactions > 0
      ? [`${counted(knownTransactions, 'transaction was', 'transactions were')} imported before.`]
      : []),
    ...(duplicateCount > 0
      ? [
          `${counted(duplicateCount, 'transaction seems', 'transactions seem')} to be in the ledger from another source.`,
        ]
      : []),
    ...(isDateOrderSure ? [] : ['Check under Columns whether its dates begin with the month or the day.']),
    ...(isMappingSaved ? ['The file is read as the last one of this layout was.'] : []),
  ];
}

const TIES: Record<LedgerImportTieFragment['kind'], string> = {
  balance: 'Beginning balance and movements give the ending balance',
  running: 'The running balance adds up',
  totals: 'Debits and credits equal the totals of the account',
  funds: 'The funds add up to the total',
  control: 'All transactions equal the totals of the file',
  debitsCredits: 'Debits equal credits',
};
export const tieText = ({ kind }: Pick<LedgerImportTieFragment, 'kind'>) => TIES[kind];

const columnLabel = (field: LedgerField): string =>
  LEDGER_COLUMNS.find((each) => each.field === field)!.label;

const missingColumns = ({ missingFields }: LedgerImportPreviewFragment): string =>
  `Choose a column for ${missingFields.map((field) => columnLabel(field)).join(' and ')}.`;

/** Returns why the import cannot be accepted; null where it can. */
export function blockedReason(preview: LedgerImportPreviewFragment): string | null {
  const { missingFields, problemCount, skipProblems, lineCount, balances } = preview;
  if (missingFields.length > 0) return missingColumns(preview);
  if (problemCount > 0 && !skipProblems)
    return `${counted(problemCount, 'row has a problem', 'rows have problems')}. Correct the file, or leave them out.`;
  if (lineCount === 0 && balances.length === 0)
    return 'The file has no transaction and no balance. Choose another file, or other columns.';
  return preview.canAccept ? null : 'The file cannot be imported as it is. Correct it and choose it again.';
}
