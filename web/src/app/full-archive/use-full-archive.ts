import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { cancelJob } from '../job/cancel-job';
import { useFollowedJob } from '../job/use-followed-job';
import { useSave } from '../save/use-save';
import { toast } from '../../ui/feedback/toast';
import { useFullArchiveQuery, useRequestFullArchiveMutation } from './FullArchive.generated';

/** The property or the workspace that an archive is for. */
export type ArchiveOf = { workspaceId: string } | { propertyId: string };

const FAILED = 'Archive Not Created';
const STOPPED = 'The archive could not be created. Try again.';

const isLive = ({ status }: { status: string }) => status === 'queued' || status === 'running';

/** Requests a full archive, follows it, and returns the latest one. */
export function useFullArchive(of: ArchiveOf) {
  const client = useApolloClient();
  const query = useFullArchiveQuery({ variables: of, fetchPolicy: 'cache-and-network' });
  const latest = query.data?.fullArchive ?? null;
  const [problemsOfJob, setProblemsOfJob] = useState<readonly string[]>([]);
  const live = latest && isLive(latest) ? latest.jobId : null;
  const job = useFollowedJob(live, (ended) => {
    void query.refetch();
    if (ended?.status === 'canceled') return;
    if (ended?.status === 'succeeded') return void toast.success('Archive Created');
    setProblemsOfJob(ended?.errors.length ? ended.errors.map(({ detail }) => detail) : [STOPPED]);
    toast.failure(FAILED);
  });
  const [request] = useRequestFullArchiveMutation();
  const { save, saving, problems } = useSave({
    send: (_nothing: null, idempotencyKey) => request({ variables: { input: { ...of, idempotencyKey } } }),
    failed: FAILED,
    onSaved: ({ job: begun }) => job.follow(begun!.jobId),
  });
  return {
    ready: latest?.viewerCan.download ? latest : null,
    isBusy: saving || job.progress !== null,
    progress: job.progress,
    problems: problemsOfJob.length > 0 ? problemsOfJob : problems,
    create: () => {
      setProblemsOfJob([]);
      void save(null);
    },
    cancel: () => job.jobId !== null && cancelJob(client, job.jobId),
  };
}
