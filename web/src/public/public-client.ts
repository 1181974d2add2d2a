import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { enumWords } from '../app/cache/enum-words';

/** Creates the client of the public pages: mutations and uncached queries, which need no rules of a cache. */
export function createPublicClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([enumWords, new HttpLink({ uri: '/graphql', credentials: 'same-origin' })]),
    cache: new InMemoryCache(),
  });
}
