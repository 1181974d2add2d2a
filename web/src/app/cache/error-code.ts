import { CombinedGraphQLErrors } from '@apollo/client';

/** Returns whether the graph refused a request with an error of this code. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);

/** Returns whether something was not found: someone deleted it, or the user may not see it. */
export const isNotFound = (error: unknown): boolean => hasErrorCode(error, 'NOT_FOUND');
