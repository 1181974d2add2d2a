import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { listAnswer } from '../app/list/list-answer';
import { useSave } from '../app/save/use-save';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ListPage } from '../ui/list-page/ListPage';
import { DeleteWebhookDialog } from './DeleteWebhookDialog';
import { EditWebhookPane } from './form/EditWebhookPane';
import { LogPane } from './log/LogPane';
import { RotateSecret } from './secret/RotateSecret';
import { webhookColumns } from './webhook-columns';
import { webhookCommands, WebhookPhoneRow, type WebhookCommand } from './webhook-row';
import { useTestWebhookMutation, useWebhooksQuery, type WebhookRowFragment } from './Webhooks.generated';

/** Lists the webhooks of a portfolio, with commands to edit, test and delete them and a log of their deliveries. */
export function WebhookList({ workspaceId }: { workspaceId: string }) {
  const query = useWebhooksQuery({ variables: { workspaceId }, fetchPolicy: 'cache-and-network' });
  const list = listAnswer(query, 'The webhooks could not be loaded.');
  const [open, setOpen] = useState<{ command: WebhookCommand; webhookId: string } | null>(null);
  const [sendTest] = useTestWebhookMutation();
  const { save: test } = useSave({
    send: ({ webhookId }: WebhookRowFragment, idempotencyKey) =>
      sendTest({ variables: { input: { webhookId, idempotencyKey } } }),
    done: 'Test Delivery Sent',
    failed: (problem) => problem,
    onSaved: (_payload, { webhookId }) => setOpen({ command: 'log', webhookId }),
    onOutdated: list.onRetry,
  });
  const webhooks = list.shown?.webhooks;
  const chosen = webhooks?.find(({ webhookId }) => webhookId === open?.webhookId);
  const close = () => setOpen(null);
  const common = chosen && { webhook: chosen, onClose: close, onReload: list.onRetry };
  return (
    <>
      <ListPage
        {...list}
        caption="Webhooks, oldest first"
        columns={webhookColumns}
        rows={webhooks}
        rowId={({ webhookId }) => webhookId}
        rowName={({ description }) => description}
        onOpen={({ webhookId }) => setOpen({ command: 'log', webhookId })}
        commands={(webhook) =>
          webhookCommands(webhook, (command) =>
            command === 'test' ? void test(webhook) : setOpen({ command, webhookId: webhook.webhookId }),
          )
        }
        renderPhoneRow={(webhook) => <WebhookPhoneRow webhook={webhook} />}
        empty={
          <EmptyState
            icon={<WebhookIcon size={24} strokeWidth={1.6} />}
            text="No webhooks yet. A webhook sends what changes in this portfolio to a program of yours."
          />
        }
      />
      {common && open?.command === 'edit' && <EditWebhookPane {...common} />}
      {common && open?.command === 'log' && <LogPane webhook={common.webhook} onClose={close} />}
      {common && open?.command === 'secret' && <RotateSecret {...common} />}
      {common && open?.command === 'delete' && <DeleteWebhookDialog {...common} />}
    </>
  );
}
