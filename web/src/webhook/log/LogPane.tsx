import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Pagination } from '../../ui/navigation/Pagination';
import { SidePane } from '../../ui/overlay/SidePane';
import {
  useReplayFailedDeliveriesMutation,
  useReplayWebhookDeliveryMutation,
  useWebhookLogQuery,
  type DeliveryRowFragment,
  type WebhookRowFragment,
} from '../Webhooks.generated';
import { DeliveryLine } from './DeliveryLine';

type Status = DeliveryRowFragment['status'];
const STATUSES = [
  { value: 'ALL', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Failed' },
] as const;
const PAGE_SIZE = 25;
/** How often the pane loads the log again: deliveries may go out while it is open. */
const POLL_MS = 5_000;

/** The log of a webhook's deliveries, newest first, with buttons to send them again. */
export function LogPane({ webhook, onClose }: { webhook: WebhookRowFragment; onClose: () => void }) {
  const { webhookId, description } = webhook;
  const [shown, setShown] = useState<Status | 'ALL'>('ALL');
  const [page, setPage] = useState(1);
  const status = shown === 'ALL' ? null : shown;
  const query = useWebhookLogQuery({
    variables: { webhookId, status, page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_MS,
  });
  const log = (query.data ?? query.previousData)?.webhookDeliveries;
  const { again, allAgain, saving } = useReplays(webhookId, () => void query.refetch());
  return (
    <SidePane
      open
      onClose={onClose}
      title={`Deliveries of ${description}`}
      width={480}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" mb="3">
        <SegmentedControl
          label="Status"
          options={STATUSES}
          value={shown}
          onChange={(next) => {
            setShown(next as Status | 'ALL');
            setPage(1);
          }}
        />
        {shown === 'failed' && log && log.totalCount > 0 && (
          <Button size="sm" busy={saving} onClick={() => void allAgain(undefined)}>
            Send all again
          </Button>
        )}
      </chakra.div>
      {query.error && !log && (
        <ErrorState details={['The deliveries could not be loaded.']} onRetry={() => void query.refetch()} />
      )}
      {!log && !query.error && <Skeleton height="160px" />}
      {log?.totalCount === 0 && <chakra.p color="fg.muted">No deliveries in the last 30 days.</chakra.p>}
      <chakra.ul listStyleType="none" aria-label="Deliveries">
        {log?.items.map((delivery) => (
          <DeliveryLine key={delivery.deliveryId} delivery={delivery} onAgain={() => void again(delivery)} />
        ))}
      </chakra.ul>
      {log && log.totalCount > PAGE_SIZE && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          total={log.totalCount}
          onPageChange={setPage}
          links={5}
        />
      )}
    </SidePane>
  );
}

/** Returns functions that send one delivery again, or all failed ones. */
function useReplays(webhookId: string, onSaved: () => void) {
  const [sendAgain] = useReplayWebhookDeliveryMutation();
  const [sendAllAgain] = useReplayFailedDeliveriesMutation();
  const failed = (problem: string) => problem;
  const one = useSave({
    send: ({ deliveryId }: DeliveryRowFragment, idempotencyKey) =>
      sendAgain({ variables: { input: { webhookId, deliveryId, idempotencyKey } } }),
    done: 'Delivery Sent Again',
    failed,
    onSaved,
  });
  const all = useSave({
    send: (_nothing: undefined, idempotencyKey) =>
      sendAllAgain({ variables: { input: { webhookId, idempotencyKey } } }),
    done: 'Deliveries Sent Again',
    failed,
    onSaved,
  });
  return { again: one.save, allAgain: all.save, saving: one.saving || all.saving };
}
