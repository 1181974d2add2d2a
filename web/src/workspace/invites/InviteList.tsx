import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { SelectField } from '../../ui/field/SelectField';
import { Pagination } from '../../ui/navigation/Pagination';
import { TableToolbar } from '../../ui/table-tools/TableToolbar';
import { useListAddress } from '../use-list-address';
import { InvitationLinkDialog } from './InvitationLinkDialog';
import { InviteTable } from './InviteTable';
import { NotMailed } from './NotMailed';
import { RevokeInviteDialog } from './RevokeInviteDialog';
import { useInvitationLink } from './use-invitation-link';
import {
  useResendInvitationMutation,
  useWorkspaceInvitesQuery,
  type InviteRowFragment,
  type InviteStatus,
} from './WorkspaceInvites.generated';

const STATUSES: { value: InviteStatus; label: string }[] = [
  { value: 'pending', label: 'Pending' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'expired', label: 'Expired' },
  { value: 'revoked', label: 'Revoked' },
];
const OPTIONS = [{ value: '', label: 'Any status' }, ...STATUSES];

/** Status filter, table, pages; resending at once, revoking after a question. */
export function InviteList({ workspaceId }: { workspaceId: string }) {
  const address = useListAddress();
  const status = STATUSES.find((each) => each.value === address.read('status'))?.value ?? null;
  const query = useWorkspaceInvitesQuery({
    variables: { workspaceId, status, page: address.page, pageSize: address.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const [resendTo] = useResendInvitationMutation();
  const [revoked, setRevoked] = useState<InviteRowFragment | null>(null);
  const shown = query.data ?? query.previousData;
  const invites = shown?.workspaceInvites.items;
  const reload = () => void query.refetch();
  const link = useInvitationLink({ onRefused: reload });

  const { save: resend } = useSave({
    send: ({ invitationId, version }: InviteRowFragment) =>
      resendTo({ variables: { input: { invitationId, version } } }),
    done: 'Invitation Resent',
    failed: (problem) => problem,
    onOutdated: reload,
  });
  return (
    <>
      {shown?.workspaceInvites.isMailed === false && <NotMailed />}
      <TableToolbar>
        <div style={{ width: 180 }}>
          <SelectField
            aria-label="Status"
            options={OPTIONS}
            value={status ?? ''}
            onChange={(event) => address.change({ status: event.currentTarget.value })}
          />
        </div>
      </TableToolbar>
      <InviteTable
        invites={invites}
        refreshing={query.loading && invites !== undefined}
        errors={query.error && !invites ? ['The invitations could not be read.'] : undefined}
        onRetry={reload}
        onClearFilters={status === null ? undefined : () => address.change({ status: null })}
        onResend={(invite) => void resend(invite)}
        onRevoke={setRevoked}
        onCopyLink={(invite) => void link.copyLink(invite)}
      />
      {shown && shown.workspaceInvites.totalCount > 0 && (
        <Pagination {...address.paging(shown.workspaceInvites.totalCount)} />
      )}
      {link.shown && <InvitationLinkDialog link={link.shown} onClose={link.close} />}
      {revoked && <RevokeInviteDialog invite={revoked} onClose={() => setRevoked(null)} onReload={reload} />}
    </>
  );
}
