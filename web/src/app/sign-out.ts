import type { ApolloClient } from '@apollo/client';
import { leaveApplication } from './apollo';
import { SignOutDocument } from './SignOut.generated';

/** Ends the session on the server, then forgets everything of it here. */
export async function signOut(client: ApolloClient): Promise<void> {
  await client.mutate({ mutation: SignOutDocument });
  leaveApplication(client);
}
