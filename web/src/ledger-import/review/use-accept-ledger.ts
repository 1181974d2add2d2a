import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useFollowedJob } from '../../app/job/use-followed-job';
import { forgetLedger } from '../../app/ledger/ledger-changed';
import { useSave } from '../../app/save/use-save';
import { SelectedPropertyDocument } from '../../app/selection/SelectedProperty.generated';
import { toast } from '../../ui/feedback/toast';
import { useAcceptLedgerImportMutation, type LedgerImportPreviewFragment } from '../LedgerImport.generated';

const FAILED = 'Transactions import failed';
const STOPPED = 'The import was not finished. Accept it again: it goes on where it stopped.';

/** Imports a file. `onEnd` then loads the page again, which says so and links to the transactions. */
export function useAcceptLedger(
  { importId, propertyId, jobId }: LedgerImportPreviewFragment,
  onEnd: () => unknown,
) {
  const client = useApolloClient();
  const [mutate] = useAcceptLedgerImportMutation();
  const [problemsOfJob, setProblemsOfJob] = useState<readonly string[]>([]);
  const succeed = () => {
    forgetLedger(client, propertyId);
    // The first ledger makes the property one with a live dashboard.
    void client.refetchQueries({ include: [SelectedPropertyDocument] });
    toast.success('Transactions imported');
    onEnd();
  };
  const job = useFollowedJob(jobId ?? null, (ended) => {
    if (ended?.status === 'succeeded') return succeed();
    setProblemsOfJob(ended?.errors.length ? ended.errors.map(({ detail }) => detail) : [STOPPED]);
    toast.failure(FAILED);
    return onEnd();
  });
  const { save, saving, problems } = useSave({
    send: (input: { ledgerImportId: string }, idempotencyKey) =>
      mutate({ variables: { input: { ...input, idempotencyKey } } }),
    failed: FAILED,
    onSaved: (answer) => (answer.job ? job.follow(answer.job.jobId) : succeed()),
    onOutdated: onEnd,
  });
  const accept = () => {
    setProblemsOfJob([]);
    void save({ ledgerImportId: importId });
  };
  return {
    accept,
    isImporting: saving || job.progress !== null,
    progress: job.progress,
    problems: problemsOfJob.length > 0 ? problemsOfJob : problems,
  };
}
