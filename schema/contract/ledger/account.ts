import { z } from 'zod';
import { limits } from '../value/limits';
import { whole } from '../value/numbers';
import { asks } from '../value/question';

/** Where money is. Of a line it follows from the use of its account, else from what the source says. */
export const LEDGER_FUNDS = ['reserve', 'operating', 'unmapped'] as const;
export type LedgerFund = (typeof LEDGER_FUNDS)[number];

/** What an account is, as its source says or as someone corrected it. */
export const ACCOUNT_KINDS = [
  'bank',
  'asset',
  'income',
  'expense',
  'liability',
  'equity',
  'unknown',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What an account is used for, as people configure it. */
export const ACCOUNT_USES = [
  'reserveIncome',
  'reserveExpense',
  'operatingIncome',
  'operatingExpense',
  'bank',
  'ignored',
  'unmapped',
] as const;
export type AccountUse = (typeof ACCOUNT_USES)[number];

/** Percent off its plan above which a figure is watched, and above which it raises an alert, until someone says others. */
export const VARIANCE_LIMITS = { watchAbove: 10, alertAbove: 25 } as const;

/** From when on figures of a property that are off their plan are marked. */
export const varianceLimits = z.object({
  watchAbove: z.int().meta({ description: 'Percent of the plan: more is watched' }),
  alertAbove: z.int().meta({ description: 'Percent of the plan: more raises an alert' }),
});
export type VarianceLimits = z.infer<typeof varianceLimits>;

export const VARIANCE_LIMIT_LABELS = {
  watchAbove: 'Watch above',
  alertAbove: 'Alert above',
} as const satisfies Record<keyof VarianceLimits, string>;

/**
 * What the sign of a source's lines was made from: the account's kind, where it gives debits and credits; the same but that
 * amounts grow their account (`growth`); or nothing, where it says itself what is money in (`stated`).
 */
export type SignFollows = 'kind' | 'growth' | 'stated';

/** An account of a property's ledger. */
export const glAccount = z.object({
  glCode: z.string(),
  glName: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  sourceKind: z
    .enum(ACCOUNT_KINDS)
    .nullable()
    .meta({ description: 'What the source says, where someone stated another kind; null otherwise' }),
  use: z.enum(ACCOUNT_USES),
  suggestedUse: z.enum(ACCOUNT_USES).meta({ description: 'By its kind and the words of its name' }),
  lineCount: z.int(),
  lastDate: z.iso.date().nullable().meta({ description: 'Day of its newest transaction' }),
});
export type GlAccount = z.infer<typeof glAccount>;

/** GET /api/ledger/property/{propertyId}/glconfig. */
export const glConfiguration = z.object({
  propertyId: z.uuid(),
  accounts: z.array(glAccount).meta({ description: 'By code' }),
  isMissing: z.boolean().meta({ description: 'No account has a use of the reserve fund' }),
  varianceLimits,
  version: z.int().meta({ description: '0 until someone saves the configuration' }),
  viewerCan: z.object({ edit: z.boolean() }),
});
export type GlConfiguration = z.infer<typeof glConfiguration>;

const glCode = z.string('Choose an account of the ledger').max(limits.glCodeMax);

/** Limits of variances as someone gives them. */
export const varianceLimitsInput = z
  .object({
    watchAbove: whole(VARIANCE_LIMIT_LABELS.watchAbove, 1, limits.variancePercentMax),
    alertAbove: whole(VARIANCE_LIMIT_LABELS.alertAbove, 1, limits.variancePercentMax),
  })
  .refine(({ watchAbove, alertAbove }) => watchAbove < alertAbove, {
    error: `${VARIANCE_LIMIT_LABELS.alertAbove} should be more than ${VARIANCE_LIMIT_LABELS.watchAbove}`,
    path: ['alertAbove'],
  });

/** PUT /api/ledger/property/{propertyId}/glconfig. What is not listed stays as it is. */
export const glConfigurationInput = z.object({
  accounts: z
    .array(
      z.object({
        glCode,
        use: asks(z.enum(ACCOUNT_USES, { error: 'Choose what the account is used for' }), { label: 'Use' }),
        kind: asks(z.enum(ACCOUNT_KINDS, { error: 'Choose what the account is' }).nullish(), {
          label: 'Kind',
        }),
      }),
    )
    .max(limits.ledgerAccounts, `Give at most ${limits.ledgerAccounts} accounts`),
  varianceLimits: varianceLimitsInput.optional(),
});
export type GlConfigurationInput = z.infer<typeof glConfigurationInput>;
