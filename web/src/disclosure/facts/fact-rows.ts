import type { disclosureFactsInput } from '@roofline/schema/disclosure/disclosure-facts';
import type { Answers } from '../../app/fields/answers';
import { rowsOf, type ListedRows } from '../../app/fields/field-list';
import { formatDay } from '../../ui/format/day';
import { formatMoneyExact } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';

export type FactValues = Answers<typeof disclosureFactsInput>;
/** Statements that are lists. */
export type RowsFact = 'excluded' | 'loans' | 'settlements' | 'unitShares';
export type FactRow<Key extends RowsFact> = FactValues[Key][number];

type RowsOfFact<Key extends RowsFact> = ListedRows<FactRow<Key>, FactValues, object> & {
  inWords: (row: FactRow<Key>) => string;
};

/** The lists: excluded components, loans, awards and settlements, and shares of units. */
const FACT_ROWS: { readonly [Key in RowsFact]: RowsOfFact<Key> } = {
  excluded: {
    rowName: 'Component',
    addText: 'Add component',
    list: [
      {
        rows: [
          { name: 'name' },
          { name: 'remainingLife', label: 'Remaining life, years' },
          { name: 'reason' },
        ],
      },
    ],
    inWords: ({ name, remainingLife, reason }) =>
      `${name}${remainingLife === null ? '' : ` (remaining life ${remainingLife})`}: ${reason}`,
  },
  loans: {
    rowName: 'Loan',
    addText: 'Add loan',
    list: [
      {
        rows: [
          { name: 'payee' },
          [
            { name: 'annualRate', label: 'Interest rate' },
            { name: 'balance', label: 'Amount outstanding', allowCents: true },
          ],
          [
            { name: 'annualPayment', allowCents: true },
            { name: 'retirementDate', label: 'Retired on' },
          ],
        ],
      },
    ],
    inWords: ({ payee, annualRate, balance, annualPayment, retirementDate }) =>
      `${payee}: ${formatMoneyExact(balance ?? 0)} at ${formatPercent(annualRate ?? 0, 2)}, ` +
      `${formatMoneyExact(annualPayment ?? 0)} a year, retired on ${formatDay(retirementDate ?? '')}`,
  },
  settlements: {
    rowName: 'Award or settlement',
    addText: 'Add award or settlement',
    list: [
      {
        rows: [
          { name: 'source', label: 'Who paid, and for which defects' },
          { name: 'received', allowCents: true },
          [
            { name: 'repaired', label: 'Spent on repairs of the defects', allowCents: true },
            { name: 'otherwise', allowCents: true },
          ],
        ],
      },
    ],
    inWords: ({ source, received, repaired, otherwise }) =>
      `${source}: ${formatMoneyExact(received ?? 0)} received, ${formatMoneyExact(repaired ?? 0)} spent on repairs, ` +
      `${formatMoneyExact(otherwise ?? 0)} used otherwise`,
  },
  unitShares: {
    rowName: 'Unit',
    addText: 'Add unit',
    list: [
      {
        rows: [
          [
            { name: 'unit' },
            // Declarations state shares with up to four decimals.
            { name: 'share', label: 'Share, %', kind: 'number', decimals: 4, maxLength: 8 },
          ],
        ],
      },
    ],
    inWords: ({ unit, share }) => `${unit}: ${share ?? ''}%`,
  },
};

export const isRows = (key: string): key is RowsFact => key in FACT_ROWS;

/** Returns the form of a statement's rows; undefined where it is not a list. */
export const factRows = (key: string) =>
  isRows(key)
    ? rowsOf<never, FactValues, object>(FACT_ROWS[key] as ListedRows<never, FactValues, object>)
    : undefined;

/** Returns each row of a list statement in words. */
export function rowTexts<Key extends RowsFact>(values: FactValues, key: Key): string[] {
  const rows: readonly FactRow<Key>[] = values[key];
  return rows.map(FACT_ROWS[key].inWords);
}
