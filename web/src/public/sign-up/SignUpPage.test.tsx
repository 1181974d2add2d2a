import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aViewer } from '@roofline/schema/fixtures/person';
import { openPublic, refusal } from '../testing/open-public';

const labels = ['First name', 'Last name', 'Email', 'Password', 'Confirm password', 'Invitation code'];
const typed = ['Noa', 'Berg', 'noa@example.com', 'quiet-lake7', 'quiet-lake7', 'CODE-1'];

async function fill(
  user: Awaited<ReturnType<typeof openPublic>>['user'],
  changed: Record<string, string> = {},
) {
  for (const [index, label] of labels.entries())
    await user.type(await screen.findByLabelText(label), changed[label] ?? typed[index]!);
}

it('sends the documented fields, says so and opens the properties', async () => {
  const { user, leave, sentNamed } = await openPublic('#/signup?sp_ref=email&propertyId=p1', {
    signUp: () => ({ me: aViewer(), userErrors: [] }),
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect((await screen.findByRole('status')).textContent).toBe('Sign Up Successfully');
  const [firstName, lastName, email, password, confirmPassword, invitationCode] = typed;
  expect(sentNamed('SignUp')).toEqual([
    { input: { firstName, lastName, email, password, confirmPassword, invitationCode } },
  ]);
  await waitFor(() =>
    expect(leave).toHaveBeenCalledWith('/useraccount/user/properties?sp_ref=email&propertyId=p1'),
  );
});

it('says "Sign Up failed", lists the reasons and marks the field', async () => {
  const { user, leave } = await openPublic('#/signup', {
    signUp: () => ({ me: null, userErrors: [refusal('This invitation is not valid.', 'invitationCode')] }),
  });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Sign Up failed');
  expect(alert.textContent).toContain('Error: This invitation is not valid.');
  expect(screen.getByLabelText('Invitation code').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('button', { name: 'Sign Up' })).toHaveProperty('disabled', false);
  expect(leave).not.toHaveBeenCalled();
});

it('shows Signing Up... and cannot be sent twice', async () => {
  const { user, sentNamed } = await openPublic('#/signup', { signUp: () => new Promise(() => undefined) });
  await fill(user);
  await user.keyboard('{Enter}');
  const button = await screen.findByRole('button', { name: 'Signing Up...' });
  expect(button).toHaveProperty('disabled', true);
  await user.keyboard('{Enter}');
  expect(sentNamed('SignUp')).toHaveLength(1);
});

it('ticks off the three rules as the user types the password', async () => {
  const { user } = await openPublic('#/signup');
  const met = () =>
    screen
      .getAllByRole('listitem')
      .filter((line) => line.dataset.met === 'true')
      .map((line) => line.firstChild?.nextSibling?.textContent);
  const password = await screen.findByLabelText('Password');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(met()).toEqual([]);
  await user.type(password, 'a');
  expect(met()).toEqual(['Lowercase letters']);
  await user.type(password, '1!');
  expect(met()).toEqual(['Lowercase letters', 'Numbers and symbols']);
  await user.type(password, 'bcd');
  expect(met()).toHaveLength(3);
});

it('re-checks the confirmation when the password changes afterwards', async () => {
  const { user, sentNamed } = await openPublic('#/signup');
  await fill(user);
  await user.type(screen.getByLabelText('Password'), '2');
  expect(await screen.findByText('Confirm password should be the same as the password')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(sentNamed('SignUp')).toEqual([]);
});
