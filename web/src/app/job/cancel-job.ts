import type { ApolloClient } from '@apollo/client';
import { CancelJobDocument } from './Job.generated';

/** Asks the service to cancel a job; following the job shows whether it did. */
export function cancelJob(client: ApolloClient, jobId: string): void {
  void client.mutate({ mutation: CancelJobDocument, variables: { input: { jobId } } }).catch(() => undefined);
}
