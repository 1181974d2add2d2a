import type { TransactionInput } from '@roofline/schema/ledger/transaction';
import { EditForm } from '../../app/edit/EditForm';
import { useReading } from '../../app/edit/use-reading';
import { FieldSections } from '../../app/fields/FieldSections';
import { useSave } from '../../app/save/use-save';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
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
  /** Loads the transaction again, after someone else saved first. */
  reload: () => Promise<TransactionItem | null>;
}

/** Edits the mapping of a transaction in place. A newer version replaces it until the user changes something. */
export function MappingForm(props: MappingFormProps) {
  const { start, round, begin, setDirty } = useReading(props.transaction);
  return <Fields key={round} {...props} start={start} onBegin={begin} onDirty={setDirty} />;
}

interface FieldsProps extends MappingFormProps {
  /** The version that the edit starts from. */
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

/** One edit, from its start to a save or cancel. */
function Fields(props: FieldsProps) {
  const { start, propertyId, fiscalYear, onBegin, onDirty } = props;
  const { components, projects, problems } = useMappingChoices(propertyId, fiscalYear, start);
  const form = useMappingForm({ transactions: [start], components, projects }, start);
  const saving = useSaveMapping(props, form);
  return (
    <EditForm
      label="Mapping"
      name={nameOf(start)}
      part="transaction"
      saveText="Save mapping"
      {...{ form, saving, onDirty }}
      onCancel={() => onBegin(start)}
    >
      {problems.length > 0 && <FormErrorAlert details={problems} />}
      <FieldSections form={form} />
    </EditForm>
  );
}
