import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import { storage } from '../storage';

/** The facts that are known about an address before the service has answered anything. */
export interface Arrival {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The property and year that this browser showed last; null where another property is requested, or none is known. */
  pair: { propertyId: string; fiscalYear: number } | null;
}

/** An operation that a page will request. */
export interface FirstAsked {
  query: TypedDocumentNode<unknown, OperationVariables>;
  variables: OperationVariables;
}

/** Types an operation of a page for its first wave. */
export const asked = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): FirstAsked => ({ query: query as TypedDocumentNode<unknown, OperationVariables>, variables });

/** A page, with the functions that run as soon as its code is there, before it is drawn. */
export type Page = ComponentType & {
  /** Returns the operations that it requests, beside those for the viewer and the selection. */
  firstWave?: (arrival: Arrival) => readonly FirstAsked[];
  /** Returns its address's query with the values that this browser stores for it; null where there are none to add. */
  restored?: (search: URLSearchParams) => URLSearchParams | null;
};

/** Returns the pair of an arrival: of the chosen property, or, where none was chosen (null), of the one shown last. */
export function arrivalPair(chosenId: string | null): Arrival['pair'] {
  const shown = storage.shownPair();
  if (shown === null || (chosenId !== null && shown.propertyId !== chosenId)) return null;
  return { propertyId: shown.propertyId, fiscalYear: storage.fiscalYear() ?? shown.fiscalYear };
}

/** How long data that was requested on arrival counts as just loaded, in milliseconds. */
const FRESH_MS = 30_000;
const askedAt = new Map<TypedDocumentNode<unknown, OperationVariables>, { says: string; at: number }>();

/** Requests all operations of a wave at once. The page requests those that fail again, and says so. */
export function askFirst(client: ApolloClient, wave: readonly FirstAsked[]): void {
  for (const { query, variables } of wave) {
    askedAt.set(query, { says: JSON.stringify(variables), at: performance.now() });
    client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => askedAt.delete(query));
  }
}

/** Forgets the operations that were requested on arrival. */
export const forgetFirst = () => askedAt.clear();

/**
 * Returns how a page reads an operation of its first wave: from the cache where it has just been requested, also while
 * the answer is loading; else as every page reads.
 */
export function arrivalPolicy<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): 'cache-first' | 'cache-and-network' {
  const first = askedAt.get(query as TypedDocumentNode<unknown, OperationVariables>);
  const isFresh = first !== undefined && performance.now() - first.at < FRESH_MS;
  return isFresh && first.says === JSON.stringify(variables) ? 'cache-first' : 'cache-and-network';
}
