import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';

/** The public pages' client: they only send mutations, so nothing is kept between two of them. */
export function createPublicClient(): ApolloClient {
  return new ApolloClient({
    link: new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    cache: new InMemoryCache(),
  });
}
