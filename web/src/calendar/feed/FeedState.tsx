import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { SaveQuestion } from '../../app/save/SaveQuestion';
import { Button } from '../../ui/action/Button';
import { DateText } from '../../ui/figure/figures';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useRevokeCalendarFeedMutation, type CalendarFeedFieldsFragment } from './Feed.generated';

export interface FeedStateProps {
  propertyId: string;
  feed: CalendarFeedFieldsFragment;
  make: () => void;
  isMaking: boolean;
  onRevoked: () => void;
}

/** Says when the address was made and whether a program reads it; asks before it replaces or revokes it. */
export function FeedState({ propertyId, feed, make, isMaking, onRevoked }: FeedStateProps) {
  const [asked, setAsked] = useState<'replace' | 'revoke' | null>(null);
  const close = () => setAsked(null);
  return (
    <chakra.div borderTopWidth="1px" pt="4" display="grid" gap="3">
      <chakra.p textStyle="table">
        Your address was made on <DateText iso={feed.createdAt} moment />.{' '}
        {feed.lastReadAt === null ? (
          'No calendar program has read it yet.'
        ) : (
          <>
            A calendar program last read it on <DateText iso={feed.lastReadAt} moment />.
          </>
        )}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button busy={isMaking} busyText="Making…" onClick={() => setAsked('replace')}>
          Make a new address
        </Button>
        <Button variant="dangerQuiet" onClick={() => setAsked('revoke')}>
          Revoke
        </Button>
      </chakra.div>
      <ConfirmDialog
        open={asked === 'replace'}
        title="Make a new address"
        confirmText="Make new address"
        onConfirm={() => {
          close();
          make();
        }}
        onCancel={close}
      >
        The address that you have now stops working. Calendar programs that use it need the new one.
      </ConfirmDialog>
      {asked === 'revoke' && <RevokeQuestion {...{ propertyId, onRevoked }} onClose={close} />}
    </chakra.div>
  );
}

interface RevokeQuestionProps {
  propertyId: string;
  onRevoked: () => void;
  onClose: () => void;
}

function RevokeQuestion({ propertyId, onRevoked, onClose }: RevokeQuestionProps) {
  const [revoke] = useRevokeCalendarFeedMutation();
  return (
    <SaveQuestion
      title="Revoke address"
      confirmText="Revoke"
      busyText="Revoking..."
      done="Address Revoked"
      send={() => revoke({ variables: { input: { propertyId } } })}
      onDone={() => {
        onRevoked();
        onClose();
      }}
      onCancel={onClose}
    >
      Calendar programs that use the address show nothing new from now on. This cannot be undone.
    </SaveQuestion>
  );
}
