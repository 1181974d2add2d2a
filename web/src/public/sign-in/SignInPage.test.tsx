import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPublic } from '../testing/open-public';

const signedIn = { me: () => ({ userId: 'u1' }) };

it.each([
  ['', '/useraccount/properties/dashboard'],
  ['#/signin', '/useraccount/properties/dashboard'],
  ['#/nowhere', '/useraccount/properties/dashboard'],
  ['#/signin?return=%2Fuseraccount%2Fplans', '/useraccount/plans'],
  ['#/signin?sp_ref=email&propertyId=p1', '/useraccount/properties/dashboard?sp_ref=email&propertyId=p1'],
])('leads a user who is signed in on from "%s"', async (hash, address) => {
  const { leave } = await openPublic(hash, signedIn);
  await waitFor(() => expect(leave).toHaveBeenCalledWith(address));
});

it('shows the form for a link with an email address, which may be of another user', async () => {
  const { leave, sentNamed } = await openPublic('#/signin/dana%40demo.test', signedIn);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(sentNamed('SignedIn')).toEqual([]);
  expect(leave).not.toHaveBeenCalled();
});

it('shows the form to users who are not signed in', async () => {
  const { leave, sentNamed } = await openPublic('', { me: () => null });
  await waitFor(() => expect(sentNamed('SignedIn')).toHaveLength(1));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
});
