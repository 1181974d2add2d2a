import { chakra } from '@chakra-ui/react';
import type { AccountUse, LedgerFund } from '@roofline/schema/ledger/account';
import { Button } from '../../ui/action/Button';
import { Banner } from '../../ui/feedback/Banner';
import { SelectField } from '../../ui/field/SelectField';
import { Tag } from '../../ui/figure/Tag';
import { counted } from '../../ui/format/count';
import { formatMoneyExact } from '../../ui/format/money';
import { Card } from '../../ui/layout/Card';
import type { LedgerImportAccountFragment } from '../LedgerImport.generated';
import type { AccountChoice, LedgerReading } from './reading';

type Account = LedgerImportAccountFragment;
type Chosen = AccountChoice & { glCode: string };

/** The uses to choose from; a bank account and its fund are one choice. */
const CHOICES: { value: string; label: string; use: AccountUse; fund: LedgerFund }[] = [
  { value: 'unmapped', label: 'Choose later', use: 'unmapped', fund: 'unmapped' },
  { value: 'reserveIncome', label: 'Reserve income', use: 'reserveIncome', fund: 'unmapped' },
  { value: 'reserveExpense', label: 'Reserve expense', use: 'reserveExpense', fund: 'unmapped' },
  { value: 'operatingIncome', label: 'Operating income', use: 'operatingIncome', fund: 'unmapped' },
  { value: 'operatingExpense', label: 'Operating expense', use: 'operatingExpense', fund: 'unmapped' },
  { value: 'bank reserve', label: 'Bank account, reserve', use: 'bank', fund: 'reserve' },
  { value: 'bank operating', label: 'Bank account, operating', use: 'bank', fund: 'operating' },
  { value: 'bank unmapped', label: 'Bank account, fund not known', use: 'bank', fund: 'unmapped' },
  { value: 'ignored', label: 'Leave out of all figures', use: 'ignored', fund: 'unmapped' },
];

const valueOf = ({ use, fund }: AccountChoice) => (use === 'bank' ? `bank ${fund}` : use);
const isOpen = ({ use, fund }: AccountChoice) =>
  use === 'unmapped' || (use === 'bank' && fund === 'unmapped');

const suggestionFor = ({ glCode, glName, suggestedUse }: Account): Chosen => ({
  glCode,
  use: suggestedUse,
  fund:
    suggestedUse !== 'bank'
      ? 'unmapped'
      : /reserve|saving|replacement/i.test(glName)
        ? 'reserve'
        : 'operating',
});

/** The accounts of the file and their uses, which Roofline remembers for the next import. */
export function AccountsCard(props: {
  accounts: readonly Account[];
  reading: LedgerReading;
  onChoose: (choices: readonly Chosen[]) => void;
}) {
  const { accounts, reading, onChoose } = props;
  const choiceOf = (account: Account): AccountChoice => reading.accounts.get(account.glCode) ?? account;
  const open = accounts.filter((account) => account.isNew && isOpen(choiceOf(account)));
  return (
    <Card title="Accounts" aside={<Tag tone="neutral">{counted(accounts.length, 'account')}</Tag>}>
      {open.length > 0 && (
        <chakra.div display="grid" gap="2" mb="3">
          <Banner tone="info">
            {`${counted(open.length, 'account is', 'accounts are')} new to the property. Say once what they are used for.`}
          </Banner>
          <div>
            <Button onClick={() => onChoose(open.map(suggestionFor))}>Use all suggestions</Button>
          </div>
        </chakra.div>
      )}
      <chakra.ul aria-label="Accounts of the file" listStyleType="none">
        {accounts.map((account) => (
          <AccountRow
            key={account.glCode}
            account={account}
            choice={choiceOf(account)}
            onChoose={(choice) => onChoose([{ glCode: account.glCode, ...choice }])}
          />
        ))}
      </chakra.ul>
    </Card>
  );
}

function AccountRow(props: {
  account: Account;
  choice: AccountChoice;
  onChoose: (choice: AccountChoice) => void;
}) {
  const { account, choice, onChoose } = props;
  const name = account.glCode === account.glName ? account.glName : `${account.glCode} ${account.glName}`;
  const choose = (value: string) => {
    const { use, fund } = CHOICES.find((each) => each.value === value)!;
    onChoose({ use, fund });
  };
  return (
    <chakra.li {...rowStyle} py="2" borderTopWidth="1px" alignItems="center" textStyle="table">
      <chakra.span fontWeight="560" overflowWrap="anywhere">
        {name}
        {account.isNew && (
          <chakra.span ms="2">
            <Tag tone="info">New</Tag>
          </chakra.span>
        )}
      </chakra.span>
      <chakra.span color="fg.muted" data-figure>
        {`${formatMoneyExact(account.moneyIn)} in, ${formatMoneyExact(account.moneyOut)} out`}
      </chakra.span>
      <SelectField
        size="sm"
        aria-label={`Use of ${name}`}
        value={valueOf(choice)}
        options={CHOICES.map(({ value, label }) => ({ value, label }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </chakra.li>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.3fr) minmax(0, 1fr) 220px' },
  columnGap: '3',
  rowGap: '1.5',
} as const;
