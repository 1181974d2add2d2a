import { chakra } from '@chakra-ui/react';
import type { TransactionInput } from '@roofline/schema/ledger/transaction';
import { limits } from '@roofline/schema/value/limits';
import { FieldSections } from '../../app/fields/FieldSections';
import { useSave } from '../../app/save/use-save';
import type { SelectedProperty } from '../../app/selection/selection';
import { FormDialog } from '../../ui/form/FormOverlays';
import { counted, formatCount } from '../../ui/format/count';
import { useMapTransactionsMutation } from '../data/Mapping.generated';
import { useShowMapped } from '../data/use-show-mapped';
import type { TransactionItem, TransactionList } from '../data/use-transactions';
import { mappedWords, toSend, useMappingForm } from '../detail/mapping-fields';
import { useMappingChoices } from '../detail/use-mapping-choices';

interface MapDialogProps {
  property: SelectedProperty;
  fiscalYear: number;
  transactions: readonly TransactionItem[];
  list: TransactionList;
  onClose: () => void;
  /** Called once they are mapped, to clear the selection. */
  onDone: () => void;
}

/** Maps all selected transactions the same way: all or none. */
export function MapDialog(props: MapDialogProps) {
  const { property, fiscalYear, transactions, onClose } = props;
  const { components, projects, problems } = useMappingChoices(property.propertyId, fiscalYear, null);
  const form = useMappingForm({ transactions, components, projects }, null);
  const saving = useSaveAll(props, form);
  const isTooMany = transactions.length > limits.transactionBulk;
  return (
    <FormDialog
      title="Map transactions"
      header={<p>{counted(transactions.length, 'transaction')}</p>}
      width="480px"
      submitText="Map"
      busyText="Saving..."
      busy={saving.saving}
      disabled={isTooMany}
      problems={[...problems, ...(isTooMany ? [TOO_MANY] : []), ...saving.problems]}
      staticBackdrop={form.isDirty}
      onClose={onClose}
      onSubmit={() => void form.submit(saving.save)}
    >
      <FieldSections form={form} />
      {transactions.some(({ mappedBy }) => mappedBy !== null) && (
        <chakra.p textStyle="table" color="fg.muted">
          Some of them are mapped already. This mapping takes the place of theirs.
        </chakra.p>
      )}
    </FormDialog>
  );
}

const TOO_MANY = `You can map at most ${formatCount(limits.transactionBulk)} transactions at once. Select fewer.`;

function useSaveAll(props: MapDialogProps, form: ReturnType<typeof useMappingForm>) {
  const { transactions, list, onClose, onDone } = props;
  const [map] = useMapTransactionsMutation({ refetchQueries: ['LedgerWork'] });
  const show = useShowMapped(list);
  return useSave({
    send: (values: TransactionInput) => {
      const transactionIds = transactions.map(({ transactionId }) => transactionId);
      return map({ variables: { input: { transactionIds, values: toSend(values) } } });
    },
    form,
    fields: form.names,
    done: (saved) => mappedWords(transactions.length, saved),
    onSaved: (saved) => {
      onClose();
      onDone();
      return show(saved.transactions ?? [], saved.alsoMapped ?? 0);
    },
    onOutdated: list.reread,
  });
}
