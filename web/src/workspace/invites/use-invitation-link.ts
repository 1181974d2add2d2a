import { useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import { useInvitationLinkMutation, type InviteRowFragment } from './WorkspaceInvites.generated';

const UNREAD = 'The link could not be loaded. Try again.';

/** A link that was asked for and could not be put on the clipboard: to be shown. */
export interface ShownLink {
  email: string;
  url: string;
}

/** Copies the link of an invitation; `shown` holds it where the browser keeps the clipboard to itself. */
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

/** Browsers give the clipboard only to pages on https and on this machine. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
