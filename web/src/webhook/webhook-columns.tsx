import { chakra } from '@chakra-ui/react';
import { DateText, NoValue } from '../ui/figure/figures';
import { Tag } from '../ui/figure/Tag';
import type { Column } from '../ui/table-model/column';
import { labelOf } from './event-words';
import type { WebhookRowFragment } from './Webhooks.generated';

/** Tags whether deliveries of the webhook arrive. */
export function WebhookState({ webhook }: { webhook: WebhookRowFragment }) {
  if (webhook.disabledAt !== null) return <Tag tone="danger">Disabled: it kept failing</Tag>;
  if (!webhook.isActive) return <Tag>Off</Tag>;
  if (webhook.failingSince !== null) return <Tag tone="warning">Failing</Tag>;
  return <Tag tone="success">On</Tag>;
}

export const webhookColumns: Column<WebhookRowFragment>[] = [
  {
    id: 'description',
    header: 'Webhook',
    fixed: true,
    cell: ({ description, url }) => (
      <>
        {description}
        <chakra.div textStyle="caption" color="fg.muted" fontWeight="400" overflowWrap="anywhere">
          {url}
        </chakra.div>
      </>
    ),
  },
  { id: 'events', header: 'Events', cell: ({ events }) => events.map(labelOf).join(', ') },
  {
    id: 'last',
    header: 'Last delivered',
    cell: ({ lastDeliveredAt }) =>
      lastDeliveredAt ? <DateText iso={lastDeliveredAt} moment /> : <NoValue />,
    width: '190px',
  },
  { id: 'waiting', header: 'Waiting', align: 'end', cell: ({ waitingCount }) => waitingCount, width: '90px' },
  { id: 'state', header: 'State', cell: (webhook) => <WebhookState webhook={webhook} />, width: '190px' },
];
