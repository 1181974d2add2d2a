import { z } from 'zod';
import { limits } from '../value/limits';
import { optional } from '../value/numbers';
import { asks } from '../value/question';
import { optionalText } from '../value/text';
import { withCrossFieldRules } from '../value/cross-field';
import { integrationOf } from './integrations';

/** States of a sync, by the number that goes on the wire. */
export const SYNC_STATUS = { inProgress: 1, successful: 2, failed: 3 } as const;
const STATUS_NAMES: Record<number, string> = { 1: 'In Progress', 2: 'Successful', 3: 'Failed' };
export const syncStatusName = (status: number): string => STATUS_NAMES[status] ?? 'Unknown';

export const integrationSync = z.object({
  syncId: z.uuid(),
  propertyId: z.uuid(),
  integrationId: z.int(),
  integrationName: z.string(),
  status: z.int().meta({ description: '1 In Progress, 2 Successful, 3 Failed, otherwise Unknown' }),
  statusName: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  unreadable: z.int().meta({ description: 'Entries of the source that could not be read' }),
  unreadableExamples: z.array(z.string()),
  problem: z.string().nullable().meta({ description: 'What went wrong and how to mend it' }),
  isNightly: z.boolean(),
});
export type IntegrationSync = z.infer<typeof integrationSync>;

/** The connected app of a property. */
export const connectedApp = z.object({
  integrationPropertyId: z.uuid(),
  propertyId: z.uuid(),
  integrationId: z.int(),
  integrationName: z.string(),
  integrationCredentialId: z.uuid().nullable(),
  credentialName: z.string().nullable(),
  credentialProblem: z.string().nullable(),
  externalPropertyCode: z.string(),
  useReserveFundsForExpenses: z.boolean(),
  useReserveFundsForIncome: z.boolean(),
  fetches: z.boolean().meta({ description: 'Lines are fetched; otherwise people bring them as files' }),
  isSyncing: z.boolean(),
  lastSyncedAt: z.iso.datetime().nullable(),
  nextSyncAt: z.iso.datetime().nullable(),
  lastSync: integrationSync.nullable(),
  version: z.int(),
});
export type ConnectedApp = z.infer<typeof connectedApp>;

/** What connects a property: a connected app needs an integration, a credential and an association code. */
export const connectedAppInput = withCrossFieldRules(
  z.object({
    integrationId: asks(z.int({ error: 'Integration is required' }), {
      label: 'Integration',
      kind: 'choice',
    }),
    integrationCredentialId: optional(asks(z.uuid('Credential is required'), { label: 'Credential' })),
    externalPropertyCode: optionalText('Association Code', limits.externalCodeMax),
    useReserveFundsForExpenses: asks(z.boolean(), { label: 'Use Reserve Funds for Expenses' }),
    useReserveFundsForIncome: asks(z.boolean(), { label: 'Use Reserve Funds for Income' }),
  }),
  ({ integrationId, integrationCredentialId, externalPropertyCode }, add) => {
    const kind = integrationOf(integrationId ?? 0);
    if (integrationId !== undefined && !kind) add('integrationId', 'Integration is required');
    if (kind && !kind.fetches) return;
    if (!integrationCredentialId) add('integrationCredentialId', 'Credential is required');
    if (!externalPropertyCode) add('externalPropertyCode', 'Association Code is required');
  },
);
export type ConnectedAppInput = z.infer<typeof connectedAppInput>;

/** What a GL reset forgot. */
export const glReset = z.object({
  accounts: z.int(),
  transactions: z.int().meta({ description: 'Reset at once' }),
  rules: z.int(),
  stillToReset: z.int().meta({ description: 'Transactions that the reset goes through behind the answer' }),
});
export type GlReset = z.infer<typeof glReset>;
