import type { ApolloClient } from '@apollo/client';
import { CancelJobDocument } from './Job.generated';

/** Asks the service to end a job; whether it did is seen by following it. */
export function cancelJob(client: ApolloClient, jobId: string): void {
  void client.mutate({ mutation: CancelJobDocument, variables: { input: { jobId } } }).catch(() => undefined);
}
