import { z } from 'zod';
import { limits } from '../value/limits';
import { amount, money } from '../value/numbers';
import { asks } from '../value/question';
import { isoDate, optionalText, requiredText } from '../value/text';
import { LEDGER_FUNDS } from './account';

/** Who says what is in a bank account: a statement of the source, or someone by hand. */
export const BALANCE_ORIGINS = ['source', 'hand'] as const;
export type BalanceOrigin = (typeof BALANCE_ORIGINS)[number];

const balanceFields = {
  fund: z.enum(LEDGER_FUNDS),
  balance: money.nullable().meta({ description: 'null while no statement is known' }),
  asOf: z.iso.date().nullable().meta({ description: 'Day of the statement that the balance starts from' }),
  origin: z
    .enum(BALANCE_ORIGINS)
    .nullable()
    .meta({ description: 'Who stated it: the source, or someone by hand; null while no statement is known' }),
};

/** What someone stated by hand of a bank account at the end of a day. */
const statedBalance = z.object({ asOf: z.iso.date(), balance: money });
export type StatedBalance = z.infer<typeof statedBalance>;

/** What is in a bank account on a day. */
export const bankBalance = z.object({
  bankAccountId: z.uuid(),
  name: z.string(),
  institution: z.string().nullable(),
  ...balanceFields,
});
export type BankBalance = z.infer<typeof bankBalance>;

/** GET /api/ledger/property/{propertyId}/bankbalances. */
export const bankBalances = z.object({
  propertyId: z.uuid(),
  on: z.iso.date().meta({ description: 'The day of the balances' }),
  accounts: z.array(bankBalance).meta({ description: 'By name' }),
});
export type BankBalances = z.infer<typeof bankBalances>;

/** Query of the balances: today where no day is given. */
export const bankBalancesQuery = z.object({ on: z.iso.date('On should be a valid date').optional() });

/** A bank account with the account of the ledger that it is. */
export const bankAccount = z.object({
  bankAccountId: z.uuid(),
  name: z.string(),
  institution: z.string().nullable(),
  glCode: z.string().nullable().meta({ description: 'null where the source names no account of the ledger' }),
  isByHand: z.boolean().meta({ description: 'Someone added it: no source names it' }),
  ...balanceFields,
  statedBalances: z.array(statedBalance).meta({ description: 'By hand, the newest day first' }),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** A bank account of a source that looks like one that someone added by hand: both count until someone says which. */
const bankLookalike = z.object({
  bankAccountId: z.uuid().meta({ description: 'The one by hand' }),
  sourceBankAccountId: z.uuid().meta({ description: 'The one that a source names' }),
  reason: z.string().meta({ description: 'Why they look alike, as a sentence' }),
});
export type BankLookalike = z.infer<typeof bankLookalike>;

/** PUT /api/ledger/property/{propertyId}/bankaccount/{bankAccountId}/lookalike. */
export const lookalikeAnswerInput = z.object({
  sourceBankAccountId: z.uuid('Choose a bank account of the property'),
  isSame: z.boolean('Say whether it is the same account'),
});
export type LookalikeAnswerInput = z.infer<typeof lookalikeAnswerInput>;

/** GET /api/ledger/property/{propertyId}/bankconfig. */
export const bankConfiguration = z.object({
  propertyId: z.uuid(),
  accounts: z.array(bankAccount).meta({ description: 'By name' }),
  lookalikes: z
    .array(bankLookalike)
    .meta({ description: 'Accounts by hand and of a source that may be the same; of these both count' }),
  isMissing: z.boolean().meta({ description: 'No bank account is of the reserve fund' }),
  version: z.int().meta({ description: '0 until someone saves the configuration' }),
  viewerCan: z.object({ edit: z.boolean() }),
});
export type BankConfiguration = z.infer<typeof bankConfiguration>;

/** Balances that someone states by hand: the whole list, one a day. */
export const statedBalancesInput = z
  .array(
    z.object({
      asOf: isoDate('As of'),
      balance: amount('Balance', -limits.ledgerAmountMax, limits.ledgerAmountMax),
    }),
  )
  .max(limits.statedBalances, `State at most ${limits.statedBalances} balances of an account`)
  .superRefine((list, context) => {
    const met = new Set<string>();
    for (const [index, { asOf }] of list.entries()) {
      if (met.has(asOf))
        context.addIssue({ code: 'custom', path: [index, 'asOf'], message: 'State one balance a day' });
      met.add(asOf);
    }
  });

const named = {
  name: requiredText('Name', limits.glNameMax),
  institution: optionalText('Institution', limits.glNameMax),
  fund: asks(z.enum(LEDGER_FUNDS, { error: 'Fund should be reserve, operating or unmapped' }), {
    label: 'Fund',
  }),
};

/** POST /api/ledger/property/{propertyId}/bankaccount: one that no source names, with what was in it at the end of a day. */
export const newBankAccountInput = z.object({
  ...named,
  balance: amount('Balance', -limits.ledgerAmountMax, limits.ledgerAmountMax),
  asOf: isoDate('As of'),
});
export type NewBankAccountInput = z.infer<typeof newBankAccountInput>;

/** PUT /api/ledger/property/{propertyId}/bankconfig. Bank accounts that are not listed stay as they are. */
export const bankConfigurationInput = z.object({
  accounts: z
    .array(
      z.object({
        bankAccountId: z.uuid('Choose a bank account of the property'),
        ...named,
        /** Left out, what was stated by hand stays. */
        statedBalances: statedBalancesInput.nullish(),
      }),
    )
    .max(limits.bankAccounts, `Give at most ${limits.bankAccounts} bank accounts`),
});
export type BankConfigurationInput = z.infer<typeof bankConfigurationInput>;
