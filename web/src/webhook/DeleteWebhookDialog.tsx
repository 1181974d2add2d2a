import { useApolloClient } from '@apollo/client/react';
import { useSave } from '../app/save/use-save';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import { useDeleteWebhookMutation, type WebhookRowFragment } from './Webhooks.generated';

export interface DeleteWebhookDialogProps {
  webhook: WebhookRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Asks before a webhook is deleted, by its name. */
export function DeleteWebhookDialog({ webhook, onClose, onReload }: DeleteWebhookDialogProps) {
  const { cache } = useApolloClient();
  const [send] = useDeleteWebhookMutation();
  const { webhookId, version, description } = webhook;
  const { save, saving, problems } = useSave({
    send: () => send({ variables: { input: { webhookId, version } } }),
    done: 'Webhook Deleted',
    onSaved: () => {
      onClose();
      cache.evict({ id: cache.identify({ __typename: 'Webhook', webhookId }) });
      cache.gc();
    },
    onOutdated: onReload,
  });
  return (
    <ConfirmDialog
      open
      title="Delete webhook"
      confirmText="Delete webhook"
      destructive
      busy={saving}
      busyText="Deleting..."
      problems={problems}
      onConfirm={() => void save(undefined)}
      onCancel={onClose}
    >
      {`Roofline stops sending to "${description}", and deletes its log. Deliveries that wait are not sent. This cannot be undone.`}
    </ConfirmDialog>
  );
}
