import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createPublicClient } from '../public-client';
import { SignInForm } from './SignInForm';

interface Payload {
  me: { __typename: string; userId: string } | null;
  userErrors: { __typename: string; code: string; detail: string; field: null }[];
}

/** Fakes a server that gives these answers one after another; returns the variables that it received. */
function serverAnswers(...payloads: (Payload | 'down')[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, request: RequestInit) => {
    sent.push(JSON.parse(String(request.body)).variables.input);
    const payload = payloads.shift();
    if (payload === undefined || payload === 'down') throw new TypeError('fetch failed');
    const body = { data: { signIn: { __typename: 'SignInPayload', ...payload } } };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  return sent;
}

const refused: Payload = {
  me: null,
  userErrors: [
    { __typename: 'UserError', code: 'invalid', detail: 'Email or password is wrong.', field: null },
  ],
};
const accepted: Payload = { me: { __typename: 'Viewer', userId: 'u1' }, userErrors: [] };

function show(email = '') {
  const signedIn = vi.fn();
  render(
    <ApolloProvider client={createPublicClient()}>
      <SignInForm email={email} onSignedIn={signedIn} />
    </ApolloProvider>,
  );
  return signedIn;
}

const password = () => screen.getByLabelText<HTMLInputElement>('Password');

it('names missing fields and sends nothing', async () => {
  const sent = serverAnswers(accepted);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Email is required')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

it('sends the documented fields and reports success', async () => {
  const sent = serverAnswers(accepted);
  const signedIn = show('dana@demo.test');
  await userEvent.type(password(), ' pass word1!');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(signedIn).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { email: 'dana@demo.test', password: ' pass word1!', isPersistent: true, rememberBrowser: true },
  ]);
  expect(screen.getByRole('button', { name: 'Signing In...' })).toHaveProperty('disabled', true);
});

it('says "Sign in failed", leaves the password in place and focuses it', async () => {
  serverAnswers(refused);
  const signedIn = show('dana@demo.test');
  await userEvent.type(password(), 'wrong1!');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Sign in failed');
  expect(alert.textContent).toContain('Error: Email or password is wrong.');
  expect(password().value).toBe('wrong1!');
  expect(document.activeElement).toBe(password());
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveProperty('disabled', false);
  expect(signedIn).not.toHaveBeenCalled();
});

it('distinguishes an unreachable server from a refusal', async () => {
  serverAnswers('down');
  show('dana@demo.test');
  await userEvent.type(password(), 'secret1!{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
});

it('shows the password on request', async () => {
  serverAnswers();
  show('dana@demo.test');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
});
