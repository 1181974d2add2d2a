import { chakra } from '@chakra-ui/react';
import { LEDGER_FUNDS, type LedgerFund } from '@roofline/schema/ledger/account';
import { limits } from '@roofline/schema/value/limits';
import type { ReactNode } from 'react';
import { Button } from '../../ui/action/Button';
import { SelectField } from '../../ui/field/SelectField';
import { TextInput } from '../../ui/field/TextInput';
import { DateText, NoValue } from '../../ui/figure/figures';
import { formatMoneyCents } from '../../ui/format/money';
import type { Column } from '../../ui/table-model/column';
import { FUND_WORDS } from '../data/ledger-words';
import type { BankValues } from './BankAccounts';
import type { BankConfigurationFieldsFragment } from './Configuration.generated';

export type BankRow = BankConfigurationFieldsFragment['accounts'][number];

interface Editor {
  canEdit: boolean;
  /** The values as entered, saved or not. */
  valuesOf: (row: BankRow) => BankValues;
  change: (row: BankRow, values: Partial<BankValues>) => void;
  /** Opens the balances that people state for it. */
  state: (row: BankRow) => void;
}

const FUNDS = LEDGER_FUNDS.map((value) => ({ value, label: FUND_WORDS[value] }));

type CellProps = Editor & { row: BankRow };

function Name({ row, canEdit, valuesOf, change }: CellProps) {
  const { name } = valuesOf(row);
  if (!canEdit) return name;
  return (
    <TextInput
      size="sm"
      aria-label={`Name of ${row.name}`}
      aria-invalid={name.trim() === '' || undefined}
      maxLength={limits.glNameMax}
      value={name}
      onChange={(event) => change(row, { name: event.currentTarget.value })}
    />
  );
}

function Institution({ row, canEdit, valuesOf, change }: CellProps) {
  const { institution } = valuesOf(row);
  if (!canEdit) return institution || <NoValue />;
  return (
    <TextInput
      size="sm"
      aria-label={`Bank of ${row.name}`}
      maxLength={limits.glNameMax}
      value={institution}
      onChange={(event) => change(row, { institution: event.currentTarget.value })}
    />
  );
}

function Fund({ row, canEdit, valuesOf, change }: CellProps) {
  const { fund } = valuesOf(row);
  if (!canEdit) return FUND_WORDS[fund];
  return (
    <SelectField
      size="sm"
      aria-label={`Fund of ${row.name}`}
      options={FUNDS}
      value={fund}
      onChange={(event) => change(row, { fund: event.currentTarget.value as LedgerFund })}
    />
  );
}

const Balance = ({ balance }: { balance: number | null }) =>
  balance === null ? <NoValue /> : <span data-figure="">{formatMoneyCents(balance)}</span>;

/** Says who stated the balance that today's follows from, and its day. */
function Basis({ row: { asOf, origin } }: { row: BankRow }) {
  if (asOf === null) return <>No balance is known</>;
  return (
    <>
      {origin === 'hand' ? 'Stated by hand' : 'From the source'}, as of <DateText iso={asOf} />
    </>
  );
}

function StateButton({ row, state }: CellProps) {
  const words = row.statedBalances.length === 0 ? 'State balance' : 'Edit balances';
  return (
    <Button variant="link" size="sm" aria-label={`${words} of ${row.name}`} onClick={() => state(row)}>
      {words}
    </Button>
  );
}

/** Returns the columns: name, bank, GL account, today's balance with its basis, and fund. */
export const bankColumns = (editor: Editor): Column<BankRow>[] => [
  {
    id: 'name',
    header: 'Bank account',
    fixed: true,
    cell: (row) => <Name row={row} {...editor} />,
    sortValue: ({ name }) => name,
  },
  { id: 'institution', header: 'Bank', cell: (row) => <Institution row={row} {...editor} /> },
  { id: 'glCode', header: 'GL account', cell: ({ glCode }) => glCode ?? <NoValue /> },
  {
    id: 'balance',
    header: 'Balance',
    align: 'end',
    cell: (row) => <Balance balance={row.balance} />,
    sortValue: ({ balance }) => balance,
  },
  {
    id: 'asOf',
    header: 'Basis',
    cell: (row) => (
      <chakra.span display="grid" justifyItems="start" gap="0.5" py="1.5">
        <chakra.span color={row.asOf === null ? 'fg.muted' : undefined}>
          <Basis row={row} />
        </chakra.span>
        {editor.canEdit && <StateButton row={row} {...editor} />}
      </chakra.span>
    ),
    sortValue: ({ asOf }) => asOf,
  },
  { id: 'fund', header: 'Fund', width: '170px', cell: (row) => <Fund row={row} {...editor} /> },
];

/** Captions a control; screen readers get the longer name of the control instead. */
const Captioned = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <div>
    <chakra.span display="block" textStyle="caption" color="fg.muted" mb="0.5" aria-hidden>
      {caption}
    </chakra.span>
    {children}
  </div>
);

export function BankPhoneRow({ row, ...editor }: CellProps) {
  return (
    <chakra.div display="grid" gap="2">
      <Captioned caption="Bank account">
        <Name row={row} {...editor} />
      </Captioned>
      <Captioned caption="Bank">
        <Institution row={row} {...editor} />
      </Captioned>
      <Captioned caption="Fund">
        <Fund row={row} {...editor} />
      </Captioned>
      <chakra.span textStyle="caption" color="fg.muted">
        {row.balance !== null && (
          <>
            <Balance balance={row.balance} />.{' '}
          </>
        )}
        <Basis row={row} />
      </chakra.span>
      {editor.canEdit && (
        <div>
          <StateButton row={row} {...editor} />
        </div>
      )}
    </chakra.div>
  );
}
