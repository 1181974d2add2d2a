import { useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import { useInvitationLinkMutation, type InviteRowFragment } from './WorkspaceInvites.generated';

const UNREAD = 'The link could not be loaded. Try again.';

/** A link that could not be copied, so that the page has to show it. */
export interface ShownLink {
  email: string;
  url: string;
}

/** Copies the link of an invitation; where the browser refuses the clipboard, `shown` has the link. */
export function useInvitationLink({ onRefused }: { onRefused: () => void }) {
  const [ask] = useInvitationLinkMutation();
  const [shown, setShown] = useState<ShownLink | null>(null);

  const copyLink = async ({ invitationId, email }: InviteRowFragment) => {
    const answer = await ask({ variables: { input: { invitationId } } }).then(
      ({ data }) => data?.invitationLink,
      () => undefined,
    );
    if (!answer?.url) {
      toast.failure(answer?.userErrors[0]?.detail ?? UNREAD);
      return onRefused();
    }
    const { url } = answer;
    await copyText(url).then(
      () => toast.success('Link Copied'),
      () => setShown({ email, url }),
    );
  };
  return { copyLink, shown, close: () => setShown(null) };
}

/** Copies a text; browsers allow that only on https and on localhost. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
