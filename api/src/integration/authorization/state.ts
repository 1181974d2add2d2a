import type { Actor } from '../../platform/actor';
import type { Vault } from '../../platform/secret/vault';

/** A state opens only for the session that began: neither another person's nor that of another sign-in. */
const aboutOf = ({ userId, sessionId }: Actor) => `integration authorization ${userId} ${sessionId}`;

/** The text that goes to the other service and comes back: it cannot be made or changed without the key. */
export function stateOf(vault: Vault, actor: Actor, authorizationId: string): string {
  const { keyId, sealed } = vault.lock(authorizationId, aboutOf(actor));
  return `${keyId}.${Buffer.from(sealed, 'base64').toString('base64url')}`;
}

/** The sign-in that a state is of; null where it was not made for this session. */
export function readState(vault: Vault, actor: Actor, state: string): string | null {
  const [keyId = '', sealed = ''] = state.split('.');
  return vault.unlock({ keyId, sealed: Buffer.from(sealed, 'base64url').toString('base64') }, aboutOf(actor));
}
