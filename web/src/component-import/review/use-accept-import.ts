import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetFigures } from '../../app/cache/figures-changed';
import { waitingImportAt } from '../../app/import/ImportSteps';
import { useFollowedJob } from '../../app/job/use-followed-job';
import { paths } from '../../app/paths';
import { useSave } from '../../app/save/use-save';
import { toast } from '../../ui/feedback/toast';
import { nextList } from './sheet-words';
import { useAcceptComponentImportMutation, type ImportPreviewFragment } from '../ComponentImport.generated';

const FAILED = 'Component import failed';
const STOPPED = 'The import was not finished. Nothing was saved. Try again.';

/** Saves a preview, all rows or none, and goes to the components. */
export function useAcceptImport(preview: ImportPreviewFragment, onOutdated: () => unknown) {
  const { importId, propertyId, jobId } = preview;
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [mutate] = useAcceptComponentImportMutation();
  const [problemsOfJob, setProblemsOfJob] = useState<readonly string[]>([]);
  const succeed = () => {
    forgetFigures(cache, propertyId);
    toast.success('Components imported successfully');
    const next = nextList(preview);
    // A file of several lists goes on with the next one.
    if (next === null) void navigate(paths.components, { replace: true });
    else void navigate(waitingImportAt(next), { replace: true });
  };
  const job = useFollowedJob(jobId, (ended) => {
    if (ended?.status === 'succeeded') return succeed();
    setProblemsOfJob(ended?.errors.length ? ended.errors.map(({ detail }) => detail) : [STOPPED]);
    toast.failure(FAILED);
    return onOutdated();
  });
  const { save, saving, problems } = useSave({
    send: (input: { importId: string }, idempotencyKey) =>
      mutate({ variables: { input: { ...input, idempotencyKey } } }),
    failed: FAILED,
    onSaved: (answer) => (answer.job ? job.follow(answer.job.jobId) : succeed()),
    // The inventory may have changed since the preview was made.
    onOutdated,
  });
  const accept = () => {
    setProblemsOfJob([]);
    void save({ importId });
  };
  const isImporting = saving || job.progress !== null;
  const shown = problemsOfJob.length > 0 ? problemsOfJob : problems;
  return { accept, isImporting, progress: job.progress, problems: shown };
}
