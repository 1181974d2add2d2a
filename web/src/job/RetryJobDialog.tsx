import { SaveQuestion } from '../app/save/SaveQuestion';
import { useRetryJobMutation, type AdminJobRowFragment } from './AdminJobs.generated';
import { kindText } from './job-columns';

export interface RetryJobDialogProps {
  job: AdminJobRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Asks before it retries a failed job. */
export function RetryJobDialog({ job, onClose, onReload }: RetryJobDialogProps) {
  const [send] = useRetryJobMutation();
  return (
    <SaveQuestion
      title="Retry job"
      confirmText="Retry job"
      busyText="Queuing..."
      done="Job Queued"
      destructive={false}
      send={() => send({ variables: { input: { jobId: job.jobId } } })}
      onDone={() => {
        onReload();
        onClose();
      }}
      onCancel={onClose}
      onOutdated={onReload}
    >
      {`${kindText(job)} of ${job.workspaceName ?? 'no portfolio'} failed after ${job.attempts} ${job.attempts === 1 ? 'try' : 'tries'}. It starts again with the rights that its user has now.`}
    </SaveQuestion>
  );
}
