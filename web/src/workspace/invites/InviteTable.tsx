import { chakra } from '@chakra-ui/react';
import { Copy, MailPlus, RotateCw, X } from 'lucide-react';
import { IconButton } from '../../ui/action/IconButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { DataTable } from '../../ui/table/DataTable';
import { RowMenu } from '../../ui/table-tools/RowMenu';
import { InviteStatusTag, inviteColumns } from './invite-columns';
import type { InviteRowFragment } from './WorkspaceInvites.generated';

export interface InviteTableProps {
  invites: readonly InviteRowFragment[] | undefined;
  refreshing: boolean;
  errors?: readonly string[];
  onRetry: () => void;
  onClearFilters?: () => void;
  onResend: (invite: InviteRowFragment) => void;
  onRevoke: (invite: InviteRowFragment) => void;
  onCopyLink: (invite: InviteRowFragment) => void;
}

const icon = { size: 16, strokeWidth: 1.75 } as const;

/** The invitations of a workspace, from props alone. */
export function InviteTable(props: InviteTableProps) {
  const hasActions = props.invites?.some(({ viewerCan: can }) => can.resend || can.revoke || can.copyLink);
  return (
    <DataTable
      caption="Invitations, newest first"
      columns={inviteColumns}
      rows={props.invites}
      rowId={(invite) => invite.invitationId}
      rowName={(invite) => invite.email}
      refreshing={props.refreshing}
      errors={props.errors}
      onRetry={props.onRetry}
      manualSort
      onClearFilters={props.onClearFilters}
      rowActions={hasActions ? (invite) => <RowActions invite={invite} {...props} /> : undefined}
      renderPhoneRow={(invite) => <PhoneRow invite={invite} {...props} />}
      empty={<EmptyState icon={<MailPlus size={24} strokeWidth={1.6} />} text="No invitations yet" />}
    />
  );
}

type RowProps = { invite: InviteRowFragment } & Pick<
  InviteTableProps,
  'onResend' | 'onRevoke' | 'onCopyLink'
>;

function RowActions({ invite, onResend, onRevoke, onCopyLink }: RowProps) {
  return (
    <>
      {invite.viewerCan.copyLink && (
        <IconButton
          label={`Copy link for ${invite.email}`}
          icon={<Copy {...icon} />}
          onClick={() => onCopyLink(invite)}
        />
      )}
      {invite.viewerCan.resend && (
        <IconButton
          label={`Resend to ${invite.email}`}
          icon={<RotateCw {...icon} />}
          onClick={() => onResend(invite)}
        />
      )}
      {invite.viewerCan.revoke && (
        <IconButton
          label={`Revoke ${invite.email}`}
          tone="danger"
          icon={<X {...icon} />}
          onClick={() => onRevoke(invite)}
        />
      )}
    </>
  );
}

function PhoneRow({ invite, onResend, onRevoke, onCopyLink }: RowProps) {
  const { resend, revoke, copyLink } = invite.viewerCan;
  const items = [
    ...(copyLink
      ? [{ id: 'copy', label: 'Copy link', icon: <Copy {...icon} />, onSelect: () => onCopyLink(invite) }]
      : []),
    ...(resend
      ? [{ id: 'resend', label: 'Resend', icon: <RotateCw {...icon} />, onSelect: () => onResend(invite) }]
      : []),
    ...(revoke
      ? [
          {
            id: 'revoke',
            label: 'Revoke',
            icon: <X {...icon} />,
            destructive: true,
            onSelect: () => onRevoke(invite),
          },
        ]
      : []),
  ];
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <chakra.div flex="1" minW="0">
        <chakra.div fontWeight="560" truncate>
          {invite.email}
        </chakra.div>
        <chakra.div textStyle="table" color="fg.muted" truncate>
          {invite.roleName}, invited by {invite.invitedByFullName}
        </chakra.div>
      </chakra.div>
      <InviteStatusTag status={invite.status} />
      {items.length > 0 && (
        <chakra.span mx="-3.5">
          <RowMenu name={invite.email} items={items} />
        </chakra.span>
      )}
    </chakra.div>
  );
}
