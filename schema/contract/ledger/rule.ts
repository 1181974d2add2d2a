import { z } from 'zod';
import { withCrossFieldRules } from '../value/cross-field';
import { limits } from '../value/limits';
import { optional } from '../value/numbers';
import { asks } from '../value/question';
import { optionalText } from '../value/text';

/** What is remembered of transactions of a payee, an account, or a payee in an account. */
export const ledgerRule = z.object({
  ruleId: z.uuid(),
  propertyId: z.uuid(),
  payee: z.string().nullable().meta({ description: 'null for every payee' }),
  glCode: z.string().nullable().meta({ description: 'null for every account' }),
  glName: z.string().nullable(),
  propertyComponentId: z.uuid().nullable(),
  componentName: z.string().nullable(),
  projectId: z.uuid().nullable(),
  projectName: z.string().nullable(),
  isUnexpected: z.boolean().nullable().meta({ description: 'null: the rule says nothing of it' }),
  lineCount: z.int().meta({ description: 'Transactions that the rule mapped' }),
  version: z.int(),
});
export type LedgerRule = z.infer<typeof ledgerRule>;

/** GET /api/ledger/rules: what the graph reads of many properties at once. */
export const rulesOfProperty = z.object({ propertyId: z.uuid(), rules: z.array(ledgerRule) });
export type RulesOfProperty = z.infer<typeof rulesOfProperty>;

/** POST /api/ledger/property/{propertyId}/rules. A rule for the same payee and account is replaced. */
export const ledgerRuleInput = withCrossFieldRules(
  z.object({
    payee: optionalText('Payee', limits.payeeMax),
    glCode: optionalText('GL Code', limits.glCodeMax),
    propertyComponentId: optional(asks(z.uuid('Choose a component of the property'), { label: 'Component' })),
    projectId: optional(asks(z.uuid('Choose a project of the property'), { label: 'Project' })),
    isUnexpected: optional(asks(z.boolean('Unexpected should be yes or no'), { label: 'Unexpected' })),
  }),
  (value, add) => {
    if (value.payee === null && value.glCode === null) add('payee', 'Give a payee, a GL code or both');
    if (value.propertyComponentId === null && value.projectId === null && value.isUnexpected === null)
      add('propertyComponentId', 'Choose a component or a project, or say whether it is unexpected');
  },
);
export type LedgerRuleInput = z.infer<typeof ledgerRuleInput>;

/** Answer of a rule that was made: with the number of transactions that it maps. */
export const ruleSaved = z.object({
  rule: ledgerRule,
  alsoMapped: z.int().meta({ description: 'Transactions whose mapping follows from the rule from now on' }),
  stillToMap: z.int().meta({ description: 'Transactions that the rule goes through behind the answer' }),
});
export type RuleSaved = z.infer<typeof ruleSaved>;
