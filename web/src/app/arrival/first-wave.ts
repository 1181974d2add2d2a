import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import { storage } from '../storage';

/** What is known of an address before the service has answered anything. */
export interface Arrival {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** The property and year that this browser showed last; null where another property is asked for, or none is known. */
  pair: { propertyId: string; fiscalYear: number } | null;
}

/** An operation that a page will ask for. */
export interface FirstAsked {
  query: TypedDocumentNode<unknown, OperationVariables>;
  variables: OperationVariables;
}

/** Types an operation of a page for its first wave. */
export const asked = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): FirstAsked => ({ query: query as TypedDocumentNode<unknown, OperationVariables>, variables });

/** A page, with what it does as soon as its code is there, before it is drawn. */
export type Page = ComponentType & {
  /** What it asks for, beside the questions who looks and at what. */
  firstWave?: (arrival: Arrival) => readonly FirstAsked[];
  /** The query of its address with what this browser keeps for it; null where that has nothing to add. */
  restored?: (search: URLSearchParams) => URLSearchParams | null;
};

/** The pair of an arrival: of the chosen property, or, where none was chosen (null), of the one that was shown last. */
export function arrivalPair(chosenId: string | null): Arrival['pair'] {
  const shown = storage.shownPair();
  if (shown === null || (chosenId !== null && shown.propertyId !== chosenId)) return null;
  return { propertyId: shown.propertyId, fiscalYear: storage.fiscalYear() ?? shown.fiscalYear };
}

/** How long what was asked for on arrival counts as just read, in milliseconds. */
const FRESH_MS = 30_000;
const askedAt = new Map<TypedDocumentNode<unknown, OperationVariables>, { says: string; at: number }>();

/** Asks for all of it at once. What fails is asked for again by the page, which says so. */
export function askFirst(client: ApolloClient, wave: readonly FirstAsked[]): void {
  for (const { query, variables } of wave) {
    askedAt.set(query, { says: JSON.stringify(variables), at: performance.now() });
    client.query({ query, variables, fetchPolicy: 'network-only' }).catch(() => askedAt.delete(query));
  }
}

/** Forgets what was asked for on arrival. */
export const forgetFirst = () => askedAt.clear();

/**
 * How a page reads an operation of its first wave: from the cache where that has just been asked for, also while the answer
 * is on its way; else as every page reads.
 */
export function arrivalPolicy<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): 'cache-first' | 'cache-and-network' {
  const first = askedAt.get(query as TypedDocumentNode<unknown, OperationVariables>);
  const isFresh = first !== undefined && performance.now() - first.at < FRESH_MS;
  return isFresh && first.says === JSON.stringify(variables) ? 'cache-first' : 'cache-and-network';
}
