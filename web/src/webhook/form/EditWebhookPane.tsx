import { webhookChange, type WebhookChange } from '@roofline/schema/webhook/webhook';
import { FieldSections } from '../../app/fields/FieldSections';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { FormPane } from '../../ui/form/FormOverlays';
import { EVENTS, wordOf } from '../event-words';
import { useUpdateWebhookMutation, type WebhookRowFragment } from '../Webhooks.generated';
import { WEBHOOK_FIELDS, type WebhookPlace, type WebhookValues } from './webhook-fields';

interface EditWebhookPaneProps {
  webhook: WebhookRowFragment;
  onClose: () => void;
  onReload: () => void;
}

const valuesOf = ({ url, description, events, isActive }: WebhookRowFragment): WebhookValues => ({
  url,
  description,
  isActive,
  events: events.flatMap((name) => wordOf(name) ?? []),
});

/** Edits address, name and events of a webhook, and turns it on or off. */
export function EditWebhookPane({ webhook, onClose, onReload }: EditWebhookPaneProps) {
  const { webhookId, version } = webhook;
  const form = useFieldsForm<WebhookValues, WebhookChange, WebhookPlace>({
    schema: webhookChange,
    list: WEBHOOK_FIELDS,
    saved: valuesOf(webhook),
    given: { isNew: false },
  });
  const [send] = useUpdateWebhookMutation();
  const {
    save,
    saving,
    problems,
    isStale,
    onReload: loadNewer,
  } = useSave({
    send: ({ url, description, events, isActive }: WebhookChange) => {
      const values = { url, description, events: events.map((word) => EVENTS[word].name) };
      return send({ variables: { input: { webhookId, values, isActive, version } } });
    },
    form,
    done: 'Webhook Saved',
    onSaved: onClose,
    loadNewer: onReload,
  });
  return (
    <FormPane
      title="Edit webhook"
      onClose={onClose}
      submitText="Save webhook"
      busyText="Saving..."
      busy={saving}
      problems={problems}
      isStale={isStale}
      onReload={loadNewer}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(save)}
    >
      <FieldSections form={form} />
    </FormPane>
  );
}
