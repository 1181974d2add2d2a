import { useState } from 'react';
import { useFollowedJob } from '../app/job/use-followed-job';
import type { Answer } from '../app/save/outcome';
import { useSave } from '../app/save/use-save';
import { toast } from '../ui/feedback/toast';

interface AskedJob<A extends Answer> {
  send: (key: string) => Promise<A>;
  done: string;
  /** The toast of a failure, which stays until the user closes it. */
  failed: string;
  /** The problem to show where the job ended without an error message. */
  stopped: string;
  onDone: () => void;
}

interface WithJob {
  job?: { jobId: string } | null;
}

/** Starts a job by a mutation, and follows it to its end. */
export function useAskedJob<A extends Answer>({ send, done, failed, stopped, onDone }: AskedJob<A>) {
  const [problemsOfJob, setProblemsOfJob] = useState<readonly string[]>([]);
  const job = useFollowedJob(null, (ended) => {
    if (ended?.status === 'succeeded') {
      toast.success(done);
      return onDone();
    }
    setProblemsOfJob(ended?.errors.length ? ended.errors.map(({ detail }) => detail) : [stopped]);
    return toast.failure(failed);
  });
  const { save, saving, problems } = useSave({
    send: (_nothing: null, key) => send(key),
    failed,
    onSaved: (answer) => {
      const { job: asked } = answer as WithJob;
      if (asked) job.follow(asked.jobId);
    },
  });
  const ask = () => {
    setProblemsOfJob([]);
    void save(null);
  };
  return {
    ask,
    isBusy: saving || job.progress !== null,
    progress: job.progress,
    problems: problemsOfJob.length > 0 ? problemsOfJob : problems,
  };
}
