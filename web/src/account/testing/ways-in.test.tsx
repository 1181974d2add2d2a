import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NOT_SENT } from '../../app/save/save-words';
import { WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { renderScreen } from '../../testing/schema-link';
import { SessionsSection } from '../sessions/SessionsSection';
import { TokensSection } from '../tokens/TokensSection';

const session = {
  sessionId: '01980000-0000-7000-8000-0000000000c1',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-12-01T08:00:00.000Z',
  isPersistent: true,
  isCurrent: true,
};
const other = {
  ...session,
  sessionId: '01980000-0000-7000-8000-0000000000c2',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  isCurrent: false,
};
const token = {
  tokenId: '01980000-0000-7000-8000-0000000000d1',
  name: 'Budget spreadsheet',
  scope: 'read',
  canManagePeople: false,
  canManageWebhooks: false,
  workspaceId: WORKSPACE_ID,
  workspaceName: 'Northlake',
  ending: 'x7Qz',
  createdAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2027-01-30T08:00:00.000Z',
  lastUsedAt: null,
  isExpired: false,
};
const workspace = {
  workspaceId: WORKSPACE_ID,
  name: 'Northlake',
  companyName: 'Northlake Community Mgmt',
  featureToggleLoanAnalysis: false,
};

it('signs another browser out, and offers no sign-out for this one', async () => {
  const { user, sentNamed } = renderScreen(<SessionsSection />, {
    graph: {
      browserSessions: () => [session, other],
      endBrowserSession: () => ({ sessionId: other.sessionId, userErrors: [] }),
    },
  });
  expect(await screen.findByText('This browser')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign out Chrome on Windows' }));
  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull());
  expect(sentNamed('EndBrowserSession')[0]!.variables).toEqual({ input: { sessionId: other.sessionId } });
});

it('leaves the browser in the list when the service could not sign it out', async () => {
  const { user } = renderScreen(<SessionsSection />, {
    graph: {
      browserSessions: () => [session, other],
      endBrowserSession: () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Windows' }));
  expect(await screen.findByText(NOT_SENT)).toBeTruthy();
  expect(screen.getByText('Chrome on Windows')).toBeTruthy();
});

it('creates a token, shows its secret once and stores it nowhere', async () => {
  const held: (typeof token)[] = [];
  const { user, client, sentNamed } = renderScreen(<TokensSection />, {
    graph: {
      accessTokens: () => held,
      workspaces: () => [workspace],
      createAccessToken: () => {
        held.push(token);
        return { secret: 'rl_secret_x7Qz', accessToken: token, userErrors: [] };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create token' }));
  const pane = await screen.findByRole('dialog', { name: 'Create token' });
  await user.type(await within(pane).findByLabelText('Name'), 'Budget spreadsheet');
  await user.selectOptions(within(pane).getByLabelText('Scope'), 'Read and change');
  await user.click(within(pane).getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('Store it now. It is not shown again.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Token').value).toBe('rl_secret_x7Qz');
  expect(sentNamed('CreateAccessToken')[0]!.variables).toEqual({
    input: {
      name: 'Budget spreadsheet',
      scope: 'write',
      canManagePeople: false,
      canManageWebhooks: false,
      workspaceId: WORKSPACE_ID,
      expiresInDays: 90,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Budget spreadsheet')).toBeTruthy();
  expect(document.body.innerHTML).not.toContain('rl_secret');
  expect(JSON.stringify(client.extract())).not.toContain('rl_secret');
});

it('creates a token that manages people only when the user chooses it, and marks it in the list', async () => {
  const held: (typeof token)[] = [];
  const { user, sentNamed } = renderScreen(<TokensSection />, {
    graph: {
      accessTokens: () => held,
      workspaces: () => [workspace],
      createAccessToken: () => {
        held.push({ ...token, canManagePeople: true });
        return { secret: 'rl_secret_x7Qz', accessToken: held[0], userErrors: [] };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create token' }));
  const pane = await screen.findByRole('dialog', { name: 'Create token' });
  await user.type(await within(pane).findByLabelText('Name'), 'Onboarding');
  const choice = within(pane).getByRole('radiogroup', { name: /Manage people/ });
  expect(within(choice).getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true);
  await user.click(within(choice).getByRole('radio', { name: 'Yes' }));
  await user.click(within(pane).getByRole('button', { name: 'Create token' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  expect(sentNamed('CreateAccessToken')[0]!.variables).toMatchObject({
    input: { scope: 'read', canManagePeople: true },
  });
  expect(await screen.findByText('Manages people')).toBeTruthy();
});

it('requires a name, and shows why the service refuses a token', async () => {
  const { user } = renderScreen(<TokensSection />, {
    graph: {
      accessTokens: () => [],
      workspaces: () => [workspace],
      createAccessToken: () => ({
        secret: null,
        accessToken: null,
        userErrors: [{ code: 'tooMany', detail: 'You have 50 tokens already.', field: null }],
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Create token' }));
  const pane = await screen.findByRole('dialog', { name: 'Create token' });
  await user.click(await within(pane).findByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('Name is required')).toBeTruthy();
  await user.type(within(pane).getByLabelText('Name'), 'x');
  await user.click(within(pane).getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('Error: You have 50 tokens already.')).toBeTruthy();
});

it('names the token in the question before it revokes it', async () => {
  const { user, sentNamed } = renderScreen(<TokensSection />, {
    graph: {
      accessTokens: () => [token],
      revokeAccessToken: () => ({ tokenId: token.tokenId, userErrors: [] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Revoke Budget spreadsheet' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Budget spreadsheet');
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No tokens yet')).toBeTruthy();
  expect(sentNamed('RevokeAccessToken')[0]!.variables).toEqual({ input: { tokenId: token.tokenId } });
});
