import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { enumWords } from '../app/cache/enum-words';

/** The public pages' client: they only send mutations, so nothing is kept between two of them. */
export function createPublicClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([enumWords, new HttpLink({ uri: '/graphql', credentials: 'same-origin' })]),
    cache: new InMemoryCache(),
  });
}
