import { webhookChange, type WebhookChange } from '@roofline/schema/webhook/webhook';
import { useState } from 'react';
import { FieldSections } from '../../app/fields/FieldSections';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { SecretPane } from '../../app/secret/SecretPane';
import { FormPane } from '../../ui/form/FormOverlays';
import { EVENTS } from '../event-words';
import { useAddWebhookMutation } from '../Webhooks.generated';
import { WEBHOOK_FIELDS, type WebhookPlace, type WebhookValues } from './webhook-fields';

const NEW: WebhookValues = { url: '', description: '', events: [], isActive: true };

interface AddWebhookPaneProps {
  workspaceId: string;
  onClose: () => void;
}

/** Asks for address, name and events of a webhook, then shows its secret once. */
export function AddWebhookPane({ workspaceId, onClose }: AddWebhookPaneProps) {
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null)
    return <SecretPane title="Webhook added" label="Secret" secret={secret} onClose={onClose} />;
  return <AddForm workspaceId={workspaceId} onClose={onClose} onAdded={setSecret} />;
}

function AddForm(props: AddWebhookPaneProps & { onAdded: (secret: string) => void }) {
  const { workspaceId, onClose, onAdded } = props;
  const form = useFieldsForm<WebhookValues, WebhookChange, WebhookPlace>({
    schema: webhookChange,
    list: WEBHOOK_FIELDS,
    saved: NEW,
    given: { isNew: true },
  });
  const [send] = useAddWebhookMutation({ refetchQueries: ['Webhooks'] });
  const { save, saving, problems } = useSave({
    send: ({ url, description, events }: WebhookChange) => {
      const values = { url, description, events: events.map((word) => EVENTS[word].name) };
      return send({ variables: { input: { workspaceId, values } } });
    },
    form,
    done: 'Webhook Added',
    onSaved: ({ secret }) => onAdded(secret ?? ''),
  });
  return (
    <FormPane
      title="Add webhook"
      onClose={onClose}
      submitText="Add webhook"
      busyText="Adding..."
      busy={saving}
      problems={problems}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(save)}
    >
      <FieldSections form={form} />
    </FormPane>
  );
}
