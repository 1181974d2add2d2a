import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetFigures } from '../../app/figures-changed';
import type { JobFragment } from '../../app/job/Job.generated';
import { pollJob } from '../../app/job/poll-job';
import { paths } from '../../app/paths';
import { newRequestKey } from '../../app/request-key';
import { toast } from '../../ui/feedback/toast';
import { useAcceptComponentImportMutation, type ImportPreviewFragment } from '../ComponentImport.generated';

const UNREACHED = 'The answer did not arrive. Try again: nothing is imported twice.';
const STOPPED = 'The import was not finished. Nothing was saved. Try again.';

/** How far the service is with saving a large file. */
export type ImportProgress = Pick<JobFragment, 'progress' | 'step'>;

/** One key for one preview: a retry after a lost answer is the same request, another preview is another one. */
function useKeyOf(preview: ImportPreviewFragment): () => string {
  const held = useRef<{ preview: ImportPreviewFragment; key: string } | null>(null);
  return () => {
    if (held.current?.preview !== preview) held.current = { preview, key: newRequestKey() };
    return held.current.key;
  };
}

/** Follows the job that saves the file, also one that was begun before the page was opened. */
function useSavingJob(first: string | null, onEnd: (job: JobFragment | null) => void) {
  const client = useApolloClient();
  const [asked, setAsked] = useState<string | null>(null);
  const [ended, setEnded] = useState<string | null>(null);
  const latest = asked ?? first;
  const jobId = latest === ended ? null : latest;
  const [progress, setProgress] = useState<ImportProgress>({ progress: 0, step: null });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (jobId === null) return undefined;
    const leaving = new AbortController();
    void pollJob(client, jobId, { onJob: setProgress, signal: leaving.signal }).then((job) => {
      if (leaving.signal.aborted) return;
      setEnded(jobId);
      end(job);
    });
    return () => leaving.abort();
  }, [client, jobId]);
  return { follow: setAsked, progress: jobId === null ? null : progress };
}

/** Saves a preview, all rows or none, and goes to the components. */
export function useAcceptImport(preview: ImportPreviewFragment, onOutdated: () => void) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [mutate] = useAcceptComponentImportMutation();
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const keyOf = useKeyOf(preview);

  const succeed = () => {
    forgetFigures(client.cache, preview.propertyId);
    toast.success('Components imported successfully');
    void navigate(paths.components, { replace: true });
  };
  const fail = (details: readonly string[]) => {
    setProblems(details);
    toast.failure('Component import failed');
  };
  const saving = useSavingJob(preview.jobId, (job) => {
    if (job?.status === 'succeeded') return succeed();
    fail(job?.errors.length ? job.errors.map(({ detail }) => detail) : [STOPPED]);
    return onOutdated();
  });
  const send = async () => {
    const input = { importId: preview.importId, idempotencyKey: keyOf() };
    const answer = await mutate({ variables: { input } }).then(
      ({ data }) => data?.acceptComponentImport,
      () => undefined,
    );
    if (!answer) return fail([UNREACHED]);
    if (answer.job) return saving.follow(answer.job.jobId);
    if (answer.userErrors.length === 0) return succeed();
    fail(answer.userErrors.map(({ detail }) => detail));
    // The inventory may have changed since the preview was made.
    return onOutdated();
  };
  const isImporting = isSending || saving.progress !== null;
  const isBusy = useRef(false);
  const accept = async () => {
    if (isBusy.current || isImporting) return;
    isBusy.current = true;
    setSending(true);
    setProblems([]);
    await send();
    isBusy.current = false;
    setSending(false);
  };
  return { accept: () => void accept(), isImporting, progress: saving.progress, problems };
}
