import { SaveQuestion } from '../../app/save/SaveQuestion';
import { counted } from '../../ui/format/count';
import type { BankRow } from '../config/bank-columns';
import {
  useRemoveBankAccountMutation,
  type BankConfigurationFieldsFragment,
} from '../config/Configuration.generated';

interface RemoveBankQuestionProps {
  bank: BankRow;
  configuration: Pick<BankConfigurationFieldsFragment, 'propertyId' | 'version'>;
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before removing a bank account that someone added, with its balances. */
export function RemoveBankQuestion({ bank, configuration, reload, onClose }: RemoveBankQuestionProps) {
  const [remove] = useRemoveBankAccountMutation();
  const { propertyId, version } = configuration;
  const { bankAccountId, name, statedBalances } = bank;
  return (
    <SaveQuestion
      title="Remove bank account?"
      confirmText="Remove"
      busyText="Removing..."
      done="Bank account removed"
      send={() => remove({ variables: { input: { propertyId, bankAccountId, version } } })}
      onDone={onClose}
      onCancel={onClose}
      onOutdated={async () => {
        await reload();
        onClose();
      }}
    >
      {name} and its {counted(statedBalances.length, 'balance')} no longer count on the live dashboard.
    </SaveQuestion>
  );
}
