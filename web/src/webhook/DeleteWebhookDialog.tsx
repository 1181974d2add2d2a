import { useApolloClient } from '@apollo/client/react';
import { SaveQuestion } from '../app/save/SaveQuestion';
import { useDeleteWebhookMutation, type WebhookRowFragment } from './Webhooks.generated';

export interface DeleteWebhookDialogProps {
  webhook: WebhookRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Asks before it deletes a webhook, and names it. */
export function DeleteWebhookDialog({ webhook, onClose, onReload }: DeleteWebhookDialogProps) {
  const { cache } = useApolloClient();
  const [send] = useDeleteWebhookMutation();
  const { webhookId, version, description } = webhook;
  return (
    <SaveQuestion
      title="Delete webhook"
      confirmText="Delete webhook"
      busyText="Deleting..."
      send={() => send({ variables: { input: { webhookId, version } } })}
      done="Webhook Deleted"
      onDone={() => {
        onClose();
        cache.evict({ id: cache.identify({ __typename: 'Webhook', webhookId }) });
        cache.gc();
      }}
      onCancel={onClose}
      onOutdated={onReload}
    >
      {`Roofline stops sending to "${description}", and deletes its log. Deliveries that wait are not sent. This cannot be undone.`}
    </SaveQuestion>
  );
}
