import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/action/Button';
import { deferredForm } from '../../ui/overlay/deferred';
import type { InvitePaneProps } from './InvitePane';

const InvitePane = deferredForm<InvitePaneProps>(async () => (await import('./InvitePane')).InvitePane);

/** The main action of the lists of users and of invites; its result shows in the invites. */
export function InviteButton({ workspaceId }: { workspaceId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        icon={<UserPlus size={16} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        Invite user
      </Button>
      <InvitePane open={open} workspaceId={workspaceId} onClose={() => setOpen(false)} />
    </>
  );
}
