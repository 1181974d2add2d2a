import { z } from 'zod';
import { limits } from '../value/limits';
import { amount, money, optional } from '../value/numbers';
import { asks } from '../value/question';
import { isoDate, requiredText } from '../value/text';

/** What was added to the contract or taken from it after the award. Vendors never see any. */
export const changeOrder = z.object({
  changeOrderId: z.uuid(),
  projectId: z.uuid(),
  number: z.int().meta({ description: 'Its number in the project, from 1; a number is never given twice' }),
  description: z.string(),
  amount: money.meta({ description: 'Below zero where work was taken out' }),
  approvedBy: z.string(),
  approvedOn: z.iso.date(),
  propertyFileId: z.uuid().nullable(),
  fileName: z.string().nullable(),
  version: z.int(),
});
export type ChangeOrder = z.infer<typeof changeOrder>;

/** POST /{projectId}/changeorder and PUT /{projectId}/changeorder/{changeOrderId}. */
export const changeOrderInput = z.object({
  description: requiredText('Description', 1000),
  amount: amount('Amount', -limits.balanceMax, limits.balanceMax),
  approvedBy: requiredText('Approved By', limits.providerMax),
  approvedOn: isoDate('Approved On'),
  propertyFileId: optional(asks(z.uuid('Choose a file of the property'), { label: 'Document' })),
});
export type ChangeOrderInput = z.infer<typeof changeOrderInput>;
