import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { connection } from '../connection/connection';
import { readFailedAgain } from '../connection/heal';
import { isUnanswered } from '../save/outcome';
import { createCache } from './apollo-cache';
import { hasErrorCode } from './error-code';
import { enumWords } from './enum-words';
import { paths } from '../paths';
import { storage } from '../storage';
import { uploadList } from '../upload/upload-list';

/** Returns the address of the sign-in page that brings the user back to the current page. */
export function signInAddress(from: { pathname: string; search: string }): string {
  const back = from.pathname + from.search;
  return paths.signIn(back.startsWith('/useraccount/') ? back : undefined);
}

/** Forgets everything of this sign-in and leaves the application: after signing out and when a session has ended. */
export function leaveApplication(client: ApolloClient, address = paths.signIn()) {
  client.stop();
  void client.clearStore();
  storage.clear();
  uploadList.clear();
  window.location.assign(address);
}

/** Returns the application's client: one endpoint, session in a cookie, signed-out users sent to the sign-in page. */
export function createApolloClient(): ApolloClient {
  const errors = new ErrorLink(({ error }) => {
    if (hasErrorCode(error, 'UNAUTHENTICATED')) leaveApplication(client, signInAddress(window.location));
    else if (isUnanswered(error)) connection.lose();
  });
  const http = new HttpLink({ uri: '/graphql', credentials: 'same-origin' });
  const client = new ApolloClient({
    link: ApolloLink.from([errors, enumWords, http]),
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  connection.onFound(() => readFailedAgain(client));
  return client;
}
