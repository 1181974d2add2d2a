import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { workActor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import type { Vault } from '../../platform/secret/vault';
import { SourceFault, type Access, type CredentialValues } from '../connectors/connector';
import { registrationOf } from '../connectors/connectors';
import {
  findCredentialsById,
  holdSecret,
  letSecretGo,
  replaceSecret,
  type CredentialAt,
  type CredentialRow,
} from './repository';

const values = z.record(z.string(), z.string());

/** Binds encrypted values to their credential, so that those of another row cannot be opened as this one. */
const aboutOf = ({ workspaceId, integrationCredentialId }: CredentialAt) =>
  `integration credential ${workspaceId} ${integrationCredentialId}`;

export const lockValues = (vault: Vault, at: CredentialAt, given: CredentialValues) =>
  vault.lock(JSON.stringify(given), aboutOf(at));

/** Returns the values of a credential, or null where no key of the service opens it. */
export function openValues(
  vault: Vault,
  row: CredentialAt & Pick<CredentialRow, 'keyId' | 'sealed'>,
): CredentialValues | null {
  const text = vault.unlock(row, aboutOf(row));
  return text === null ? null : values.parse(JSON.parse(text));
}

const keyGone = () =>
  new SourceFault(
    'expired',
    'The key that locked this credential is gone. Enter its values again, or set CREDENTIALS_OLD_KEYS.',
  );

type SecretDeps = Pick<Deps, 'config' | 'database' | 'vault' | 'outside' | 'clock'>;

/** The time of a reservation, longer than the longest request: after it, the process that had it has ended. */
const HELD_MS = 30_000;
const LOOK_MS = 200;

/** Stored values, reserved for this process until it releases them. */
interface Held {
  row: CredentialRow;
  stored: CredentialValues;
}

/**
 * Reserves the secret among all syncs of all processes, without a transaction that would stay open during the request to the
 * source: a refresh token works only once.
 */
async function hold({ database, vault, clock }: SecretDeps, at: CredentialAt): Promise<Held> {
  const actor = workActor([at.workspaceId]);
  for (let waited = 0; waited <= HELD_MS; waited += LOOK_MS) {
    const now = clock.now();
    const row = await database.tenant(actor, (tx) =>
      holdSecret(tx, at, now, new Date(now.getTime() + HELD_MS)),
    );
    if (row === 'gone') throw keyGone();
    if (row !== 'held') {
      const stored = openValues(vault, row);
      if (stored) return { row, stored };
      await letGo(database, row);
      throw keyGone();
    }
    await setTimeout(LOOK_MS);
  }
  throw new SourceFault('busy', 'Another sync renews this credential. The sync continues by itself.', 5_000);
}

const letGo = (database: Deps['database'], row: CredentialRow): Promise<void> =>
  database.tenant(workActor([row.workspaceId]), (tx) => letSecretGo(tx, row));

/** Reserves the values, asks the source for new ones, and stores these before anyone uses them. */
async function renewed(
  deps: SecretDeps,
  at: CredentialAt,
  change: (current: CredentialValues) => Promise<CredentialValues>,
): Promise<{ values: CredentialValues; secretVersion: number }> {
  const { database, vault } = deps;
  const { row, stored } = await hold(deps, at);
  const { secretVersion } = row;
  try {
    const values = await change(stored);
    if (values !== stored) {
      const locked = lockValues(vault, row, values);
      const isKept = await database.tenant(workActor([row.workspaceId]), (tx) =>
        replaceSecret(tx, row, secretVersion, locked),
      );
      if (isKept) return { values, secretVersion: secretVersion + 1 };
    } else {
      return { values, secretVersion };
    }
  } finally {
    await letGo(database, row);
  }
  // A person connected it again in the meantime: uses those values.
  const [now] = await database.tenant(
    workActor([at.workspaceId]),
    (tx) => findCredentialsById(tx, [at.integrationCredentialId]),
    { readOnly: true },
  );
  const values = now && openValues(vault, now);
  if (!now || !values) throw keyGone();
  return { values, secretVersion: now.secretVersion };
}

/** Returns access to a source with a credential; throws SourceFault where no key opens the credential. */
export function accessWith(
  deps: SecretDeps,
  row: CredentialRow,
  of: { signal?: AbortSignal; onRenewed?: (secretVersion: number) => void } = {},
): Access {
  const opened = openValues(deps.vault, row);
  if (!opened) throw keyGone();
  return {
    outside: deps.outside,
    registration: registrationOf(row.integrationId, deps.config),
    values: opened,
    now: deps.clock.now(),
    today: deps.clock.today(),
    signal: of.signal,
    async renew(change) {
      const { values, secretVersion } = await renewed(deps, row, change);
      of.onRenewed?.(secretVersion);
      return values;
    },
  };
}
