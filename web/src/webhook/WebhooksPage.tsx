import { Plus } from 'lucide-react';
import { useState } from 'react';
import { WorkspaceFrame } from '../app/workspace/WorkspaceFrame';
import { Button } from '../ui/action/Button';
import { AddWebhookPane } from './form/AddWebhookPane';
import { WebhookList } from './WebhookList';

/** `workspace/webhooks`: the addresses that the portfolio sends its events to. */
export function WebhooksPage() {
  return (
    <WorkspaceFrame
      tab="webhooks"
      actions={({ workspaceId }) => <AddButton key={workspaceId} workspaceId={workspaceId} />}
    >
      {({ workspaceId }) => <WebhookList key={workspaceId} workspaceId={workspaceId} />}
    </WorkspaceFrame>
  );
}

function AddButton({ workspaceId }: { workspaceId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} />} onClick={() => setOpen(true)}>
        Add webhook
      </Button>
      {isOpen && <AddWebhookPane workspaceId={workspaceId} onClose={() => setOpen(false)} />}
    </>
  );
}
