import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import { forgetFigures } from '../cache/figures-changed';
import { useFollowedJob } from '../job/use-followed-job';

/** Toast of a component import that saved nothing. */
export const IMPORT_FAILED = 'Component import failed';
const STOPPED = 'The import was not finished. Nothing was saved. Try again.';

export interface ImportEnd {
  propertyId: string;
  /** A job that was under way before the page was opened. */
  jobId: string | null;
  onDone: () => unknown;
  /** Called when a job has ended without saving: the screen may be out of date. */
  onFailed: () => unknown;
}

/** Ends a component import, at once or by a job that it follows. */
export function useImportEnd({ propertyId, jobId, onDone, onFailed }: ImportEnd) {
  const { cache } = useApolloClient();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const succeed = () => {
    forgetFigures(cache, propertyId);
    toast.success('Components imported successfully');
    return onDone();
  };
  const { follow, progress } = useFollowedJob(jobId, (ended) => {
    if (ended?.status === 'succeeded') return void succeed();
    setProblems(ended?.errors.length ? ended.errors.map(({ detail }) => detail) : [STOPPED]);
    toast.failure(IMPORT_FAILED);
    void onFailed();
  });
  return {
    progress,
    problems,
    /** Clears the problems before another try. */
    begin: () => setProblems([]),
    /** Handles the service's answer: the end, or the job that leads to it. */
    end: (jobOfAnswer: string | null | undefined) => (jobOfAnswer ? follow(jobOfAnswer) : succeed()),
  };
}
