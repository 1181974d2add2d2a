import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMemo } from 'react';
import { arrivalPolicy } from './first-wave';

/** Returns `arrivalPolicy`, unchanged for as long as the variables are. */
export function useArrivalPolicy<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const says = JSON.stringify(variables);
  return useMemo(() => arrivalPolicy(query, JSON.parse(says) as Variables), [query, says]);
}
