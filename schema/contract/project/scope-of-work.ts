import { z } from 'zod';
import { limits } from '../value/limits';
import { amount, hasThreeDecimals, money, optional } from '../value/numbers';
import { asks } from '../value/question';
import { optionalText, requiredText } from '../value/text';

/** One thing that has to be done. */
export const scopeOfWork = z.object({
  scopeOfWorkId: z.uuid(),
  projectId: z.uuid(),
  description: z.string(),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  estimate: money.nullable().meta({ description: 'For the whole line; null for Vendors' }),
  propertyComponentId: z.uuid().nullable(),
  componentName: z.string().nullable(),
  version: z.int(),
});
export type ScopeOfWork = z.infer<typeof scopeOfWork>;

const QUANTITY = 'Quantity should be from 0 to 1,000,000 with at most three decimals';

/** POST /{projectId}/scopeofwork and PUT /{projectId}/scopeofwork/{id}. */
export const scopeOfWorkInput = z.object({
  description: requiredText('Description', 1000),
  quantity: optional(
    asks(z.number(QUANTITY).min(0, QUANTITY).max(1_000_000, QUANTITY).refine(hasThreeDecimals, QUANTITY), {
      label: 'Quantity',
    }),
  ),
  unit: optionalText('Unit', 50),
  estimate: optional(amount('Estimate', 0, limits.balanceMax)),
  propertyComponentId: optional(asks(z.uuid('Choose a component of the project'), { label: 'Component' })),
});
export type ScopeOfWorkInput = z.infer<typeof scopeOfWorkInput>;
