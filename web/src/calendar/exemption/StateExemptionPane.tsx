import { dutyExemptionInput, type DutyExemptionInput } from '@roofline/schema/calendar/duty-exemption';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import { FieldsPane } from '../../app/fields/FieldsPane';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { useStateDutyExemptionMutation, type CalendarRowFragment } from '../Calendar.generated';

const reasonInput = dutyExemptionInput.pick({ reason: true });
type Values = Answers<typeof reasonInput>;
interface Given {
  item: CalendarRowFragment;
}

const FIELDS: FieldList<Values, Given> = [
  {
    rows: [
      { shows: 'Duty', text: (_values, { item }) => item.title },
      { shows: 'Where the law says so', text: (_values, { item }) => item.source ?? '' },
      {
        name: 'reason',
        kind: 'long',
        autoFocus: true,
        hint: 'Say what was checked, by whom and when. It stays on the calendar page for everyone who reads it.',
      },
    ],
  },
];

export interface StateExemptionPaneProps {
  /** A calendar date of the duty. */
  item: CalendarRowFragment;
  onClose: () => void;
  onSaved: () => unknown;
}

/** States that a duty does not apply to the property, and why. */
export function StateExemptionPane({ item, onClose, onSaved }: StateExemptionPaneProps) {
  const [state] = useStateDutyExemptionMutation();
  const form = useFieldsForm({
    schema: reasonInput,
    list: FIELDS,
    saved: emptyAnswers(reasonInput),
    given: { item },
  });
  const saving = useSave({
    send: ({ reason }: Pick<DutyExemptionInput, 'reason'>, idempotencyKey: string) => {
      const { propertyId, kind } = item;
      return state({ variables: { input: { propertyId, values: { kind, reason }, idempotencyKey } } });
    },
    form,
    done: 'Duty taken off the calendar',
    onSaved,
  });
  return (
    <FieldsPane title="Does not apply here" addText="Take off the calendar" {...{ form, saving, onClose }} />
  );
}
