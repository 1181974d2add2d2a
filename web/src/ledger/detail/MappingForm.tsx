import { chakra } from '@chakra-ui/react';
import type { TransactionInput } from '@roofline/schema/ledger/transaction';
import { useEffect, useState } from 'react';
import { FieldSections } from '../../app/fields/FieldSections';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { nameOf } from '../data/ledger-words';
import { useMapTransactionMutation } from '../data/Mapping.generated';
import { useShowMapped } from '../data/use-show-mapped';
import type { TransactionItem, TransactionList } from '../data/use-transactions';
import { mappedWords, toSend, useMappingForm } from './mapping-fields';
import { useMappingChoices } from './use-mapping-choices';

interface MappingFormProps {
  transaction: TransactionItem;
  list: TransactionList;
  propertyId: string;
  fiscalYear: number;
  /** Reads it again: someone else saved first. */
  reload: () => Promise<TransactionItem | null>;
}

/** What the transaction is for, edited in place. A newer reading takes its place as long as nothing is chosen. */
export function MappingForm(props: MappingFormProps) {
  const { transaction } = props;
  const [start, setStart] = useState({ transaction, round: 0 });
  const [isDirty, setDirty] = useState(false);
  const begin = (next: TransactionItem) => {
    setStart(({ round }) => ({ transaction: next, round: round + 1 }));
    setDirty(false);
  };
  if (!isDirty && transaction.version > start.transaction.version) begin(transaction);
  return <Fields key={start.round} {...props} start={start.transaction} onBegin={begin} onDirty={setDirty} />;
}

interface FieldsProps extends MappingFormProps {
  /** The reading that the edit starts from. */
  start: TransactionItem;
  onBegin: (transaction: TransactionItem) => void;
  onDirty: (isDirty: boolean) => void;
}

function useSaveMapping(props: FieldsProps, form: ReturnType<typeof useMappingForm>) {
  const { start, list, onBegin, reload } = props;
  const [map] = useMapTransactionMutation({ refetchQueries: ['LedgerWork'] });
  const show = useShowMapped(list);
  return useSave({
    send: (values: TransactionInput) => {
      const { transactionId, version } = start;
      return map({ variables: { input: { transactionId, version, values: toSend(values) } } });
    },
    form,
    fields: form.names,
    done: (saved) => mappedWords(1, saved),
    onSaved: ({ transactions, alsoMapped }) => {
      const [saved] = transactions ?? [];
      if (saved) onBegin(saved);
      return show(transactions ?? [], alsoMapped ?? 0);
    },
    loadNewer: async () => {
      const newer = await reload();
      if (newer) onBegin(newer);
    },
  });
}

/** One edit, from a reading to its save or cancel. */
function Fields(props: FieldsProps) {
  const { start, propertyId, fiscalYear, onBegin, onDirty } = props;
  const { components, projects, problems } = useMappingChoices(propertyId, fiscalYear, start);
  const form = useMappingForm({ transactions: [start], components, projects }, start);
  const isDirty = form.changes.length > 0;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const saving = useSaveMapping(props, form);
  return (
    <form
      noValidate
      aria-label="Mapping"
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(saving.save);
      }}
    >
      <DirtyGuard dirty={isDirty} name={nameOf(start)} part="transaction" />
      <SaveProblems {...saving} mb="0" />
      {problems.length > 0 && <FormErrorAlert details={problems} />}
      <FieldSections form={form} />
      {isDirty && (
        <chakra.div display="flex" justifyContent="flex-end" gap="2">
          <Button onClick={() => onBegin(start)} disabled={saving.saving}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={saving.saving} busyText="Saving...">
            Save mapping
          </Button>
        </chakra.div>
      )}
    </form>
  );
}
