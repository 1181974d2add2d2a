import { useEffect, useState } from 'react';
import { useCheckPasswordResetMutation } from './ResetPassword.generated';
import type { ResetLink } from './NewPasswordForm';

/**
 * Checks whether the link is still valid before the form opens, where the link has the address. A check that fails for
 * any other reason lets the form open: the reset itself checks again.
 */
export function useLinkCheck({ email, resetPasswordToken, operationToken }: ResetLink) {
  const [check] = useCheckPasswordResetMutation();
  const canCheck = email !== '' && operationToken !== null;
  const [state, setState] = useState<'checking' | 'open' | 'expired'>(canCheck ? 'checking' : 'open');
  useEffect(() => {
    if (!canCheck) return undefined;
    let isCurrent = true;
    const input = { email, resetPasswordToken, operationToken };
    void check({ variables: { input } }).then(
      ({ data }) => isCurrent && setState(data?.checkPasswordReset.email ? 'open' : 'expired'),
      () => isCurrent && setState('open'),
    );
    return () => {
      isCurrent = false;
    };
  }, [check, canCheck, email, resetPasswordToken, operationToken]);
  return state;
}
