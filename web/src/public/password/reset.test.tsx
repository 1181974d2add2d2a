import { GraphQLError } from 'graphql';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPublic, refusal } from '../testing/open-public';
import { mailAddressOf } from './mail-address';

const SENT =
  'If the email address you specified was located in our system, a password reset email has been sent.';
const EXPIRED = 'The link to reset your password has expired.';
const holds = { checkPasswordReset: () => ({ email: 'dana@example.com', userErrors: [] }) };

async function typePasswords(user: Awaited<ReturnType<typeof openPublic>>['user']) {
  await user.type(await screen.findByLabelText('New password'), 'quiet-lake7');
  await user.type(screen.getByLabelText('Confirm password'), 'quiet-lake7');
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
}

it('takes the email address from the query and opens the sent page', async () => {
  const { user, sentNamed } = await openPublic('#/resetpassword?email=dana%40example.com', {
    requestPasswordReset: () => ({ message: SENT, userErrors: [] }),
  });
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('dana@example.com');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findByRole('status')).textContent).toBe(SENT);
  expect(window.location.hash).toBe('#/resetpwdemailnotification?email=dana%40example.com');
  expect(sentNamed('RequestPasswordReset')).toEqual([{ input: { email: 'dana@example.com' } }]);
});

it('opens the sent page also when the service refuses, so that no one learns which addresses exist', async () => {
  const { user } = await openPublic('#/resetpassword?email=dana%40example.com', {
    requestPasswordReset: () => new GraphQLError('Too many requests'),
  });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect((await screen.findByRole('status')).textContent).toBe(SENT);
});

it('refuses an address of more than 50 characters', async () => {
  const long = `${'a'.repeat(40)}@example.com`;
  const { user, sentNamed } = await openPublic(`#/resetpassword?email=${long}`);
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Email should have at most 50 characters')).toBeTruthy();
  expect(sentNamed('RequestPasswordReset')).toEqual([]);
});

it('offers to send again after 60 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { user, sentNamed } = await openPublic('#/resetpwdemailnotification?email=dana%40example.com', {
    requestPasswordReset: () => ({ message: SENT, userErrors: [] }),
  });
  expect(await screen.findByRole('button', { name: 'Send again in 60 s' })).toHaveProperty('disabled', true);
  await act(async () => vi.advanceTimersByTime(59_000));
  expect(screen.getByRole('button', { name: 'Send again in 1 s' })).toBeTruthy();
  await act(async () => vi.advanceTimersByTime(1_000));
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByRole('button', { name: 'Send again in 60 s' })).toBeTruthy();
  expect(sentNamed('RequestPasswordReset')).toHaveLength(1);
});

it('resets the password by the long link and offers the sign-in', async () => {
  const { user, sentNamed } = await openPublic('#/resetpassword/dana%40example.com/first/second', {
    ...holds,
    resetPassword: () => ({ message: 'Your password has been reset.', userErrors: [] }),
  });
  await typePasswords(user);
  expect((await screen.findByRole('status')).textContent).toBe('Your password has been reset.');
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    '#/signin/dana%40example.com',
  );
  expect(sentNamed('ResetPassword')[0]).toEqual({
    input: {
      email: 'dana@example.com',
      resetPasswordToken: 'first',
      operationToken: 'second',
      newPassword: 'quiet-lake7',
      confirmPassword: 'quiet-lake7',
    },
  });
});

it('also asks for the address after the short link', async () => {
  const { user, sentNamed } = await openPublic('#/resetpassword/first', {
    resetPassword: () => ({ message: null, userErrors: [refusal(EXPIRED, null, 'resetExpired')] }),
  });
  await user.type(await screen.findByLabelText('Email'), 'dana@example.com');
  await typePasswords(user);
  expect((await screen.findByRole('alert')).textContent).toBe(EXPIRED);
  expect(sentNamed('CheckPasswordReset')).toEqual([]);
  expect(sentNamed('ResetPassword')[0]).toMatchObject({
    input: { email: 'dana@example.com', resetPasswordToken: 'first', operationToken: null },
  });
});

it('says at once that a link has expired, and offers another one', async () => {
  await openPublic('#/resetpassword/dana%40example.com/first/second', {
    checkPasswordReset: () => ({ email: null, userErrors: [refusal(EXPIRED, null, 'resetExpired')] }),
  });
  expect((await screen.findByRole('alert')).textContent).toBe(EXPIRED);
  expect(screen.getByRole('link', { name: 'Request another link' }).getAttribute('href')).toBe(
    '#/resetpassword?email=dana%40example.com',
  );
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('opens the request from the sign-in with the typed address', async () => {
  const { user } = await openPublic('#/signin');
  await user.type(await screen.findByLabelText('Email'), 'lee@example.com');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Reset password' })).toBeTruthy());
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('lee@example.com');
});

it('offers to set a new password where the sign-in link has the tokens', async () => {
  await openPublic('#/signin/dana%40example.com/first/second');
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('dana@example.com');
  expect(screen.getByRole('link', { name: 'Set a new password' }).getAttribute('href')).toBe(
    '#/resetpassword/dana%40example.com/first/second',
  );
});

it('returns the webmail of known providers, else the mail program', () => {
  expect(mailAddressOf('dana@Gmail.com')).toBe('https://mail.google.com/');
  expect(mailAddressOf('dana@northlake.example')).toBe('mailto:');
  expect(mailAddressOf('dana@constructor')).toBe('mailto:');
});
