import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { schemaLink, type Graph } from '../../testing/schema-link';
import { PublicRoutes } from '../PublicRoutes';
import { addressBar } from '../../ui/navigation/address-bar';

/** Opens a public address over a server that answers with `graph`; the real schema checks requests and answers. */
export async function openPublic(hash: string, graph: Graph = {}) {
  await act(async () => {
    window.location.hash = hash;
  });
  const { link, sent } = schemaLink(graph);
  const leave = vi.spyOn(addressBar, 'open').mockReset().mockReturnValue(undefined);
  const user = userEvent.setup({ delay: null });
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <PublicRoutes />
    </ApolloProvider>,
  );
  const sentNamed = (name: string) => sent.filter((each) => each.name === name).map((each) => each.variables);
  return { user, leave, sentNamed };
}

/** Returns a refusal in the shape of the graph. */
export const refusal = (detail: string, field: string | null = null, code = 'invalid') => ({
  code,
  detail,
  field,
});
