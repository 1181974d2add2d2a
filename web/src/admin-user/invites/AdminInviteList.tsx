import { chakra } from '@chakra-ui/react';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePagedAnswer } from '../../app/list/use-paged-answer';
import { useListAddress } from '../../app/list/use-list-address';
import { paths } from '../../app/paths';
import { useSave } from '../../app/save/use-save';
import { sessionTooOld, SignInAgain } from '../../app/session/SignInAgain';
import { INVITE_STATUSES } from '../../app/workspace/InviteStatusTag';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ListPage } from '../../ui/list-page/ListPage';
import { FilterSelect } from '../../ui/table-tools/FilterSelect';
import { PortfolioFilter, portfolioIn, searchOf } from '../Filters';
import {
  useAdminInvitesQuery,
  useResendAdminInviteMutation,
  type AdminInviteRowFragment,
} from './AdminInvites.generated';
import { adminInviteColumns, AdminInvitePhoneRow } from './invite-columns';
import { inviteCommands } from './invite-commands';
import { RevokeInvite } from './RevokeInvite';

/** Returns page and filters of the invitations from the address. */
function useInvitesAddress() {
  const address = useListAddress();
  const { read } = address;
  const filters = {
    search: searchOf(read('q')),
    status: INVITE_STATUSES.find(({ value }) => value === read('status'))?.value ?? null,
    workspaceId: portfolioIn(read('portfolio')),
  };
  return { ...address, filters };
}
type InvitesAddress = ReturnType<typeof useInvitesAddress>;

function InviteFilters({ filters, change }: Pick<InvitesAddress, 'filters' | 'change'>) {
  return (
    <>
      <FilterSelect
        label="Status"
        all="Any status"
        options={INVITE_STATUSES}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
      <PortfolioFilter value={filters.workspaceId} onChange={(portfolio) => change({ portfolio })} />
    </>
  );
}

/** Lists the invitations to all portfolios. It resends one right away, and revokes one after a question. */
export function AdminInviteList() {
  const { page, pageSize, read, change, paging, filters } = useInvitesAddress();
  const navigate = useNavigate();
  const query = useAdminInvitesQuery({
    variables: { ...filters, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const [revoked, setRevoked] = useState<AdminInviteRowFragment | null>(null);
  const list = usePagedAnswer(query, 'The invitations could not be loaded.');
  const found = list.shown?.adminInvites;
  const resend = useResend(list.onRetry);
  if (sessionTooOld(query.error)) return <SignInAgain />;
  return (
    <>
      {found?.isMailed === false && <NotMailed />}
      <ListPage
        {...list}
        caption="Invitations, newest first"
        search={{
          label: 'Search by email or portfolio',
          value: read('q'),
          onChange: (q) => change({ q }),
        }}
        filters={<InviteFilters {...{ filters, change }} />}
        hasChipLine
        onClearFilters={
          Object.values(filters).some(Boolean)
            ? () => change({ q: null, status: null, portfolio: null })
            : undefined
        }
        columns={adminInviteColumns}
        rows={found?.items}
        rowId={({ invitationId }) => invitationId}
        rowName={({ email }) => email}
        manualSort
        commands={(invite) =>
          inviteCommands(invite, {
            resend: () => void resend(invite),
            revoke: () => setRevoked(invite),
            toPortfolio: () => void navigate(paths.invitesOf(invite.workspaceId)),
          })
        }
        renderPhoneRow={(invite) => <AdminInvitePhoneRow invite={invite} />}
        empty={<EmptyState icon={<MailPlus size={24} strokeWidth={1.6} />} text="No invitations yet" />}
        pages={paging(found?.totalCount ?? 0)}
      />
      {revoked && <RevokeInvite invite={revoked} onClose={() => setRevoked(null)} onReload={list.onRetry} />}
    </>
  );
}

function useResend(onReload: () => void) {
  const [send] = useResendAdminInviteMutation();
  const { save } = useSave({
    send: ({ invitationId, version }: AdminInviteRowFragment) =>
      send({ variables: { input: { invitationId, version } } }),
    done: 'Invitation Resent',
    failed: (problem) => problem,
    onOutdated: onReload,
  });
  return save;
}

/** Says that this installation sends no mail, so that the user has to pass on the link of an invitation. */
function NotMailed() {
  return (
    <chakra.div mb="4">
      <Banner tone="warning">
        No mail server is configured, so Roofline emails no invitations. Open the invites of the portfolio to
        copy a link, and pass it on yourself.
      </Banner>
    </chakra.div>
  );
}
