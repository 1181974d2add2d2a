import { KeyRound, Pencil, ScrollText, Send, Trash2 } from 'lucide-react';
import type { RowCommand } from '../ui/list-page/RowCommands';
import { TwoLines } from '../ui/list-page/TwoLines';
import { WebhookState } from './webhook-columns';
import type { WebhookRowFragment } from './Webhooks.generated';

const icon = { size: 16, strokeWidth: 1.75 } as const;
export type WebhookCommand = 'log' | 'edit' | 'test' | 'secret' | 'delete';

/** Returns the commands of a webhook. */
export function webhookCommands(
  { description, isActive }: WebhookRowFragment,
  choose: (command: WebhookCommand) => void,
): RowCommand[] {
  return [
    {
      id: 'log',
      label: 'Deliveries',
      name: `Deliveries of ${description}`,
      icon: <ScrollText {...icon} />,
      onSelect: () => choose('log'),
    },
    {
      id: 'edit',
      label: 'Edit',
      name: `Edit ${description}`,
      icon: <Pencil {...icon} />,
      onSelect: () => choose('edit'),
    },
    isActive && {
      id: 'test',
      label: 'Send test',
      name: `Send a test to ${description}`,
      icon: <Send {...icon} />,
      onSelect: () => choose('test'),
    },
    {
      id: 'secret',
      label: 'New secret',
      name: `Create a new secret for ${description}`,
      icon: <KeyRound {...icon} />,
      onSelect: () => choose('secret'),
    },
    {
      id: 'delete',
      label: 'Delete',
      name: `Delete ${description}`,
      icon: <Trash2 {...icon} />,
      destructive: true,
      onSelect: () => choose('delete'),
    },
  ].filter((each) => each !== false);
}

/** A webhook in two lines. */
export function WebhookPhoneRow({ webhook }: { webhook: WebhookRowFragment }) {
  return (
    <TwoLines title={webhook.description} line={webhook.url} aside={<WebhookState webhook={webhook} />} />
  );
}
