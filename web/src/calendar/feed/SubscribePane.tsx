import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { SidePane } from '../../ui/overlay/SidePane';
import { FeedAddress } from './FeedAddress';
import { FeedState } from './FeedState';
import { useCalendarFeedQuery, useCreateCalendarFeedMutation } from './Feed.generated';

export interface SubscribePaneProps {
  propertyId: string;
  /** Name of the property. */
  name: string;
  onClose: () => void;
}

/** The viewer's private address of this calendar: makes it, shows it once, and revokes it. */
export function SubscribePane({ propertyId, name, onClose }: SubscribePaneProps) {
  const query = useCalendarFeedQuery({ variables: { propertyId }, fetchPolicy: 'cache-and-network' });
  const [address, setAddress] = useState<string | null>(null);
  const [create] = useCreateCalendarFeedMutation();
  const making = useSave({
    send: (_nothing: null) => create({ variables: { input: { propertyId } } }),
    onSaved: (payload) => setAddress(payload.address),
  });
  const make = () => void making.save(null);
  const property = query.data?.property;
  return (
    <SidePane open onClose={onClose} title="Subscribe to this calendar" width={480}>
      <chakra.div display="grid" gap="4">
        <chakra.p>
          Calendar programs such as Google Calendar, Outlook and Apple Calendar show the dates of {name} from
          a private address, and keep them current.
        </chakra.p>
        <WhoReads />
        <SaveProblems {...making} />
        {address !== null && <FeedAddress address={address} />}
        {property?.calendarFeed && (
          <FeedState
            feed={property.calendarFeed}
            {...{ propertyId, make }}
            isMaking={making.saving}
            onRevoked={() => setAddress(null)}
          />
        )}
        {property && !property.calendarFeed && (
          <div>
            <Button variant="primary" busy={making.saving} busyText="Making…" onClick={make}>
              Make private address
            </Button>
          </div>
        )}
        {!property && query.error && (
          <ErrorState
            details={['Your private address could not be loaded.']}
            onRetry={() => void query.refetch().catch(() => undefined)}
          />
        )}
        {!property && !query.error && (
          <Loading>
            <Skeleton height="80px" radius="control" />
          </Loading>
        )}
      </chakra.div>
    </SidePane>
  );
}

function WhoReads() {
  return (
    <chakra.div bg="bg.subtle" borderRadius="control" p="3" textStyle="table">
      <chakra.p fontWeight="560">Who can read it</chakra.p>
      <chakra.p color="fg.muted">
        Anyone who has the address, without signing in: they see what you see in this calendar. Give it only
        to your own calendar program. You can revoke it at any time.
      </chakra.p>
    </chakra.div>
  );
}
