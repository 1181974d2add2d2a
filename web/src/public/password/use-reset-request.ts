import { CombinedGraphQLErrors } from '@apollo/client';
import { useSubmission } from '../form/use-submission';
import { useRequestPasswordResetMutation } from './ResetPassword.generated';

/**
 * Asks for a reset mail. Any answer of the service counts as sent: an address that is unknown, refused or asked for too
 * often must look like every other. Only a request that did not arrive looks different.
 */
export function useResetRequest() {
  const [ask] = useRequestPasswordResetMutation();
  const { refused, sending, submit } = useSubmission();
  async function request(email: string): Promise<boolean> {
    const found = await submit(async () => {
      try {
        await ask({ variables: { input: { email } } });
      } catch (error) {
        if (!CombinedGraphQLErrors.is(error)) throw error;
      }
      return { data: { asked: {} } };
    });
    return found.length === 0;
  }
  return { refused, sending, request };
}
