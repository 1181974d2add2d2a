import type {
  Authorization,
  AuthorizationInput,
  AuthorizationReturnInput,
  Authorized,
} from '@roofline/schema/integration/authorization';
import { limits } from '@roofline/schema/value/limits';
import { publicUrlOf } from '../../mail/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { newId } from '../../platform/ids';
import { ruleFailed, unavailable } from '../../platform/problem';
import { requireProperty } from '../../property/access';
import { connectorOf, missingFor, registrationOf } from '../connectors/connectors';
import { SourceFault, type Registration, type SignedIn, type SignIn } from '../connectors/connector';
import { cut } from '../connectors/reading';
import {
  changeCredential,
  countUses,
  findOfCompany,
  insertOfCompany,
  lockCredential,
  type CredentialRow,
} from '../credentials/repository';
import { present, requireCredential, requireRoom, requireRunner } from '../credentials/service';
import { lockValues } from '../credentials/secret';
import { insertAuthorization, takeAuthorization, type AuthorizationRow } from './repository';
import { readState, stateOf } from './state';

const LASTS_MS = 10 * 60_000;

/** Returns the page of the web client that the other service redirects to. */
const redirectUriOf = ({ config }: Pick<Deps, 'config'>) =>
  `${publicUrlOf(config)}/useraccount/connected-apps/return`;

/** Returns the sign-in of a service and the registration of this installation; refuses where either is missing. */
function signInOf(deps: Deps, integrationId: number): { signIn: SignIn; registration: Registration } {
  const signIn = connectorOf(integrationId)?.signIn;
  if (!signIn)
    throw ruleFailed('No one signs in at this integration. Add a credential for it.', 'integrationId');
  const registration = registrationOf(integrationId, deps.config);
  if (!registration) throw ruleFailed(missingFor(integrationId, deps.config)!, 'integrationId');
  return { signIn, registration };
}

/** Begins a sign-in and returns the address for the browser. */
export async function beginAuthorization(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { propertyId, integrationId, integrationCredentialId }: AuthorizationInput,
): Promise<Authorization> {
  const { property } = await requireProperty(tx, actor, propertyId, { need: 'editLedger' });
  const { workspaceId } = property;
  requireRunner(actor, workspaceId);
  const { signIn, registration } = signInOf(deps, integrationId);
  if (integrationCredentialId) {
    const known = await requireCredential(tx, actor, integrationCredentialId);
    if (known.workspaceId !== workspaceId || known.integrationId !== integrationId)
      throw ruleFailed('Choose a credential of this integration', 'integrationCredentialId');
  }
  const now = deps.clock.now();
  const authorizationId = newId();
  const row = {
    workspaceId,
    authorizationId,
    propertyId: property.propertyId,
    integrationId,
    integrationCredentialId,
    expiresAt: new Date(now.getTime() + LASTS_MS),
  };
  await insertAuthorization(tx, row, now);
  const state = stateOf(deps.vault, actor, authorizationId);
  return { address: signIn.address(registration, { redirectUri: redirectUriOf(deps), state }) };
}

const notYours = () =>
  ruleFailed(
    'This return is of another session, was used already or came more than ten minutes after you left. Connect again from the Connected Apps tab.',
    'state',
  );

/** Returns the sign-in of a return and deletes it, even if the return then fails. */
async function taken(deps: Deps, actor: Actor, state: string): Promise<AuthorizationRow> {
  const authorizationId = readState(deps.vault, actor, state);
  if (authorizationId === null) throw notYours();
  const row = await deps.database.tenant(actor, (tx) => takeAuthorization(tx, authorizationId));
  if (!row || row.expiresAt <= deps.clock.now()) throw notYours();
  await deps.database.tenant(
    actor,
    (tx) => requireProperty(tx, actor, row.propertyId, { need: 'editLedger' }),
    { readOnly: true },
  );
  requireRunner(actor, row.workspaceId);
  return row;
}

/** Returns the credential to connect again: the one that the sign-in names, or one that opens the same company. */
async function knownCredential(
  tx: Tx,
  { workspaceId, integrationId, integrationCredentialId }: AuthorizationRow,
  { code, name }: SignedIn,
): Promise<CredentialRow | null> {
  const at = { workspaceId, integrationCredentialId: integrationCredentialId ?? '' };
  const named = integrationCredentialId ? await lockCredential(tx, at) : null;
  if (named && named.externalCode !== code)
    throw ruleFailed(
      `You signed in to ${name}, which is another company than the one of ${named.name}. Connect again and choose that company, or connect ${name} as an app of its own.`,
      'externalCode',
    );
  return named ?? findOfCompany(tx, { workspaceId, integrationId, externalCode: code });
}

/** Stores the encrypted values of a sign-in, in the credential that it connects again or in a new one. */
async function keep(tx: Tx, deps: Deps, row: AuthorizationRow, given: SignedIn): Promise<CredentialRow> {
  const { workspaceId, integrationId } = row;
  const known = await knownCredential(tx, row, given);
  if (known) {
    const locked = lockValues(deps.vault, known, given.values);
    const change = { ...locked, problem: null, externalCode: given.code };
    return (await changeCredential(tx, known, known.version, change))!;
  }
  await requireRoom(tx, workspaceId);
  const at = { workspaceId, integrationCredentialId: newId() };
  const added = await insertOfCompany(tx, {
    ...at,
    ...lockValues(deps.vault, at, given.values),
    integrationId,
    externalCode: given.code,
    name: cut(given.name, limits.tokenNameMax),
    createdAt: deps.clock.now(),
  });
  // Another window connected the same company at the same time: this later sign-in replaces its values.
  return added ?? keep(tx, deps, { ...row, integrationCredentialId: null }, given);
}

/** Ends a sign-in: exchanges the code from the browser for a credential. */
export async function finishAuthorization(
  deps: Deps,
  actor: Actor,
  { state, code, externalCode, refusal }: AuthorizationReturnInput,
): Promise<Authorized> {
  const row = await taken(deps, actor, state);
  const { signIn, registration } = signInOf(deps, row.integrationId);
  if (refusal !== null || code === null || externalCode === null)
    throw ruleFailed(
      'Nothing was connected: the permission was not given. Connect again to give it.',
      'code',
    );
  const now = deps.clock.now();
  const back = { redirectUri: redirectUriOf(deps), code, externalCode };
  const given = await signIn
    .exchange({ outside: deps.outside, now, registration }, back)
    .catch((error: unknown) => {
      if (!(error instanceof SourceFault)) throw error;
      throw error.kind === 'away' || error.kind === 'busy'
        ? unavailable(error.message)
        : ruleFailed(error.message, 'code');
    });
  return deps.database.tenant(actor, async (tx) => {
    const kept = await keep(tx, deps, row, given);
    return {
      propertyId: row.propertyId,
      credential: present(kept, await countUses(tx, [kept.integrationCredentialId])),
    };
  });
}
