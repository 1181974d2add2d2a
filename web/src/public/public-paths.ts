const part = encodeURIComponent;

/** Every address of the public pages. */
export const publicPaths = {
  signIn: (email = '') => (email === '' ? '#/signin' : `#/signin/${part(email)}`),
  signUp: '#/signup',
  resetPassword: (email = '') =>
    email === '' ? '#/resetpassword' : `#/resetpassword?${new URLSearchParams({ email })}`,
  resetSent: (email: string) => `#/resetpwdemailnotification?${new URLSearchParams({ email })}`,
  newPassword: (email: string, resetPasswordToken: string, operationToken: string) =>
    `#/resetpassword/${part(email)}/${part(resetPasswordToken)}/${part(operationToken)}`,
} as const;
