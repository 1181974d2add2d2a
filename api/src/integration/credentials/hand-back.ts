import { z } from 'zod';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { serviceKind, type NamedJobKind, type Patience } from '../../platform/jobs/kind';
import { askService } from '../../platform/jobs/queue';
import { workspaceActors } from '../../platform/repository/workspaces';
import { connectorOf, registrationOf } from '../connectors/connectors';
import { isCompanyOpened, type CredentialRow } from './repository';
import { openValues } from './secret';

const HAND_BACK_JOB = 'integrationHandBack';
const MINUTE = 60_000;

/** Ten tries in about two days: the other service may be away for one. */
const LONG_PATIENCE: Patience = {
  tries: 10,
  waitAfter: (tries) => Math.min(MINUTE * 4 ** (tries - 1), 12 * 60 * MINUTE),
};

/** A credential that is gone: what it held is still locked, and goes with the job. */
const input = z.object({
  workspaceId: z.uuid(),
  integrationCredentialId: z.uuid(),
  integrationId: z.int(),
  externalCode: z.string(),
  keyId: z.string(),
  sealed: z.string(),
});

/** Has the permission behind a removed credential handed back; nothing where nobody signed in for it. */
export async function askToHandBack(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { workspaceId, integrationCredentialId, integrationId, externalCode, keyId, sealed }: CredentialRow,
): Promise<void> {
  if (externalCode === null || !connectorOf(integrationId)?.signIn) return;
  const held = { workspaceId, integrationCredentialId, integrationId, externalCode, keyId, sealed };
  const now = clock.now();
  await askService(tx, { workspaceId, kind: HAND_BACK_JOB, input: held, now, runAfter: now });
}

/** Does any workspace read this company? Its permission may be one for all of them. */
async function isStillRead(
  { database }: Pick<Deps, 'database'>,
  company: Pick<z.infer<typeof input>, 'integrationId' | 'externalCode'>,
): Promise<boolean> {
  for await (const actor of workspaceActors(database))
    if (await database.tenant(actor, (tx) => isCompanyOpened(tx, company), { readOnly: true })) return true;
  return false;
}

/**
 * Hands back the permission of a credential that was removed. A company that someone connected again, here or in another
 * portfolio, stays connected.
 */
export const handBackJob: NamedJobKind = serviceKind({
  name: HAND_BACK_JOB,
  input,
  patience: LONG_PATIENCE,
  async run(job, held, deps) {
    const registration = registrationOf(held.integrationId, deps.config);
    const values = openValues(deps.vault, held);
    if (!registration || !values || (await isStillRead(deps, held))) return;
    const now = deps.clock.now();
    const access = { outside: deps.outside, now, registration, signal: job.signal };
    await connectorOf(held.integrationId)!.signIn!.handBack(access, values);
  },
  // The permission ends by itself after a hundred days without use, or in the settings of the company.
  giveUp: async () => undefined,
});
