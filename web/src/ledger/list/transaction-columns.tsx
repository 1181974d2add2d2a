import { chakra } from '@chakra-ui/react';
import type { TotalsBasis } from '@roofline/schema/ledger/totals';
import { DateText, NoValue } from '../../ui/figure/figures';
import { Tag } from '../../ui/figure/Tag';
import { formatMoneyCents } from '../../ui/format/money';
import type { Column } from '../../ui/table-model/column';
import { sumOn } from '../data/ledger-sums';
import { accountName, FUND_WORDS, mappedTo, UNEXPECTED_HINT } from '../data/ledger-words';
import type { TransactionItem } from '../data/use-transactions';

/** An amount; money in is highlighted, because most lines are money out. */
export function Amount({ amount }: { amount: number }) {
  return (
    <chakra.span
      data-figure=""
      whiteSpace="nowrap"
      {...(amount > 0 ? { color: 'success.fg', fontWeight: '550' } : {})}
    >
      {formatMoneyCents(amount)}
    </chakra.span>
  );
}

export const UnexpectedTag = () => (
  <span title={UNEXPECTED_HINT}>
    <Tag tone="warning">Unexpected</Tag>
  </span>
);

/**
 * Returns the width of a column of text: `part` of the width that the navigation, the figures and the paddings leave of
 * the window, and at least `least` pixels. Each row is then one line, and the page never scrolls sideways.
 */
const share = (part: number, least: number, taken = 752) =>
  `max(${least}px, calc((100vw - ${taken}px) * ${part}))`;

/** The payee, followed by the description. */
function Words({ row, width }: { row: TransactionItem; width: string }) {
  const { payee, description } = row;
  return (
    <chakra.span
      display="flex"
      alignItems="center"
      gap="2"
      data-cut=""
      style={{ maxWidth: width }}
      title={[payee, description].filter(Boolean).join(': ')}
    >
      <chakra.span truncate data-cut="" color="fg.default">
        {payee && <chakra.strong fontWeight="560">{payee}</chakra.strong>}
        {payee && description && ' '}
        <chakra.span color={payee ? 'fg.muted' : undefined}>{description}</chakra.span>
      </chakra.span>
      {row.isUnexpected && <UnexpectedTag />}
    </chakra.span>
  );
}

const Cut = ({ text, width }: { text: string; width: string }) => (
  <chakra.span display="block" truncate data-cut="" style={{ maxWidth: width }} title={text}>
    {text}
  </chakra.span>
);

const words = (width: string): Column<TransactionItem> => ({
  id: 'payee',
  header: 'Payee and description',
  sortable: true,
  sortsAs: 'words',
  cell: (row) => <Words row={row} width={width} />,
});

const date: Column<TransactionItem> = {
  id: 'date',
  header: 'Date',
  sortable: true,
  sortsAs: 'figures',
  width: '112px',
  cell: (row) => (
    <chakra.span whiteSpace="nowrap">
      <DateText iso={row.date} />
    </chakra.span>
  ),
};

const amountOn = (basis: TotalsBasis): Column<TransactionItem> => ({
  id: 'amount',
  header: 'Amount',
  align: 'end',
  sortable: true,
  width: '120px',
  cell: (row) => <Amount amount={row.amount} />,
  subtotal: (rows) => <span data-figure="">{formatMoneyCents(sumOn(rows, basis))}</span>,
});

const balance: Column<TransactionItem> = {
  id: 'balance',
  header: 'Balance',
  align: 'end',
  width: '120px',
  cell: ({ runningBalance }) =>
    runningBalance === null ? (
      <NoValue />
    ) : (
      <chakra.span data-figure="" whiteSpace="nowrap" color="fg.muted">
        {formatMoneyCents(runningBalance)}
      </chakra.span>
    ),
};

const fund: Column<TransactionItem> = {
  id: 'fund',
  header: 'Fund',
  width: '96px',
  cell: (row) => <chakra.span whiteSpace="nowrap">{FUND_WORDS[row.fund]}</chakra.span>,
};

/** Returns all columns but the balance; `taken` is the width that the navigation, figures and paddings need. */
const columns = (taken: number, basis: TotalsBasis): readonly Column<TransactionItem>[] => [
  date,
  words(share(0.44, 110, taken)),
  fund,
  {
    id: 'account',
    header: 'Account',
    cell: (row) => <Cut text={accountName(row)} width={share(0.28, 70, taken)} />,
  },
  {
    id: 'mapped',
    header: 'Component or project',
    cell: (row) => {
      const text = mappedTo(row);
      return text === '' ? <NoValue /> : <Cut text={text} width={share(0.28, 70, taken)} />;
    },
  },
  amountOn(basis),
];

/** Returns the columns beside an open transaction, where there is room for little more than the amount. */
const narrow = (basis: TotalsBasis) => [date, words(share(1, 300, 1040)), amountOn(basis)];

/** Returns the columns that there is room for; the total of a month includes the same accounts as the totals of the list. */
export function columnsOf({
  basis,
  isNarrow,
  hasBalance,
}: ColumnOptions): readonly Column<TransactionItem>[] {
  if (isNarrow) return narrow(basis);
  return hasBalance ? [...columns(872, basis), balance] : columns(752, basis);
}

interface ColumnOptions {
  basis: TotalsBasis;
  /** Whether a transaction is open beside them. */
  isNarrow: boolean;
  /** Whether to show the balances that the source states. */
  hasBalance: boolean;
}
