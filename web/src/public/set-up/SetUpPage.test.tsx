import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SETUP_INVALID } from '@roofline/schema/account/setup';
import { afterEach, describe, expect, it } from 'vitest';
import { aSetupInput, aViewer } from '@roofline/schema/fixtures/person';
import { openPublic, refusal } from '../testing/open-public';

const ada = aSetupInput({ secret: 'SECRET-1', isStaff: true });

async function fill(user: UserEvent) {
  const values = {
    'Portfolio name': ada.workspaceName,
    'Company name': ada.companyName,
    'First name': ada.firstName,
    'Last name': ada.lastName,
    Email: ada.email,
    Password: ada.password,
    'Confirm password': ada.confirmPassword,
  };
  for (const [label, value] of Object.entries(values))
    await user.type(await screen.findByLabelText(label), value);
}
const setUpButton = () => screen.getByRole('button', { name: 'Set Up' });

it('sends the secret of the address with the input, and opens the application', async () => {
  const { user, leave, sentNamed } = await openPublic('#/setup/SECRET-1', {
    setUp: () => ({ me: aViewer(), userErrors: [] }),
  });
  await fill(user);
  await user.click(screen.getByLabelText('I am also internal staff'));
  await user.click(setUpButton());
  expect((await screen.findByRole('status')).textContent).toBe('Your portfolio is ready');
  expect(sentNamed('SetUp')).toEqual([{ input: ada }]);
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/useraccount/user/properties'));
});

it('requires every field before it sends anything', async () => {
  const { user, sentNamed } = await openPublic('#/setup/SECRET-1');
  await user.click(await screen.findByRole('button', { name: 'Set Up' }));
  for (const name of ['Portfolio name', 'Company name', 'First name', 'Last name', 'Email', 'Password'])
    expect(await screen.findByText(`${name} is required`)).toBeTruthy();
  expect(sentNamed('SetUp')).toEqual([]);
});

it('says that the address is not valid, and links to the sign-in', async () => {
  const { user, leave } = await openPublic('#/setup/OLD', {
    setUp: () => ({ me: null, userErrors: [refusal(SETUP_INVALID, null, 'setupInvalid')] }),
  });
  await fill(user);
  await user.click(setUpButton());
  expect((await screen.findByRole('alert')).textContent).toContain(SETUP_INVALID);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('#/signin');
  expect(leave).not.toHaveBeenCalled();
});

it('leads to the sign-in without a secret', async () => {
  await openPublic('#/setup');
  await waitFor(() => expect(window.location.hash).toBe('#/signin'));
});

describe('demo accounts where others can reach them', () => {
  afterEach(() => document.querySelector('meta[name="roofline-open-demo"]')?.remove());

  it('are announced above every public page', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="roofline-open-demo" content="on">');
    await openPublic('#/signin');
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Demo accounts are open\. Anyone who can open this site/,
    );
  });

  it('are not announced elsewhere', async () => {
    await openPublic('#/signin');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
