import type { Actor } from '../../platform/actor';
import type { Vault } from '../../platform/secret/vault';

/** Binds a state to the session that began, so that no other person and no other session can use it. */
const aboutOf = ({ userId, sessionId }: Actor) => `integration authorization ${userId} ${sessionId}`;

/** Returns the state for the other service, which sends it back; no one can make or change it without the key. */
export function stateOf(vault: Vault, actor: Actor, authorizationId: string): string {
  const { keyId, sealed } = vault.lock(authorizationId, aboutOf(actor));
  return `${keyId}.${Buffer.from(sealed, 'base64').toString('base64url')}`;
}

/** Returns the id of the sign-in in a state; null where the state is not of this session. */
export function readState(vault: Vault, actor: Actor, state: string): string | null {
  const [keyId = '', sealed = ''] = state.split('.');
  return vault.unlock({ keyId, sealed: Buffer.from(sealed, 'base64url').toString('base64') }, aboutOf(actor));
}
