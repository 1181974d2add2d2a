import { and, asc, count, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database';
import { integrationCredential, integrationProperty } from '../tables';

export type CredentialRow = typeof integrationCredential.$inferSelect;
export type NewCredential = typeof integrationCredential.$inferInsert;
export type CredentialAt = Pick<CredentialRow, 'workspaceId' | 'integrationCredentialId'>;

const at = (place: CredentialAt) =>
  and(
    eq(integrationCredential.workspaceId, place.workspaceId),
    eq(integrationCredential.integrationCredentialId, place.integrationCredentialId),
  );

/** Returns the credentials of a workspace, by name. */
export async function findCredentials(tx: Tx, workspaceId: string): Promise<CredentialRow[]> {
  return tx
    .select()
    .from(integrationCredential)
    .where(eq(integrationCredential.workspaceId, workspaceId))
    .orderBy(asc(integrationCredential.name), asc(integrationCredential.integrationCredentialId));
}

/** Returns the credentials with these ids that the transaction may see. */
export async function findCredentialsById(tx: Tx, ids: readonly string[]): Promise<CredentialRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(integrationCredential)
    .where(inArray(integrationCredential.integrationCredentialId, [...ids]));
}

/** Locks a credential of a workspace until the transaction ends, and returns it. */
export async function lockCredential(tx: Tx, place: CredentialAt): Promise<CredentialRow | null> {
  const [row] = await tx.select().from(integrationCredential).where(at(place)).for('update');
  return row ?? null;
}

/** Returns how many connected apps use each of these credentials. */
export async function countUses(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: integrationProperty.integrationCredentialId, n: count() })
    .from(integrationProperty)
    .where(inArray(integrationProperty.integrationCredentialId, [...ids]))
    .groupBy(integrationProperty.integrationCredentialId);
  return new Map(rows.map(({ id, n }) => [id!, n]));
}

export async function insertCredential(tx: Tx, row: NewCredential): Promise<CredentialRow> {
  const [saved] = await tx.insert(integrationCredential).values(row).returning();
  return saved!;
}

type Sealed = Partial<Pick<NewCredential, 'keyId' | 'sealed' | 'problem' | 'name' | 'externalCode'>>;

/** Saves a person's change; returns null where the version is not the expected one. */
export async function changeCredential(
  tx: Tx,
  place: CredentialAt,
  version: number,
  change: Sealed,
): Promise<CredentialRow | null> {
  const moved =
    change.sealed === undefined ? {} : { secretVersion: sql`${integrationCredential.secretVersion} + 1` };
  const [saved] = await tx
    .update(integrationCredential)
    .set({ ...change, ...moved, version: sql`${integrationCredential.version} + 1` })
    .where(and(at(place), eq(integrationCredential.version, version)))
    .returning();
  return saved ?? null;
}

/** Reserves a secret until a moment; returns `held` where another process has it, `gone` without the credential. */
export async function holdSecret(
  tx: Tx,
  place: CredentialAt,
  now: Date,
  until: Date,
): Promise<CredentialRow | 'held' | 'gone'> {
  const { renewingUntil } = integrationCredential;
  const [row] = await tx
    .update(integrationCredential)
    .set({ renewingUntil: until })
    .where(and(at(place), or(isNull(renewingUntil), lte(renewingUntil, now))))
    .returning();
  return (
    row ?? ((await findCredentialsById(tx, [place.integrationCredentialId])).length > 0 ? 'held' : 'gone')
  );
}

/** Releases a secret if this reservation is still in force. */
export async function letSecretGo(tx: Tx, row: CredentialRow): Promise<void> {
  await tx
    .update(integrationCredential)
    .set({ renewingUntil: null })
    .where(and(at(row), eq(integrationCredential.renewingUntil, row.renewingUntil!)));
}

/** Locks and returns the credential of a workspace that opens this company. */
export async function findOfCompany(
  tx: Tx,
  of: Pick<CredentialRow, 'workspaceId' | 'integrationId'> & { externalCode: string },
): Promise<CredentialRow | null> {
  const t = integrationCredential;
  const [row] = await tx
    .select()
    .from(t)
    .where(
      and(
        eq(t.workspaceId, of.workspaceId),
        eq(t.integrationId, of.integrationId),
        eq(t.externalCode, of.externalCode),
      ),
    )
    .for('update');
  return row ?? null;
}

/** Returns whether a credential that the transaction may see opens this company. */
export async function isCompanyOpened(
  tx: Tx,
  { integrationId, externalCode }: Pick<CredentialRow, 'integrationId'> & { externalCode: string },
): Promise<boolean> {
  const t = integrationCredential;
  const rows = await tx
    .select({ id: t.integrationCredentialId })
    .from(t)
    .where(and(eq(t.integrationId, integrationId), eq(t.externalCode, externalCode)))
    .limit(1);
  return rows.length > 0;
}

/** Adds a credential of a company; returns null where another one was added in the meantime. */
export async function insertOfCompany(tx: Tx, row: NewCredential): Promise<CredentialRow | null> {
  const [saved] = await tx.insert(integrationCredential).values(row).onConflictDoNothing().returning();
  return saved ?? null;
}

/** Stores a secret that the source replaced; returns false where it has changed in the meantime. */
export async function replaceSecret(
  tx: Tx,
  place: CredentialAt,
  secretVersion: number,
  locked: Pick<CredentialRow, 'keyId' | 'sealed'>,
): Promise<boolean> {
  const rows = await tx
    .update(integrationCredential)
    .set({ ...locked, secretVersion: secretVersion + 1 })
    .where(and(at(place), eq(integrationCredential.secretVersion, secretVersion)))
    .returning({ id: integrationCredential.integrationCredentialId });
  return rows.length > 0;
}

/** Stores why a credential was refused, unless its secret has changed in the meantime. */
export async function markRefused(
  tx: Tx,
  { secretVersion, ...place }: CredentialAt & { secretVersion: number },
  problem: string,
): Promise<void> {
  await tx
    .update(integrationCredential)
    .set({ problem })
    .where(and(at(place), eq(integrationCredential.secretVersion, secretVersion)));
}

export async function deleteCredential(tx: Tx, place: CredentialAt, version: number): Promise<boolean> {
  const gone = await tx
    .delete(integrationCredential)
    .where(and(at(place), eq(integrationCredential.version, version)))
    .returning({ id: integrationCredential.integrationCredentialId });
  return gone.length > 0;
}
