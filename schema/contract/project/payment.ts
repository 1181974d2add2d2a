import { z } from 'zod';
import { limits } from '../value/limits';
import { amount, money, optional } from '../value/numbers';
import { asks } from '../value/question';
import { isoDate, optionalText, requiredText } from '../value/text';

/** The fund that money came from. */
export const PAYMENT_FUNDS = ['reserve', 'operating'] as const;
export type PaymentFund = (typeof PAYMENT_FUNDS)[number];

export const projectPayment = z.object({
  paymentId: z.uuid(),
  projectId: z.uuid(),
  amount: money,
  paidOn: z.iso.date(),
  payee: z.string(),
  number: z.string().nullable().meta({ description: 'Of the check, transfer or invoice' }),
  fund: z.enum(PAYMENT_FUNDS),
  propertyComponentId: z
    .uuid()
    .nullable()
    .meta({ description: 'The component that it pays for, by its line of the current inventory year' }),
  componentName: z.string().nullable(),
  contractId: z
    .uuid()
    .nullable()
    .meta({ description: 'The awarded bid that it pays; null for what is paid outside the contract' }),
  version: z.int(),
});
export type ProjectPayment = z.infer<typeof projectPayment>;

/** POST /{projectId}/payment and PUT /{projectId}/payment/{paymentId}. A payment may exceed the contract. */
export const projectPaymentInput = z.object({
  amount: amount('Amount', 0.01, limits.balanceMax),
  paidOn: isoDate('Paid On'),
  payee: requiredText('Payee', limits.providerMax),
  number: optionalText('Number', 50),
  fund: asks(z.enum(PAYMENT_FUNDS, { error: 'Fund should be reserve or operating' }), { label: 'Fund' }),
  propertyComponentId: optional(asks(z.uuid('Choose a component of the project'), { label: 'Component' })),
  contractId: optional(asks(z.uuid('Choose the contract of the project'), { label: 'Contract' })),
});
export type ProjectPaymentInput = z.infer<typeof projectPaymentInput>;
