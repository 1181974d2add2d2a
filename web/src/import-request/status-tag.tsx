import { Tag, type TagProps } from '../ui/figure/Tag';
import type { ImportRequestStatus } from './ImportRequests.generated';

const TONES: Record<ImportRequestStatus, { text: string; tone: NonNullable<TagProps['tone']> }> = {
  NEW_REQUEST_RECEIVED: { text: 'New Request Received', tone: 'info' },
  RECEIVED: { text: 'Received', tone: 'brand' },
  FAILED_VALIDATION: { text: 'Failed Validation', tone: 'danger' },
  PROCESSED: { text: 'Processed', tone: 'success' },
};

/** The statuses of the filter, in the order in which a request goes through them. */
export const STATUS_OPTIONS = (Object.keys(TONES) as ImportRequestStatus[]).map((value) => ({
  value,
  label: TONES[value].text,
}));

export function RequestStatusTag({ status }: { status: ImportRequestStatus }) {
  return <Tag tone={TONES[status].tone}>{TONES[status].text}</Tag>;
}
