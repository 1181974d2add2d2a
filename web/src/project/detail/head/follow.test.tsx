import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openProject, press } from '../testing/open-project';

const button = (name: string) => screen.findByRole('button', { name });

it('follows the project after one press, and no longer after the next', async () => {
  const { user, service } = await openProject({ isFollowing: false });
  await press(user, 'Follow this project');
  const following = await button('Following this project: stop');
  await waitFor(() => expect(following.getAttribute('aria-busy')).not.toBe('true'));
  await user.click(following);
  await button('Follow this project');
  expect(service.sent('followProject').map(({ isFollowing }) => isFollowing)).toEqual([true, false]);
});

it('leaves the button as it is when the service refuses, and says why', async () => {
  const { user, service } = await openProject({ isFollowing: false });
  service.refuse('followProject', { detail: 'The project is archived.' });
  await press(user, 'Follow this project');
  expect(await screen.findByText('The project is archived.')).toBeTruthy();
  await button('Follow this project');
});

it('does not offer to follow a deleted project', async () => {
  await openProject({ isDeleted: true });
  await waitFor(() => expect(screen.queryByRole('button', { name: /follow/i })).toBeNull());
});
