import { chakra } from '@chakra-ui/react';
import type { webhookChange, WebhookEvent } from '@roofline/schema/webhook/webhook';
import { useId } from 'react';
import type { Answers } from '../../app/fields/answers';
import type { OwnControlProps } from '../../app/fields/bound-field';
import type { FieldList } from '../../app/fields/field-list';
import { Checkbox } from '../../ui/choice/Checkbox';
import { useRuled } from '../../ui/ruled-form/use-ruled';
import { EVENT_WORDS, EVENTS } from '../event-words';

export type WebhookValues = Answers<typeof webhookChange>;

/** Whether the form adds a webhook or edits one. */
export interface WebhookPlace {
  isNew: boolean;
}

export const WEBHOOK_FIELDS: FieldList<WebhookValues, WebhookPlace> = [
  {
    rows: [
      { name: 'description', hint: 'What receives it, such as Data warehouse', autoComplete: 'off' },
      { name: 'url', hint: 'An https address of the public internet', autoComplete: 'off' },
      { name: 'events', control: EventChecklist },
      {
        name: 'isActive',
        when: (_values, { isNew }) => !isNew,
        hint: 'While it is off, changes wait for 30 days and are sent once it is on again.',
      },
    ],
  },
];

/** A checklist of events. */
function EventChecklist({ form, field }: OwnControlProps<WebhookValues, WebhookPlace>) {
  const { edit } = useRuled({ form, name: field.name });
  const chosen = form.values.events as WebhookEvent[];
  const noteId = useId();
  const error = form.errorOf(field.name);
  const toggle = (word: WebhookEvent) =>
    edit(chosen.includes(word) ? chosen.filter((each) => each !== word) : [...chosen, word]);
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0" aria-describedby={noteId}>
      <chakra.legend textStyle="label" mb="1.5">
        {field.label}
      </chakra.legend>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        columnGap="4"
        rowGap="1"
      >
        {EVENT_WORDS.map((word) => (
          <Checkbox
            key={word}
            label={EVENTS[word].label}
            checked={chosen.includes(word)}
            onChange={() => toggle(word)}
          />
        ))}
      </chakra.div>
      <chakra.div id={noteId} textStyle="caption" color="danger.fg" mt="1">
        {error}
      </chakra.div>
    </chakra.fieldset>
  );
}
