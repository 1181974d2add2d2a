import { CombinedGraphQLErrors } from '@apollo/client';
import type { Answer } from '../../app/save/outcome';
import { useRequestPasswordResetMutation } from './ResetPassword.generated';

/**
 * Requests a reset mail. Any answer of the service counts as sent: an address that is unknown, refused or requested too
 * often must look like every other. Only a request that did not arrive looks different.
 */
export function useResetRequest() {
  const [ask] = useRequestPasswordResetMutation();
  return async (email: string): Promise<Answer> => {
    try {
      await ask({ variables: { input: { email } } });
    } catch (error) {
      if (!CombinedGraphQLErrors.is(error)) throw error;
    }
    return { data: { asked: {} } };
  };
}
