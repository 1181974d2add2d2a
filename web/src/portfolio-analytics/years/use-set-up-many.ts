import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ManyYearsRates } from '@roofline/schema/year-setup/many-years';
import { useState } from 'react';
import { cancelJob } from '../../app/job/cancel-job';
import type { JobFragment } from '../../app/job/Job.generated';
import { useFollowedJob } from '../../app/job/use-followed-job';
import { useSave } from '../../app/save/use-save';
import { toast } from '../../ui/feedback/toast';
import { counted } from '../../ui/format/count';
import { sentProperties, type Choice } from './choice';
import {
  ManyYearsOutcomeDocument,
  useSetUpManyYearsMutation,
  type ManyYearsOutcomeQuery,
  type ManyYearsQuery,
} from './ManyYears.generated';
import type { RatesForm } from './rates';

const FAILED = 'The years could not be set up';

/** The name of a property that the job left unchanged, and why. */
export interface Refused {
  name: string;
  detail: string;
}

type Found = ManyYearsQuery['manyYears'];

/** Shows the outcome of the job in a toast; returns the properties that it left unchanged. */
async function outcomeOf(
  client: ApolloClient,
  jobId: string,
  { items, fiscalYear }: Found,
): Promise<Refused[]> {
  const { data } = await client.query<ManyYearsOutcomeQuery>({
    query: ManyYearsOutcomeDocument,
    variables: { jobId },
    fetchPolicy: 'network-only',
  });
  const result = data?.job?.manyYears;
  if (!result) return [];
  toast.success(`${fiscalYear} is set up for ${counted(result.setUp, 'property', 'properties')}`);
  const names = new Map(items.map(({ propertyId, propertyName }) => [propertyId, propertyName]));
  return result.refused.map(({ propertyId, detail }) => ({
    name: names.get(propertyId) ?? 'A property',
    detail,
  }));
}

/** Follows the job, and shows its outcome. */
function useJobOfMany(found: Found, onChanged: () => Promise<unknown>) {
  const client = useApolloClient();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const end = async (last: JobFragment | null) => {
    if (last?.status === 'succeeded') setRefused(await outcomeOf(client, last.jobId, found).catch(() => []));
    else if (last?.status === 'canceled') toast.success('Stopped. The years set up so far stay.');
    else {
      setProblems(
        last?.errors.length
          ? last.errors.map(({ detail }) => detail)
          : ['Something went wrong in Roofline. The years that were set up so far stay. Try again.'],
      );
      toast.failure(FAILED);
    }
    // The figures of every property may have changed.
    client.cache.evict({ fieldName: 'property' });
    await onChanged();
  };
  const job = useFollowedJob(found.jobId ?? null, (last) => void end(last));
  const begin = () => {
    setProblems([]);
    setRefused([]);
  };
  return { ...job, problems, refused, begin, stop: () => job.jobId && cancelJob(client, job.jobId) };
}

/** Starts a job that sets up the year for the chosen properties. */
export function useSetUpMany(found: Found, form: RatesForm, onChanged: () => Promise<unknown>) {
  const { workspaceId, fiscalYear } = found;
  const [mutate] = useSetUpManyYearsMutation();
  const { follow, progress, begin, stop, refused, ...job } = useJobOfMany(found, onChanged);
  const { save, saving, problems } = useSave({
    send: (input: ManyYearsRates & { properties: ReturnType<typeof sentProperties> }, idempotencyKey) =>
      mutate({ variables: { input: { workspaceId, fiscalYear, ...input, idempotencyKey } } }),
    form,
    failed: FAILED,
    onSaved: ({ job: begun }) => begun && follow(begun.jobId),
    onOutdated: onChanged,
  });
  return {
    setUp: (choice: Choice) => {
      begin();
      return form.submit((rates) => save({ ...rates, properties: sentProperties(choice) }));
    },
    stop,
    isBusy: saving || progress !== null,
    progress,
    problems: job.problems.length > 0 ? job.problems : problems,
    refused,
  };
}
