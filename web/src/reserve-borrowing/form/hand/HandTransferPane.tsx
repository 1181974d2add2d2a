import {
  handTransferInput,
  type HandTransferInput,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { answersOf, type Answers } from '../../../app/fields/answers';
import type { FieldList } from '../../../app/fields/field-list';
import { FieldsPane } from '../../../app/fields/FieldsPane';
import { useFieldsForm } from '../../../app/fields/use-fields-form';
import { useSave } from '../../../app/save/use-save';
import { useUpdateReserveTransferByHandMutation } from '../../ReserveBorrowing.generated';
import { AMOUNT, DAY, TEXT, type HandPaneProps } from './hand-fields';

/** A transfer that someone logged by hand, with the id and version of the entry that changes it. */
export interface HandEntry {
  reserveEntryId: string;
  version: number;
  date: string;
  amount: number;
  text: string;
}

const FIELDS: FieldList<Answers<typeof handTransferInput>, { today: string }> = [
  { rows: [[DAY, AMOUNT], TEXT] },
];

export interface HandTransferPaneProps extends HandPaneProps {
  entry: HandEntry;
  /** Called when someone else saved it first: loads it again and opens the newer values. */
  onReload: () => unknown;
}

/** Corrects the day, the amount or the description of a transfer that someone logged by hand. */
export function HandTransferPane(props: HandTransferPaneProps) {
  const { propertyId, today, entry, onClose, onSaved, onReload } = props;
  const [update] = useUpdateReserveTransferByHandMutation();
  const saved = answersOf(handTransferInput, entry);
  const form = useFieldsForm({ schema: handTransferInput, list: FIELDS, saved, given: { today } });
  const { reserveEntryId, version } = entry;
  const saving = useSave({
    send: (values: HandTransferInput) =>
      update({ variables: { input: { propertyId, reserveEntryId, version, values } } }),
    form,
    done: 'Transfer saved',
    onSaved,
    loadNewer: onReload,
  });
  return <FieldsPane title="Correct transfer" addText={null} {...{ form, saving, onClose }} />;
}
