import { z } from 'zod';
import { askSource, readReply } from '../ask';
import {
  SourceFault,
  type Access,
  type CredentialValues,
  type Registration,
  type SignIn,
} from '../connector';

// OAuth 2.0 of Intuit, by its published discovery document. The addresses are fixed, not entered by people.
const SIGN_IN = 'https://appcenter.intuit.com/connect/oauth2';
const TOKENS = 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer';
const REVOCATION = 'https://developer.api.intuit.com/v2/oauth2/tokens/revoke';
const SCOPE = 'com.intuit.quickbooks.accounting';

/** How long before its end an access token is replaced. */
const EARLY_MS = 5 * 60_000;

export const connectAgain = () =>
  new SourceFault(
    'expired',
    'QuickBooks Online no longer accepts this connection. Connect to QuickBooks again.',
  );

export const NOT_SET_UP =
  'QuickBooks Online is not set up here: whoever runs this installation sets QUICKBOOKS_CLIENT_ID and QUICKBOOKS_CLIENT_SECRET.';

const notRegistered = () => new SourceFault('wrong', NOT_SET_UP);

const tokens = z.object({
  access_token: z.string().min(1).max(8000),
  expires_in: z.number().positive().max(1e9),
  refresh_token: z.string().min(1).max(8000),
  x_refresh_token_expires_in: z.number().positive().max(1e9).optional(),
});
const refusal = z.object({ error: z.string().max(200) });

type TokenAccess = Pick<Access, 'outside' | 'now'> & { registration: Registration };

const basicOf = ({ clientId, clientSecret }: Registration) =>
  `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

/** Returns why Intuit gave no tokens. */
function refused(body: string): SourceFault {
  let error = '';
  try {
    error = refusal.parse(JSON.parse(body)).error;
  } catch {
    // Not a reply of the token endpoint: counts as a temporary fault.
  }
  if (error === 'invalid_grant') return connectAgain();
  if (error === 'invalid_client' || error === 'unauthorized_client')
    return new SourceFault(
      'wrong',
      'Intuit refuses the keys of this installation. Whoever runs it checks QUICKBOOKS_CLIENT_ID and QUICKBOOKS_CLIENT_SECRET.',
    );
  return new SourceFault('away', 'QuickBooks Online could not confirm the connection. Try again later.');
}

/**
 * Asks for tokens. No signal ends the request: the refresh token in the reply may be the only valid one from then on, so
 * a canceled sync still waits for it.
 */
export async function askForTokens(
  { outside, now, registration }: TokenAccess,
  form: Record<string, string>,
): Promise<CredentialValues> {
  const reply = await askSource(
    { outside, now },
    {
      url: new URL(TOKENS),
      method: 'POST',
      headers: {
        authorization: basicOf(registration),
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: new URLSearchParams(form).toString(),
    },
    [400, 401, 403],
  );
  if (reply.status >= 400) throw refused(reply.body);
  const read = readReply(reply, tokens);
  const until = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  const lasts = read.x_refresh_token_expires_in;
  return {
    accessToken: read.access_token,
    accessUntil: until(read.expires_in),
    refreshToken: read.refresh_token,
    ...(lasts === undefined ? {} : { refreshUntil: until(lasts) }),
  };
}

/** Returns whether the access token is valid for a while and is not the one that was refused. */
function isGood(values: CredentialValues, now: Date, refusedToken: string | undefined): boolean {
  if (!values.accessToken || values.accessToken === refusedToken) return false;
  return Date.parse(values.accessUntil ?? '') - EARLY_MS > now.getTime();
}

/** Returns values with a valid access token: the given ones, or renewed ones. */
export async function goodValues(
  access: Access,
  values: CredentialValues,
  refusedToken?: string,
): Promise<CredentialValues> {
  const { registration, now, outside } = access;
  if (!registration) throw notRegistered();
  if (isGood(values, now, refusedToken)) return values;
  return access.renew(async (current) => {
    // Another sync has renewed the token in the meantime.
    if (isGood(current, now, refusedToken)) return current;
    const { refreshToken, refreshUntil } = current;
    if (!refreshToken || (refreshUntil && Date.parse(refreshUntil) <= now.getTime())) throw connectAgain();
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    return { ...current, ...(await askForTokens({ outside, now, registration }, form)) };
  });
}

/** Revokes the refresh token and its permission. Intuit answers 400 for a token that is no longer valid. */
export const revokeTokens: SignIn['handBack'] = async (
  { outside, now, signal, registration },
  { refreshToken },
) => {
  if (!refreshToken) return;
  const headers = {
    authorization: basicOf(registration),
    'content-type': 'application/json',
    accept: 'application/json',
  };
  const body = JSON.stringify({ token: refreshToken });
  await askSource(
    { outside, now, signal },
    { url: new URL(REVOCATION), method: 'POST', headers, body },
    [400],
  );
};

/** Returns the page where a person allows this installation to read a company. */
export const signInAddress: SignIn['address'] = ({ clientId }, { redirectUri, state }) => {
  const query = {
    client_id: clientId,
    response_type: 'code',
    scope: SCOPE,
    redirect_uri: redirectUri,
    state,
  };
  return `${SIGN_IN}?${new URLSearchParams(query).toString()}`;
};
