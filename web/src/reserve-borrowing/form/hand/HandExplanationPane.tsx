import {
  handExplanationInput,
  type HandExplanationInput,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { emptyAnswers, type Answers } from '../../../app/fields/answers';
import type { FieldList } from '../../../app/fields/field-list';
import { FieldsPane } from '../../../app/fields/FieldsPane';
import { useFieldsForm } from '../../../app/fields/use-fields-form';
import { useSave } from '../../../app/save/use-save';
import { useAddReserveExplanationByHandMutation } from '../../ReserveBorrowing.generated';
import { WAY } from '../../words';
import { AMOUNT, DAY, TEXT, type HandPaneProps } from './hand-fields';

const FIELDS: FieldList<Answers<typeof handExplanationInput>, { today: string }> = [
  {
    rows: [
      {
        name: 'direction',
        kind: 'choice',
        options: Object.entries(WAY).map(([value, label]) => ({ value, label })),
      },
      [DAY, AMOUNT],
      TEXT,
      { name: 'explanation', kind: 'long', hint: 'Why it is neither a loan nor a repayment' },
    ],
  },
];

/** Logs a transfer that no ledger has, with its explanation. */
export function HandExplanationPane({ propertyId, today, onClose, onSaved }: HandPaneProps) {
  const [add] = useAddReserveExplanationByHandMutation();
  const saved = emptyAnswers(handExplanationInput, { direction: 'out' });
  const form = useFieldsForm({ schema: handExplanationInput, list: FIELDS, saved, given: { today } });
  const saving = useSave({
    send: (values: HandExplanationInput, idempotencyKey: string) =>
      add({ variables: { input: { propertyId, values, idempotencyKey } } }),
    form,
    done: 'Transfer logged',
    onSaved,
  });
  return <FieldsPane title="Log explained transfer" addText="Log transfer" {...{ form, saving, onClose }} />;
}
