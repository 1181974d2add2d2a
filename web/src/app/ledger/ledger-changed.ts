import type { ApolloClient } from '@apollo/client';
import { forgetFigures } from '../cache/figures-changed';

const OF_LEDGER = ['transactions', 'bankBalances', 'glConfiguration', 'bankConfiguration', 'ledgerRules'];

/** Forgets the data that changes with the ledger of a property, so that it is loaded again. */
export function forgetLedger(client: ApolloClient, propertyId: string): void {
  const { cache } = client;
  forgetFigures(cache, propertyId);
  const id = cache.identify({ __typename: 'Property', propertyId });
  for (const fieldName of OF_LEDGER) cache.evict({ id, fieldName });
}
