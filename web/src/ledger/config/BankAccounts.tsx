import type { LedgerFund } from '@roofline/schema/ledger/account';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { ListPage } from '../../ui/list-page/ListPage';
import { BalanceDialog } from '../balance/BalanceDialog';
import { BankLookalikes } from '../balance/BankLookalikes';
import { FUND_WORDS } from '../data/ledger-words';
import { bankColumns, BankPhoneRow, type BankRow } from './bank-columns';
import { ConfigurationFoot } from './ConfigurationFoot';
import {
  useSaveBankConfigurationMutation,
  type BankConfigurationFieldsFragment,
} from './Configuration.generated';
import { RemoveBankQuestion } from '../balance/RemoveBankQuestion';
import { useDraft } from './use-draft';

interface BankAccountsProps {
  configuration: BankConfigurationFieldsFragment;
  reload: () => Promise<unknown>;
  onAdd: () => void;
}

export interface BankValues {
  fund: LedgerFund;
  name: string;
  institution: string;
}

const draftOf = {
  idOf: ({ bankAccountId }: BankRow) => bankAccountId,
  valueOf: ({ fund, name, institution }: BankRow): BankValues => ({
    fund,
    name,
    institution: institution ?? '',
  }),
};

/** Each bank account with its fund, name and bank, edited in place and saved together. */
export function BankAccounts({ configuration, reload, onAdd }: BankAccountsProps) {
  const { accounts, viewerCan } = configuration;
  const draft = useDraft(accounts, draftOf);
  const saving = useSaveBanks(configuration, draft, reload);
  const [stated, setStated] = useState<string | null>(null);
  const [removed, setRemoved] = useState<BankRow | null>(null);
  const bank = accounts.find(({ bankAccountId }) => bankAccountId === stated);
  const given = {
    canEdit: viewerCan.edit,
    valuesOf: draft.valueOf,
    change: (row: BankRow, values: Partial<BankValues>) =>
      draft.set([[row, { ...draft.valueOf(row), ...values }]]),
    state: (row: BankRow) => setStated(row.bankAccountId),
  };
  const isNameless = draft.changes.some(({ value }) => value.name.trim() === '');
  return (
    <>
      <BankLookalikes {...{ configuration, reload }} />
      <ListPage
        caption="Bank accounts"
        columns={bankColumns(given)}
        rows={accounts}
        rowId={({ bankAccountId }) => bankAccountId}
        rowName={({ name }) => name}
        tools={viewerCan.edit && <Button onClick={onAdd}>Add bank account</Button>}
        commands={(row) => removalOf(row, viewerCan.edit, setRemoved)}
        renderPhoneRow={(row) => <BankPhoneRow row={row} {...given} />}
        empty="No bank accounts yet"
      />
      <ConfigurationFoot
        name="the bank accounts"
        saving={saving}
        note={isNameless ? 'Name is required for each bank account.' : undefined}
        changes={draft.changes.flatMap(({ row, value }) => changesOf(row, value))}
        onCancel={draft.clear}
        onSave={() =>
          void saving.save(
            draft.changes.map(({ row, value }) => ({
              bankAccountId: row.bankAccountId,
              fund: value.fund,
              name: value.name.trim(),
              institution: value.institution.trim() || null,
            })),
          )
        }
      />
      {removed && (
        <RemoveBankQuestion bank={removed} {...{ configuration, reload }} onClose={() => setRemoved(null)} />
      )}
      {bank && <BalanceDialog {...{ bank, configuration, reload }} onClose={() => setStated(null)} />}
    </>
  );
}

/** Returns the command that removes a hand-added account; one that a source names would come back with its next sync. */
const removalOf = (row: BankRow, canEdit: boolean, onRemove: (row: BankRow) => void) =>
  canEdit && row.isByHand
    ? [
        {
          id: 'remove',
          label: 'Remove',
          icon: <Trash2 size={16} strokeWidth={1.75} />,
          onSelect: () => onRemove(row),
        },
      ]
    : [];

/** Returns the changes of one account, in the words of the table. */
function changesOf(row: BankRow, value: BankValues) {
  const saved = draftOf.valueOf(row);
  const change = (label: string, from: string, to: string) =>
    from === to ? [] : [{ label: `${label} of ${row.name}`, from, to }];
  return [
    ...change('Fund', FUND_WORDS[saved.fund], FUND_WORDS[value.fund]),
    ...change('Name', saved.name, value.name),
    ...change('Bank', saved.institution, value.institution),
  ];
}

interface BankInput {
  bankAccountId: string;
  fund: LedgerFund;
  name: string;
  institution: string | null;
}

function useSaveBanks(
  { propertyId, version }: BankConfigurationFieldsFragment,
  draft: { clear: () => void },
  reload: () => Promise<unknown>,
) {
  const [send] = useSaveBankConfigurationMutation();
  return useSave({
    send: (accounts: BankInput[]) => send({ variables: { input: { propertyId, version, accounts } } }),
    keeps: true,
    done: 'Configuration saved',
    onSaved: draft.clear,
    // The changes stay: they show against the newer values, and the next save writes them over those.
    loadNewer: reload,
  });
}
