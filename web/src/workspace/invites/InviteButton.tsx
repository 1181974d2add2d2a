import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/action/Button';
import { InvitePane } from './InvitePane';

/** The one action of both lists; what it does shows in the invites. */
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
      {open && <InvitePane workspaceId={workspaceId} onClose={() => setOpen(false)} />}
    </>
  );
}
