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

/** Ten tries in about two days, since the other service may be down for a day. */
const LONG_PATIENCE: Patience = {
  tries: 10,
  waitAfter: (tries) => Math.min(MINUTE * 4 ** (tries - 1), 12 * 60 * MINUTE),
};

/** The removed credential, whose encrypted values are deleted with the job. */
const input = z.object({
  workspaceId: z.uuid(),
  integrationCredentialId: z.uuid(),
  integrationId: z.int(),
  externalCode: z.string(),
  keyId: z.string(),
  sealed: z.string(),
});

/** Queues the hand-back of a removed credential's permission; does nothing for one without a sign-in. */
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

/** Returns whether any workspace still reads this company, since all may share one permission. */
async function isStillRead(
  { database }: Pick<Deps, 'database'>,
  company: Pick<z.infer<typeof input>, 'integrationId' | 'externalCode'>,
): Promise<boolean> {
  for await (const actor of workspaceActors(database))
    if (await database.tenant(actor, (tx) => isCompanyOpened(tx, company), { readOnly: true })) return true;
  return false;
}

/**
 * The job that hands back the permission of a removed credential. It does nothing for a company that someone connected
 * again, in this or another workspace.
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
  // Does nothing: the permission ends after a hundred days without use, or in the settings of the company.
  giveUp: async () => undefined,
});
