import { z } from 'zod';
import { limits } from '../value/limits';
import { asks } from '../value/question';
import { requiredText } from '../value/text';

// The browsers where a user is signed in, and the tokens that programs use on the user's behalf.

/** Prefix of every personal access token, so that people, secret scanners and services can tell it from a session. */
export const TOKEN_PREFIX = 'rfl_';

export const browserSession = z.object({
  sessionId: z.uuid(),
  /** User agent that the browser sent; null when it sent none. */
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isPersistent: z.boolean(),
  /** True for the session of the current request. */
  isCurrent: z.boolean(),
});
export type BrowserSession = z.infer<typeof browserSession>;

const tokenScope = z.enum(['read', 'write']);
export type TokenScope = z.infer<typeof tokenScope>;

export const accessToken = z.object({
  tokenId: z.uuid(),
  name: z.string(),
  scope: tokenScope,
  /** In addition to its scope: may invite people, change their roles and deactivate them, as far as its user may. */
  canManagePeople: z.boolean(),
  /** In addition to its scope: may read, add and change webhooks, as far as its user may. */
  canManageWebhooks: z.boolean(),
  workspaceId: z.uuid(),
  workspaceName: z.string(),
  /** Its last characters, to tell one token from another. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  isExpired: z.boolean(),
});
export type AccessToken = z.infer<typeof accessToken>;

export const accessTokenInput = z.object({
  name: requiredText('Name', limits.tokenNameMax),
  scope: asks(z.enum(['read', 'write'], { error: 'Scope should be read or write' }), { label: 'Scope' }),
  canManagePeople: asks(z.boolean({ error: 'Managing people should be true or false' }).default(false), {
    label: 'Manage people',
  }),
  canManageWebhooks: asks(z.boolean({ error: 'Managing webhooks should be true or false' }).default(false), {
    label: 'Manage webhooks',
  }),
  workspaceId: asks(z.uuid({ error: 'Portfolio is required' }), { label: 'Portfolio' }),
  expiresInDays: asks(
    z
      .int({ error: 'Expiry is required' })
      .min(1, `Expiry should be between 1 and ${limits.tokenDaysMax} days`)
      .max(limits.tokenDaysMax, `Expiry should be between 1 and ${limits.tokenDaysMax} days`),
    { label: 'Expires after', kind: 'choice' },
  ),
});
export type AccessTokenInput = z.infer<typeof accessTokenInput>;

/** Answer to a new token: the only time the secret is shown. */
export const newAccessToken = z.object({ secret: z.string(), accessToken });
export type NewAccessToken = z.infer<typeof newAccessToken>;
