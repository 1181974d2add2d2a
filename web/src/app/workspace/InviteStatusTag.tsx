import type { InviteStatus } from '@roofline/schema/workspace/workspace';
import { Tag, type TagProps } from '../../ui/figure/Tag';

const STATUSES: Record<InviteStatus, { text: string; tone: TagProps['tone'] }> = {
  pending: { text: 'Pending', tone: 'info' },
  accepted: { text: 'Accepted', tone: 'success' },
  expired: { text: 'Expired', tone: 'warning' },
  revoked: { text: 'Revoked', tone: 'neutral' },
};

/** The statuses that a list of invitations can be filtered by. */
export const INVITE_STATUSES = (Object.keys(STATUSES) as InviteStatus[]).map((value) => ({
  value,
  label: STATUSES[value].text,
}));

/** The status of an invitation. */
export function InviteStatusTag({ status }: { status: InviteStatus }) {
  return <Tag tone={STATUSES[status].tone}>{STATUSES[status].text}</Tag>;
}
