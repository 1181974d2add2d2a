import {
  credentialValues,
  type CredentialChange,
  type CredentialInput,
  type ExternalAssociations,
  type IntegrationCredential,
} from '@roofline/schema/integration/credential';
import { integrationOf } from '@roofline/schema/integration/integrations';
import { limits } from '@roofline/schema/value/limits';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import type { Guard } from '../../platform/idempotency';
import { newId } from '../../platform/ids';
import { conflict, forbidden, notFound, parseInput, ruleFailed } from '../../platform/problem';
import { staleVersion } from '../../platform/versions';
import { canAddProperty } from '../../property/policy';
import { connectorOf } from '../connectors/connectors';
import { SourceFault, type CredentialValues } from '../connectors/connector';
import { askToHandBack } from './hand-back';
import {
  changeCredential,
  countUses,
  deleteCredential,
  findCredentials,
  findCredentialsById,
  insertCredential,
  lockCredential,
  type CredentialRow,
} from './repository';
import { accessWith, lockValues } from './secret';

/** Returns a credential as in the answer, without its values. */
export function present(row: CredentialRow, uses: ReadonlyMap<string, number>): IntegrationCredential {
  const { workspaceId, integrationCredentialId, integrationId, name, problem, version } = row;
  return {
    integrationCredentialId,
    workspaceId,
    integrationId,
    integrationName: integrationOf(integrationId)?.name ?? '',
    name,
    isExpired: problem !== null,
    problem,
    propertyCount: uses.get(integrationCredentialId) ?? 0,
    createdAt: row.createdAt.toISOString(),
    version,
  };
}

/** Throws 404 for another workspace, 403 for a role that may not add properties. */
export function requireRunner(actor: Actor, workspaceId: string): void {
  if (!actor.workspaceIds.includes(workspaceId)) throw notFound();
  if (!canAddProperty(actor, workspaceId)) throw forbidden();
}

export function credentialGuard(actor: Actor, asked: string): Guard {
  return async () => {
    const workspaceId = asked.toLowerCase();
    requireRunner(actor, workspaceId);
    return { workspaceId };
  };
}

/** Returns a credential that the actor may use. */
export async function requireCredential(tx: Tx, actor: Actor, credentialId: string): Promise<CredentialRow> {
  const [row] = await findCredentialsById(tx, [credentialId]);
  if (!row) throw notFound();
  requireRunner(actor, row.workspaceId);
  return row;
}

export async function listCredentials(tx: Tx, actor: Actor, asked: string): Promise<IntegrationCredential[]> {
  const workspaceId = asked.toLowerCase();
  requireRunner(actor, workspaceId);
  const rows = await findCredentials(tx, workspaceId);
  const uses = await countUses(tx, rows.map((row) => row.integrationCredentialId)); // prettier-ignore
  return rows.map((row) => present(row, uses));
}

/** Returns the values without spaces from copying; refuses values that cannot be sent. */
function trimmed(values: CredentialValues, { outside }: Pick<Deps, 'outside'>): CredentialValues {
  const clean = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  const { baseUrl } = clean;
  if (baseUrl !== undefined && !(URL.canParse(baseUrl) && outside.allows(new URL(baseUrl))))
    throw ruleFailed('Base Address should be an https address of the public internet', 'values.baseUrl');
  // The values are sent in headers.
  for (const [name, value] of Object.entries(clean))
    if (!/^[\x20-\x7e]*$/.test(value))
      throw ruleFailed('Use only letters, digits and signs of a keyboard', `values.${name}`);
  return clean;
}

/** Refuses one more credential where the workspace has the maximum. */
export async function requireRoom(tx: Tx, workspaceId: string): Promise<void> {
  if ((await findCredentials(tx, workspaceId)).length >= limits.credentialsPerWorkspace)
    throw ruleFailed(
      `A portfolio has at most ${limits.credentialsPerWorkspace} credentials. Remove one first.`,
    );
}

export async function addCredential(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'vault' | 'outside'>,
  input: CredentialInput,
): Promise<IntegrationCredential> {
  const { integrationId, name } = input;
  const workspaceId = input.workspaceId.toLowerCase();
  const values = trimmed(input.values, deps);
  await requireRoom(tx, workspaceId);
  const at = { workspaceId, integrationCredentialId: newId() };
  const locked = lockValues(deps.vault, at, values);
  const row = await insertCredential(tx, {
    ...at,
    ...locked,
    integrationId,
    name,
    createdAt: deps.clock.now(),
  });
  return present(row, new Map());
}

interface CredentialCall {
  actor: Actor;
  credentialId: string;
  version: number;
}

const inUse = () =>
  conflict('Connected apps use this credential. Choose another one for them first.', 'inUse');

export async function updateCredential(
  tx: Tx,
  deps: Deps,
  { actor, credentialId, version }: CredentialCall,
  { name, values }: CredentialChange,
): Promise<IntegrationCredential> {
  const row = await requireCredential(tx, actor, credentialId);
  const given = values && parseInput(credentialValues(row.integrationId), { values }).values;
  const secret = given ? { ...lockValues(deps.vault, row, trimmed(given, deps)), problem: null } : {};
  const saved = await changeCredential(tx, row, version, { name, ...secret });
  if (!saved) throw staleVersion(row.version);
  return present(saved, await countUses(tx, [row.integrationCredentialId]));
}

/** Removes an unused credential, and queues the hand-back of its permission at the other service. */
export async function removeCredential(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { actor, credentialId, version }: CredentialCall,
): Promise<void> {
  const found = await requireCredential(tx, actor, credentialId);
  const row = await lockCredential(tx, found);
  if (!row) throw notFound();
  if (row.version !== version) throw staleVersion(row.version);
  if ((await countUses(tx, [row.integrationCredentialId])).size > 0) throw inUse();
  await deleteCredential(tx, row, version);
  await askToHandBack(tx, deps, row);
}

/** Returns the associations that a credential reaches, or why these could not be listed and the code must be typed. */
export async function associationsOf(
  deps: Deps,
  row: CredentialRow,
  signal: AbortSignal,
): Promise<ExternalAssociations> {
  try {
    const connector = connectorOf(row.integrationId);
    const associations = connector
      ? await connector.listAssociations(accessWith(deps, row, { signal }))
      : null;
    return { associations, problem: null };
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    return { associations: null, problem: error.message };
  }
}
