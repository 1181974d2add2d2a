import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { usePagedAnswer } from '../../app/list/use-paged-answer';
import { useListAddress } from '../../app/list/use-list-address';
import { useSave } from '../../app/save/use-save';
import { INVITE_STATUSES } from '../../app/workspace/InviteStatusTag';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { ListPage } from '../../ui/list-page/ListPage';
import { FilterSelect } from '../../ui/table-tools/FilterSelect';
import { InvitationLinkDialog } from './InvitationLinkDialog';
import { inviteColumns } from './invite-columns';
import { inviteCommands, InvitePhoneRow } from './invite-row';
import { NotMailed } from './NotMailed';
import { RevokeInviteDialog } from './RevokeInviteDialog';
import { useInvitationLink } from './use-invitation-link';
import {
  useResendInvitationMutation,
  useWorkspaceInvitesQuery,
  type InviteRowFragment,
} from './WorkspaceInvites.generated';

/** Lists the invitations of a workspace. It resends one right away, and revokes one after a question. */
export function InviteList({ workspaceId }: { workspaceId: string }) {
  const address = useListAddress();
  const status = INVITE_STATUSES.find((each) => each.value === address.read('status'))?.value ?? null;
  const query = useWorkspaceInvitesQuery({
    variables: { workspaceId, status, page: address.page, pageSize: address.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const [resendTo] = useResendInvitationMutation();
  const [revoked, setRevoked] = useState<InviteRowFragment | null>(null);
  const list = usePagedAnswer(query, 'The invitations could not be loaded.');
  const reload = list.onRetry;
  const link = useInvitationLink({ onRefused: reload });

  const { save: resend } = useSave({
    send: ({ invitationId, version }: InviteRowFragment) =>
      resendTo({ variables: { input: { invitationId, version } } }),
    done: 'Invitation Resent',
    failed: (problem) => problem,
    onOutdated: reload,
  });
  // The answer also decides whether a note is above the list.
  if (!list.shown && !list.errors?.length) return <PageSkeleton />;
  return (
    <>
      {list.shown?.workspaceInvites.isMailed === false && <NotMailed />}
      <ListPage
        {...list}
        caption="Invitations, newest first"
        filters={
          <FilterSelect
            label="Status"
            all="Any status"
            options={INVITE_STATUSES}
            value={status}
            onChange={(next) => address.change({ status: next })}
          />
        }
        columns={inviteColumns}
        rows={list.shown?.workspaceInvites.items}
        rowId={(invite) => invite.invitationId}
        rowName={(invite) => invite.email}
        manualSort
        onClearFilters={status === null ? undefined : () => address.change({ status: null })}
        commands={(invite) =>
          inviteCommands(invite, {
            onCopyLink: () => void link.copyLink(invite),
            onResend: () => void resend(invite),
            onRevoke: () => setRevoked(invite),
          })
        }
        renderPhoneRow={(invite) => <InvitePhoneRow invite={invite} />}
        empty={<EmptyState icon={<MailPlus size={24} strokeWidth={1.6} />} text="No invitations yet" />}
        pages={address.paging(list.shown?.workspaceInvites.totalCount ?? 0)}
      />
      {link.shown && <InvitationLinkDialog link={link.shown} onClose={link.close} />}
      {revoked && <RevokeInviteDialog invite={revoked} onClose={() => setRevoked(null)} onReload={reload} />}
    </>
  );
}
