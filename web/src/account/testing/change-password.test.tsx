import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/schema-link';
import { ChangePasswordPage } from '../password/ChangePasswordPage';

const button = () => screen.getByRole('button', { name: 'Change Password' });

async function open(changePassword: (args: never) => unknown = () => ({ message: 'ok', userErrors: [] })) {
  const view = renderScreen(<ChangePasswordPage />, { graph: { changePassword } });
  await screen.findByLabelText('Current password');
  const type = (label: string, text: string) => view.user.type(screen.getByLabelText(label), text);
  return { ...view, type };
}

it('disables the button until every rule is met, then sends the documented fields', async () => {
  const view = await open();
  expect(button()).toHaveProperty('disabled', true);
  await view.type('Current password', 'demo-roofline1');
  await view.type('New password', 'quiet-lake');
  await view.type('Confirm password', 'quiet-lake');
  expect(button()).toHaveProperty('disabled', true);
  await view.type('New password', '7');
  await view.user.tab();
  expect(await screen.findByText('Confirm password should be the same as the password')).toBeTruthy();
  await view.type('Confirm password', '7');
  expect(button()).toHaveProperty('disabled', false);
  await view.user.click(button());
  expect(await screen.findByText('Password Changed')).toBeTruthy();
  expect(view.sentNamed('ChangePassword')[0]!.variables).toEqual({
    input: {
      email: 'dana@example.com',
      currentPassword: 'demo-roofline1',
      newPassword: 'quiet-lake7',
      confirmPassword: 'quiet-lake7',
    },
  });
  expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('');
});

it('ticks off the rules that are met, and refuses common passwords', async () => {
  const view = await open();
  const met = () => screen.getAllByRole('listitem').filter((line) => line.dataset.met === 'true').length;
  expect(met()).toBe(0);
  await view.type('New password', 'password1!');
  expect(met()).toBe(3);
  await view.user.tab();
  expect(await screen.findByText('This password is too easy to guess. Choose another one.')).toBeTruthy();
  expect(button()).toHaveProperty('disabled', true);
});

it('shows the error at the current password when it is wrong, and clears no field', async () => {
  const view = await open(() => ({
    message: null,
    userErrors: [{ code: 'invalid', detail: 'This is not your password.', field: 'currentPassword' }],
  }));
  await view.type('Current password', 'wrong-one1');
  await view.type('New password', 'quiet-lake7');
  await view.type('Confirm password', 'quiet-lake7');
  await view.user.click(button());
  expect(await screen.findByText('This is not your password.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('quiet-lake7');
});

it('leads back to the profile', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Back to profile' }).getAttribute('href')).toBe(
    '/useraccount/user/profile',
  );
});
