import { sentDisclosureInput, type SentDisclosureInput } from '@roofline/schema/disclosure/sent-disclosure';
import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { FieldSections } from '../../app/fields/FieldSections';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { localToday } from '../../app/today';
import { FormDialog } from '../../ui/form/FormOverlays';
import { useRecordSentDisclosureMutation } from './SentDisclosure.generated';

export interface RecordSentProps {
  planId: string;
  reload: () => Promise<unknown>;
  onClose: () => void;
}
type SentValues = Answers<ReturnType<typeof sentDisclosureInput>>;

const SENT_FIELDS: FieldList<SentValues, { today: string }> = [
  {
    rows: [
      {
        name: 'sentOn',
        width: '200px',
        hint: 'The day on which the members were sent it.',
        lastDay: (_values, { today }) => today,
      },
    ],
  },
];

function useSentForm() {
  const [today] = useState(() => localToday());
  const schema = useMemo(() => sentDisclosureInput(today), [today]);
  return useFieldsForm<SentValues, SentDisclosureInput, { today: string }>({
    schema,
    list: SENT_FIELDS,
    saved: useMemo(() => emptyAnswers(schema), [schema]),
    given: { today },
  });
}

/** Asks on which day the disclosure was sent, and says what Roofline will store. */
export function RecordSentDialog({ planId, reload, onClose }: RecordSentProps) {
  const form = useSentForm();
  const [record] = useRecordSentDisclosureMutation();
  const { save, saving, problems } = useSave({
    send: ({ sentOn }: SentDisclosureInput, idempotencyKey: string) =>
      record({ variables: { input: { planId, sentOn, idempotencyKey } } }),
    form,
    done: 'Disclosure recorded as sent',
    onSaved: async () => {
      // The page is another query: load it before the dialog closes.
      await reload();
      onClose();
    },
    onOutdated: reload,
  });
  return (
    <FormDialog
      title="Record as sent"
      width="520px"
      submitText="Record as sent"
      busyText="Recording..."
      busy={saving}
      problems={problems}
      staticBackdrop={form.isDirty}
      onClose={onClose}
      onSubmit={() => void form.submit(save)}
    >
      <chakra.p color="fg.muted" mb="4">
        The PDF of the disclosure, as it is now, becomes a file of the property in the folder Reserve studies.
      </chakra.p>
      <FieldSections form={form} />
    </FormDialog>
  );
}
