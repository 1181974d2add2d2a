import { DateText } from '../ui/figure/figures';
import { Tag, type TagProps } from '../ui/figure/Tag';
import type { Column } from '../ui/table-model/column';
import type { AdminJobRowFragment } from './AdminJobs.generated';

const STATUSES: Record<AdminJobRowFragment['status'], { text: string; tone: TagProps['tone'] }> = {
  queued: { text: 'Waiting', tone: 'info' },
  running: { text: 'Running', tone: 'info' },
  succeeded: { text: 'Succeeded', tone: 'success' },
  failed: { text: 'Failed', tone: 'warning' },
  canceled: { text: 'Canceled', tone: 'neutral' },
};

const KINDS: Record<string, string> = {
  document: 'Document',
  componentImport: 'Component import',
  importRequest: 'Study import',
  ledgerImport: 'Ledger import',
  mail: 'Email',
};

/** Returns a kind in words; a kind without words keeps its raw name. */
export const kindText = ({ kind }: Pick<AdminJobRowFragment, 'kind'>): string => KINDS[kind] ?? kind;

/** Returns a duration in the largest unit that fits: `45 s`, `12 min`, `3 h`, `2 days`. */
export function spanText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`;
  const days = Math.floor(seconds / 86_400);
  return days === 1 ? '1 day' : `${days} days`;
}

export function JobStatusTag({ status }: Pick<AdminJobRowFragment, 'status'>) {
  return <Tag tone={STATUSES[status].tone}>{STATUSES[status].text}</Tag>;
}

export const jobColumns: Column<AdminJobRowFragment>[] = [
  { id: 'kind', header: 'Kind', fixed: true, cell: kindText },
  { id: 'workspace', header: 'Portfolio', cell: ({ workspaceName }) => workspaceName ?? 'None' },
  { id: 'status', header: 'Status', cell: (job) => <JobStatusTag status={job.status} />, width: '110px' },
  {
    id: 'requested',
    header: 'Requested',
    cell: ({ createdAt }) => <DateText iso={createdAt} moment />,
    width: '190px',
  },
  { id: 'openFor', header: 'Open for', cell: (job) => spanText(job.openForSeconds), width: '110px' },
  { id: 'tries', header: 'Tries', align: 'end', cell: ({ attempts }) => attempts, width: '80px' },
  {
    id: 'next',
    header: 'Next try or end',
    cell: ({ runAfter, endedAt }) => <DateText iso={endedAt ?? runAfter} moment />,
    width: '190px',
  },
  { id: 'error', header: 'Error', cell: ({ errorCode }) => errorCode ?? '' },
];
