import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { parseHash } from './hash-route';
import { createPublicClient } from './public-client';
import { PublicRoutes } from './PublicRoutes';

beforeEach(() => {
  window.location.hash = '';
});

async function open(hash: string) {
  await act(async () => {
    window.location.hash = hash;
  });
  render(
    <ApolloProvider client={createPublicClient()}>
      <PublicRoutes />
    </ApolloProvider>,
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email').value;

it('parses path and query', () => {
  const route = parseHash('#/signin/a%40b.test/x%/t?return=%2Fuseraccount%2Fplans%3Fa%3D1');
  expect(route.path).toEqual(['signin', 'a@b.test', 'x%', 't']);
  expect(route.query.get('return')).toBe('/useraccount/plans?a=1');
});

it('fills in the email address of the route, with and without tokens', async () => {
  await open('#/signin/dana@demo.test');
  expect(email()).toBe('dana@demo.test');
  await act(async () => {
    window.location.hash = '#/signin/lee%40demo.test/reset-token/operation-token';
  });
  await waitFor(() => expect(email()).toBe('lee@demo.test'));
});

it('opens the sign-in page for an unknown address and leaves the query in place', async () => {
  await open('#/nowhere?sp_ref=email&propertyId=p1');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  expect(window.location.hash).toBe('#/signin?sp_ref=email&propertyId=p1');
});

it('opens the legal pages with the figures of the contract', async () => {
  await open('#/privacy');
  expect(await screen.findByText('Last updated March 12, 2020')).toBeTruthy();
  await act(async () => {
    window.location.hash = '#/terms';
  });
  expect(await screen.findByText(/due within 30 days/)).toBeTruthy();
});

it('leaves the focus in its field when the user presses a link, so that no message moves the link away', async () => {
  await open('#/signin');
  const email = await screen.findByLabelText('Email');
  email.focus();
  const link = screen.getByRole('link', { name: 'Forgot password?' });
  await userEvent.pointer({ keys: '[MouseLeft>]', target: link });
  expect(document.activeElement).toBe(email);
  expect(screen.queryByText('Email is required')).toBeNull();
});
