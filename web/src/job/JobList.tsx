import { ListRestart, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { usePagedAnswer } from '../app/list/use-paged-answer';
import { useListAddress } from '../app/list/use-list-address';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ListPage } from '../ui/list-page/ListPage';
import { FilterSelect } from '../ui/table-tools/FilterSelect';
import { useAdminJobsQuery, type AdminJobRowFragment, type AdminJobsQuery } from './AdminJobs.generated';
import { jobColumns, JobStatusTag, kindText, spanText } from './job-columns';
import { RetryJobDialog } from './RetryJobDialog';

const STATUSES = ['failed', 'queued', 'running', 'succeeded', 'canceled'] as const;
type Status = (typeof STATUSES)[number];

/** Returns the options of the filter, with counts for the statuses that may need attention. */
const options = (counts: AdminJobsQuery['jobs']['counts'] | undefined) => [
  { value: 'failed', label: counts ? `Failed (${counts.failed})` : 'Failed' },
  { value: 'queued', label: counts ? `Waiting (${counts.queued})` : 'Waiting' },
  { value: 'running', label: counts ? `Running (${counts.running})` : 'Running' },
  { value: 'succeeded', label: 'Succeeded' },
  { value: 'canceled', label: 'Canceled' },
];

const nameOf = (job: AdminJobRowFragment) => `${kindText(job)}, ${job.workspaceName ?? 'no portfolio'}`;

/** Lists the jobs of a status, and retries failed ones after a question. */
export function JobList() {
  const { page, pageSize, read, change, paging } = useListAddress();
  const status: Status = STATUSES.find((each) => each === read('status')) ?? 'failed';
  const query = useAdminJobsQuery({
    variables: { status, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const [retried, setRetried] = useState<AdminJobRowFragment | null>(null);
  const list = usePagedAnswer(query, 'The jobs could not be loaded.');
  return (
    <>
      <ListPage
        {...list}
        caption="Jobs"
        filters={
          <FilterSelect
            label="Status"
            options={options(list.shown?.jobs.counts)}
            value={status}
            onChange={(next) => change({ status: next })}
          />
        }
        columns={jobColumns}
        rows={list.shown?.jobs.items}
        rowId={(job) => job.jobId}
        rowName={nameOf}
        manualSort
        commands={(job) =>
          job.viewerCan.retry
            ? [
                {
                  id: 'retry',
                  label: 'Retry',
                  icon: <RotateCw size={16} strokeWidth={1.75} />,
                  onSelect: () => setRetried(job),
                },
              ]
            : []
        }
        renderPhoneRow={(job) => (
          <>
            {nameOf(job)} <JobStatusTag status={job.status} />
            {`, ${spanText(job.openForSeconds)}${job.errorCode ? `, ${job.errorCode}` : ''}`}
          </>
        )}
        empty={
          <EmptyState icon={<ListRestart size={24} strokeWidth={1.6} />} text="No jobs with this status" />
        }
        pages={paging(list.shown?.jobs.totalCount ?? 0)}
      />
      {retried && <RetryJobDialog job={retried} onClose={() => setRetried(null)} onReload={list.onRetry} />}
    </>
  );
}
