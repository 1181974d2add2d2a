import { chakra } from '@chakra-ui/react';
import { statedBalancesInput, type StatedBalance } from '@roofline/schema/ledger/bank';
import { useId, useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { DateInput } from '../../ui/date-field/DateInput';
import { Field } from '../../ui/field/Field';
import { FormDialog } from '../../ui/form/FormOverlays';
import { RowList } from '../../ui/form/RowList';
import { MoneyInput } from '../../ui/masked/MoneyInput';
import type { BankRow } from '../config/bank-columns';
import {
  useSaveBankConfigurationMutation,
  type BankConfigurationFieldsFragment,
} from '../config/Configuration.generated';

interface BalanceDialogProps {
  bank: BankRow;
  configuration: Pick<BankConfigurationFieldsFragment, 'propertyId' | 'version'>;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

interface Typed {
  asOf: string;
  balance: number | null;
}

const NEW: Typed = { asOf: '', balance: null };

/** Edits the balances that people state for a bank account, each at the end of a day, and saves them together. */
export function BalanceDialog(props: BalanceDialogProps) {
  const { bank, onClose } = props;
  const saved: Typed[] = bank.statedBalances.map(({ asOf, balance }) => ({ asOf, balance }));
  const [rows, setRows] = useState(saved.length > 0 ? saved : [NEW]);
  const [isTried, setTried] = useState(false);
  const listId = useId();
  const saving = useSaveStated(props);
  const checked = statedBalancesInput.safeParse(rows);
  const errors = checked.success || !isTried ? [] : checked.error.issues;
  const errorOf = (...path: (string | number)[]) =>
    errors.find((issue) => issue.path.join('.') === path.join('.'))?.message;
  const change = (index: number, values: Partial<Typed>) =>
    setRows(rows.map((row, n) => (n === index ? { ...row, ...values } : row)));
  function submit() {
    setTried(true);
    if (checked.success) void saving.save(checked.data);
  }
  return (
    <FormDialog
      title={`Balances of ${bank.name}`}
      width="560px"
      submitText="Save"
      busyText="Saving..."
      busy={saving.saving}
      problems={saving.problems}
      isStale={saving.isStale}
      onReload={saving.onReload}
      staticBackdrop={JSON.stringify(rows) !== JSON.stringify(saved)}
      onClose={onClose}
      onSubmit={submit}
    >
      <RowList
        id={listId}
        title="Stated by hand"
        purpose="What was in the account at the end of a day, as its statement says. From then on it follows the ledger. Where the source states a balance of the same day, the source counts; otherwise the later day does."
        addText="Add balance"
        rowName="Balance"
        rows={rows.map((row, index) => (
          <BalanceFields
            key={index}
            row={row}
            errorOf={(name) => errorOf(index, name)}
            change={(values) => change(index, values)}
          />
        ))}
        onAdd={() => setRows([...rows, NEW])}
        onRemove={(index) => setRows(rows.filter((_, n) => n !== index))}
        error={errorOf()}
      />
    </FormDialog>
  );
}

interface BalanceFieldsProps {
  row: Typed;
  errorOf: (name: keyof Typed) => string | undefined;
  change: (values: Partial<Typed>) => void;
}

function BalanceFields({ row, errorOf, change }: BalanceFieldsProps) {
  return (
    <chakra.div display="grid" gap="3.5" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
      <Field label="As of" error={errorOf('asOf')}>
        <DateInput value={row.asOf} onChange={(asOf) => change({ asOf })} />
      </Field>
      <Field label="Balance" error={errorOf('balance')}>
        <MoneyInput allowCents min={-1} value={row.balance} onChange={(balance) => change({ balance })} />
      </Field>
    </chakra.div>
  );
}

function useSaveStated({ bank, configuration, reload, onClose }: BalanceDialogProps) {
  const { propertyId, version } = configuration;
  const [send] = useSaveBankConfigurationMutation();
  const { bankAccountId, fund, name, institution } = bank;
  return useSave({
    send: (statedBalances: StatedBalance[]) => {
      const accounts = [{ bankAccountId, fund, name, institution, statedBalances }];
      return send({ variables: { input: { propertyId, version, accounts } } });
    },
    keeps: true,
    done: 'Balances saved',
    onSaved: onClose,
    // The entries stay, and the next save writes them over the newer values.
    loadNewer: reload,
  });
}
