import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/action/Button';
import { DateText } from '../../ui/figure/figures';
import { Tag } from '../../ui/figure/Tag';
import { labelOf } from '../event-words';
import type { DeliveryRowFragment } from '../Webhooks.generated';

const TONES = { waiting: 'info', delivered: 'success', failed: 'danger' } as const;
const WORDS = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;

/** The event of a delivery, its status, and the time of the next attempt. */
export function DeliveryLine({ delivery, onAgain }: { delivery: DeliveryRowFragment; onAgain: () => void }) {
  const { event, entityId, happenedAt, status, attempts, problem, nextAttemptAt } = delivery;
  const label = labelOf(event);
  return (
    <chakra.li display="flex" gap="3" alignItems="flex-start" py="3" borderTopWidth="1px">
      <chakra.div flex="1" minW="0">
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" fontWeight="560">
          {label}
          <Tag tone={TONES[status]}>{WORDS[status]}</Tag>
        </chakra.div>
        <chakra.div textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          <DateText iso={happenedAt} moment />, {entityId}
        </chakra.div>
        {problem && (
          <chakra.div textStyle="caption" mt="0.5">
            {problem} Sent {attempts === 1 ? 'once' : `${attempts} times`}
            {nextAttemptAt && (
              <>
                ; next at <DateText iso={nextAttemptAt} moment />
              </>
            )}
            .
          </chakra.div>
        )}
      </chakra.div>
      {status !== 'waiting' && (
        <Button size="sm" variant="quiet" onClick={onAgain} aria-label={`Send again: ${label}, ${entityId}`}>
          Send again
        </Button>
      )}
    </chakra.li>
  );
}
