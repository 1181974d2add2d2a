import { z } from 'zod';

/** A change of a ledger that is too long for a request: signs of a corrected account, rules for many transactions, or a GL reset. */
const LEDGER_WORK_KINDS = ['turnSigns', 'applyRules', 'resetMapping'] as const;

/** A long change that is under way. Until it is done, figures of what it changes are in part those of before. */
export const ledgerWork = z.object({
  workId: z.uuid(),
  kind: z.enum(LEDGER_WORK_KINDS),
  glCode: z
    .string()
    .nullable()
    .meta({ description: 'The corrected account; null for rules and for a GL reset' }),
  glName: z.string().nullable(),
  lineCount: z.int().meta({ description: 'Transactions that it goes through' }),
  doneCount: z.int().meta({ description: 'Those that it has gone through' }),
});
export type LedgerWork = z.infer<typeof ledgerWork>;

/** GET /api/ledger/work: long changes of a property that are under way, the oldest first. */
export const ledgerWorkOfProperty = z.object({ propertyId: z.uuid(), work: z.array(ledgerWork) });
export type LedgerWorkOfProperty = z.infer<typeof ledgerWorkOfProperty>;
