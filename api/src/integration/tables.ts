import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, version, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';
import { workspace } from '../workspace/tables';

/** The credentials for other services, encrypted under a key that is not in the database. */
export const integrationCredential = pgTable(
  'integration_credential',
  {
    workspaceId: workspaceId().references(() => workspace.workspaceId, { onDelete: 'cascade' }),
    integrationCredentialId: uuid('integration_credential_id').notNull().unique(),
    integrationId: smallint('integration_id').notNull(),
    name: text('name').notNull(),
    /** The id of the key that `sealed` is encrypted under. */
    keyId: text('key_id').notNull(),
    sealed: text('sealed').notNull(),
    /** Rises with every change of `sealed`, even if no person made it. */
    secretVersion: integer('secret_version').notNull().default(1),
    /** The company that the credential opens, if it opens only one. */
    externalCode: text('external_code'),
    /** Until then a process is renewing the secret at the source, and others wait for it. */
    renewingUntil: moment('renewing_until'),
    /** Why the other service refused it; null while it works. */
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.integrationCredentialId] }),
    uniqueIndex('integration_credential_company')
      .on(t.workspaceId, t.integrationId, t.externalCode)
      .where(sql`external_code is not null`),
  ],
);

/** The running sign-ins at other services; the return from there deletes the row, so that only one return works. */
export const integrationAuthorization = pgTable(
  'integration_authorization',
  {
    workspaceId: workspaceId(),
    authorizationId: uuid('authorization_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    integrationId: smallint('integration_id').notNull(),
    /** The credential to connect again; null for a new one. */
    integrationCredentialId: uuid('integration_credential_id'),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.authorizationId] }),
    index('integration_authorization_expiry').on(t.workspaceId, t.expiresAt),
    ofProperty('integration_authorization_property', t),
  ],
);

/** The connected app of a property: one at a time. */
export const integrationProperty = pgTable(
  'integration_property',
  {
    workspaceId: workspaceId(),
    integrationPropertyId: uuid('integration_property_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    integrationId: smallint('integration_id').notNull(),
    integrationCredentialId: uuid('integration_credential_id'),
    externalPropertyCode: text('external_property_code').notNull().default(''),
    useReserveFundsForExpenses: boolean('use_reserve_funds_for_expenses').notNull(),
    useReserveFundsForIncome: boolean('use_reserve_funds_for_income').notNull(),
    /** How far the source was read; null to read from the beginning. */
    cursor: text('cursor'),
    /** Lines missing from days that were read completely: the end of the round deletes them, unless they moved. */
    missing: jsonb('missing').$type<string[]>().notNull().default([]),
    lastSyncedAt: moment('last_synced_at'),
    /** The time of the next automatic sync; null where nothing is fetched. */
    nextSyncAt: moment('next_sync_at'),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.integrationPropertyId] }),
    unique('integration_property_once').on(t.workspaceId, t.propertyId),
    index('integration_property_credential').on(t.workspaceId, t.integrationCredentialId),
    index('integration_property_due')
      .on(t.nextSyncAt)
      .where(sql`next_sync_at is not null`),
    ofProperty('integration_property_property', t),
    // No cascade: a credential in use cannot be removed.
    foreignKey({
      name: 'integration_property_credential',
      columns: [t.workspaceId, t.integrationCredentialId],
      foreignColumns: [integrationCredential.workspaceId, integrationCredential.integrationCredentialId],
    }),
  ],
);

/** The syncs, by the ids of their jobs. */
export const integrationSync = pgTable(
  'integration_sync',
  {
    workspaceId: workspaceId(),
    syncId: uuid('sync_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    integrationId: smallint('integration_id').notNull(),
    /** 1 in progress, 2 successful, 3 failed. */
    status: smallint('status').notNull(),
    isNightly: boolean('is_nightly').notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    removed: integer('removed').notNull().default(0),
    unreadable: integer('unreadable').notNull().default(0),
    /** Descriptions of some of the unreadable entries. */
    unreadableExamples: jsonb('unreadable_examples').$type<string[]>().notNull().default([]),
    problem: text('problem'),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.syncId] }),
    index('integration_sync_by_start').on(t.workspaceId, t.propertyId, t.startedAt, t.syncId),
    ofProperty('integration_sync_property', t),
  ],
);
