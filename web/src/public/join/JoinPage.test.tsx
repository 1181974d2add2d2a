import { GraphQLError } from 'graphql';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anInvitation, aViewer } from '@roofline/schema/fixtures/person';
import { openPublic, refusal } from '../testing/open-public';

const someoneNew = anInvitation();
const someoneKnown = { ...someoneNew, userId: aViewer().userId, firstName: 'Noa', lastName: 'Berg' };

it('shows the company with its logo and color in place of Roofline under a private label', async () => {
  const logo = '/download/invitation-logo/CODE-1?v=0a1b';
  const labeled = {
    ...someoneNew,
    workspacePrivateLabelLogo: logo,
    isPrivateLabel: true,
    accentColor: '#8E2A6B',
  };
  await openPublic('#/join/invite/CODE-1', { invitation: () => labeled });
  expect((await screen.findByAltText('Northlake Community Mgmt')).getAttribute('src')).toBe(
    `${logo}&size=small`,
  );
  expect(screen.queryByText('Roofline')).toBeNull();
  expect(document.title).toBe('Join a portfolio, Northlake Community Mgmt');
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--chakra-colors-brand-solid')).toBe('#8e2a6b');
});

it('shows Roofline without a private label', async () => {
  await openPublic('#/join/invite/CODE-1', { invitation: () => someoneNew });
  expect(await screen.findByText('Register to accept the invitation')).toBeTruthy();
  expect(screen.getByText('Roofline')).toBeTruthy();
  expect(document.documentElement.style.getPropertyValue('--chakra-colors-brand-solid')).toBe('');
});

it('registers a new user with the invited address, and signs them in', async () => {
  const { user, leave, sentNamed } = await openPublic('#/join/invite/CODE-1', {
    invitation: ({ code }: { code: string }) => (code === 'CODE-1' ? someoneNew : null),
    joinWorkspace: () => ({ me: aViewer(), userErrors: [] }),
  });
  expect(await screen.findByText('Register to accept the invitation')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'You are invited to Northlake Community Mgmt',
  );
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.readOnly]).toEqual(['noa@example.com', true]);
  await user.type(screen.getByLabelText('First name'), 'Noa');
  await user.type(screen.getByLabelText('Last name'), 'Berg');
  await user.type(screen.getByLabelText('Password'), 'quiet-lake7');
  await user.type(screen.getByLabelText('Confirm password'), 'quiet-lake7');
  await user.click(screen.getByRole('button', { name: 'Register & Accept' }));
  expect((await screen.findByRole('status')).textContent).toBe('Join success');
  expect(sentNamed('JoinWorkspace')).toEqual([
    {
      input: {
        firstName: 'Noa',
        lastName: 'Berg',
        password: 'quiet-lake7',
        confirmPassword: 'quiet-lake7',
        invitationCode: 'CODE-1',
        userId: null,
      },
    },
  ]);
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/useraccount/user/properties'));
});

it('requires names of at least three characters', async () => {
  const { user, sentNamed } = await openPublic('#/join/invite/CODE-1', { invitation: () => someoneNew });
  await user.type(await screen.findByLabelText('First name'), 'No');
  await user.click(screen.getByRole('button', { name: 'Register & Accept' }));
  expect(await screen.findByText('First name should have at least 3 characters')).toBeTruthy();
  expect(sentNamed('JoinWorkspace')).toEqual([]);
});

it('asks an existing user only for the password', async () => {
  const { user, sentNamed } = await openPublic('#/join/invite/CODE-1', {
    invitation: () => someoneKnown,
    joinWorkspace: () => new Promise(() => undefined),
  });
  expect(await screen.findByText('Berg')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'demo-roofline1');
  await user.click(screen.getByRole('button', { name: 'Sign In & Accept' }));
  expect(await screen.findByRole('button', { name: 'Accepting...' })).toHaveProperty('disabled', true);
  expect(sentNamed('JoinWorkspace')).toEqual([
    { input: { password: 'demo-roofline1', invitationCode: 'CODE-1', userId: aViewer().userId } },
  ]);
});

it('says "Unable to join", lists the reasons and links to the sign-in', async () => {
  const { user } = await openPublic('#/join/invite/CODE-1', {
    invitation: () => someoneKnown,
    joinWorkspace: () => ({ me: null, userErrors: [refusal('One reason'), refusal('Another reason')] }),
  });
  await user.type(await screen.findByLabelText('Password'), 'wrong1!');
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  await user.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  for (const text of ['Unable to join', 'Error: One reason', 'Error: Another reason'])
    expect(alert.textContent).toContain(text);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '#/signin/noa%40example.com',
  );
});

it('says that an invitation is not valid', async () => {
  await openPublic('#/join/invite/GONE', { invitation: () => null });
  expect((await screen.findByRole('alert')).textContent).toContain('This invitation is not valid');
});

it('offers to try again when the invitation could not be loaded', async () => {
  let asked = 0;
  const { user } = await openPublic('#/join/invite/CODE-1', {
    invitation: () => (asked++ === 0 ? new GraphQLError('down') : someoneNew),
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Register to accept the invitation')).toBeTruthy();
});
