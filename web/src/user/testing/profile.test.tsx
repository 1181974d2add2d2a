import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aViewer } from '@roofline/schema/fixtures/person';
import { renderScreen } from '../../testing/schema-link';
import { EditProfilePage } from '../profile/EditProfilePage';
import { maskPhone } from '../profile/phone';
import { ProfileSection } from '../profile/ProfileSection';

const profile = {
  userId: aViewer().userId,
  workspaceUserId: null,
  firstName: 'Dana',
  lastName: 'Okafor',
  fullName: 'Dana Okafor',
  phone: '425 555 0100',
  email: 'dana@example.com',
  joinedOn: '2024-01-02T18:00:00.000Z',
  imageUrl: null as string | null,
  recentPropertyName: null,
  workspaceCount: 1,
  version: 4,
};

function edit(updateProfile: (args: never) => unknown) {
  return renderScreen(<EditProfilePage />, {
    graph: { profile: () => profile, updateProfile },
    at: '/useraccount/user/editprofile',
    path: '/useraccount/user/editprofile',
  });
}
const save = () => screen.getByRole('button', { name: 'Save Changes' });

it('shows name, phone, email and the day of joining', async () => {
  renderScreen(<ProfileSection />, { graph: { profile: () => profile } });
  for (const text of ['Dana Okafor', '425 555 0100', 'dana@example.com', 'Jan 2, 2024'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe(
    '/useraccount/user/editprofile',
  );
});

it('saves trimmed names with the version, says so and goes back', async () => {
  const view = edit(() => ({ profile: { ...profile, version: 5 }, userErrors: [] }));
  const first = await screen.findByLabelText('First name');
  await view.user.clear(first);
  await view.user.type(first, '  Dana-Lee ');
  await view.user.click(save());
  expect(await screen.findByText('Profile Updated')).toBeTruthy();
  expect(view.sentNamed('UpdateProfile')[0]!.variables).toEqual({
    input: {
      firstName: 'Dana-Lee',
      lastName: 'Okafor',
      email: 'dana@example.com',
      phone: '425 555 0100',
      version: 4,
    },
  });
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/useraccount/user/profile'));
});

it('refuses names, phone numbers and email addresses that break their rules', async () => {
  const view = edit(() => null);
  const type = async (label: RegExp, text: string) => {
    const field = await screen.findByLabelText(label);
    await view.user.clear(field);
    await view.user.type(field, text);
  };
  await type(/First name/, 'Da');
  await type(/Last name/, 'Okafor!');
  await type(/Email/, 'dana');
  await type(/Phone/, '555');
  await view.user.click(save());
  for (const message of [
    'First name should have at least 3 characters',
    "Only 'Alphanumeric', 'underscore' and 'Dash' characters allowed",
    'Email should be like name@example.com',
    'Phone should be like xxx xxx xxxx',
  ])
    expect(await screen.findByText(message)).toBeTruthy();
  expect(view.sentNamed('UpdateProfile')).toEqual([]);
});

it('shows "Profile Not Updated" with the first detail until the user closes it, and marks the field', async () => {
  const view = edit(() => ({
    profile: null,
    userErrors: [{ code: 'duplicate', detail: 'Another account has this address.', field: 'email' }],
  }));
  await view.user.type(await screen.findByLabelText(/Email/), 'x');
  await view.user.click(save());
  const said = await screen.findByText(/Profile Not Updated/);
  expect(said.textContent).toContain('Another account has this address.');
  expect(screen.getByLabelText(/Email/).getAttribute('aria-invalid')).toBe('true');
  expect(view.router.state.location.pathname).toBe('/useraccount/user/editprofile');
});

it('asks before the user leaves unsaved changes', async () => {
  const view = edit(() => null);
  await view.user.type(await screen.findByLabelText('First name'), 'x');
  void view.router.navigate('/useraccount/plans');
  expect(await screen.findByText('Your changes to your profile are lost.')).toBeTruthy();
});

it('refuses a photo of the wrong type or size before it is sent', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', sent);
  renderScreen(<ProfileSection />, { graph: { profile: () => profile } });
  // The browser's file dialog filters by type, but dropped files are not filtered.
  const user = userEvent.setup({ delay: null, applyAccept: false });
  const input = await screen.findByLabelText('Profile image');
  await user.upload(input, new File(['x'], 'me.gif', { type: 'image/gif' }));
  expect(await screen.findByText('Error: Invalid file type. Allowed types: .jpg, .jpeg, .png.')).toBeTruthy();
  await user.upload(input, new File([new Uint8Array(5_000_001)], 'me.png', { type: 'image/png' }));
  expect(await screen.findByText('Error: File is too large.')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});

it('saves a photo and removes it after the specified question', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () =>
      Response.json({ data: { ...profile, imageUrl: '/download/profile-photo?v=5', version: 5 } }),
    ),
  );
  const { user, sentNamed } = renderScreen(<ProfileSection />, {
    graph: {
      profile: () => profile,
      removeProfilePhoto: () => ({ profile: { ...profile, version: 6 }, userErrors: [] }),
    },
  });
  await user.upload(await screen.findByLabelText('Profile image'), new File(['x'], 'me.png'));
  expect(await screen.findByText('Profile Image Saved')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'REMOVE PROFILE IMAGE?' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Profile Image Removed')).toBeTruthy();
  expect(sentNamed('RemoveProfilePhoto')[0]!.variables).toEqual({ input: { version: 5 } });
});

it.each([
  ['4255550100', '425 555 0100'],
  ['0014255550100', '001 425 555 0100'],
  ['(425) 555-0100', '425 555 0100'],
  ['425 ', '425'],
  ['42555501009', '425 555 01009'],
  ['', ''],
])('groups the phone number %j', (typed, shown) => {
  expect(maskPhone(typed)).toBe(shown);
});

it('cancels without a question', async () => {
  const view = edit(() => null);
  await view.user.type(await screen.findByLabelText('First name'), 'x');
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/useraccount/user/profile'));
});
