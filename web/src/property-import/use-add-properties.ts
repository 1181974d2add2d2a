import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { cancelJob } from '../app/job/cancel-job';
import { useFollowedJob } from '../app/job/use-followed-job';
import { useSave } from '../app/save/use-save';
import { toast } from '../ui/feedback/toast';
import { useAcceptPropertyImportMutation, type PropertyImportAllFragment } from './PropertyImport.generated';

const FAILED = 'Properties could not be added';
const STOPPED = 'Something went wrong in Roofline. The properties that were added so far stay. Try again.';

/** Starts the job that adds the properties of a workbook, and follows it. */
export function useAddProperties(
  { propertyImportId, jobId }: PropertyImportAllFragment,
  onChanged: () => Promise<unknown>,
) {
  const client = useApolloClient();
  const [mutate] = useAcceptPropertyImportMutation();
  const [ended, setEnded] = useState<readonly string[]>([]);
  const over = async () => {
    // Lists, counts and the viewer's own properties have changed.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'properties' });
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
    await onChanged();
  };
  const job = useFollowedJob(jobId ?? null, (last) => {
    if (last?.status === 'succeeded') toast.success('Properties added');
    else if (last?.status === 'canceled') toast.success('Stopped. The properties added so far stay.');
    else {
      setEnded(last?.errors.length ? last.errors.map(({ detail }) => detail) : [STOPPED]);
      toast.failure(FAILED);
    }
    void over();
  });
  const { save, saving, problems } = useSave({
    send: (input: { propertyImportId: string; leaveOut: boolean }, idempotencyKey) =>
      mutate({ variables: { input: { ...input, idempotencyKey } } }),
    failed: FAILED,
    onSaved: ({ job: begun }) => begun && job.follow(begun.jobId),
    onOutdated: onChanged,
  });
  return {
    add: (leaveOut: boolean) => {
      setEnded([]);
      return save({ propertyImportId, leaveOut });
    },
    stop: () => job.jobId && cancelJob(client, job.jobId),
    isAdding: saving || job.progress !== null,
    progress: job.progress,
    problems: ended.length > 0 ? ended : problems,
  };
}
