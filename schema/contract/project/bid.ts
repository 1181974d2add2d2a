import { z } from 'zod';
import { withCrossFieldRules } from '../value/cross-field';
import { limits } from '../value/limits';
import { amount, money, optional } from '../value/numbers';
import { asks } from '../value/question';
import { optionalDate, requiredText } from '../value/text';

/** What a bidder asks for one line of the scope of work. */
export const bidLine = z.object({ scopeOfWorkId: z.uuid(), amount: money });
export type BidLine = z.infer<typeof bidLine>;

/** What a company asks for the work of a project. Vendors never see any. */
export const bid = z.object({
  bidId: z.uuid(),
  projectId: z.uuid(),
  bidder: z.string(),
  amount: money.meta({ description: 'For the whole work' }),
  bidDate: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
  propertyFileId: z.uuid().nullable().meta({ description: 'The document, a file of the property' }),
  fileName: z.string().nullable(),
  lines: z
    .array(bidLine)
    .meta({ description: 'In the order of the scope of work; lines left open have none' }),
  isAwarded: z.boolean().meta({ description: 'It is the contract' }),
  version: z.int(),
});
export type Bid = z.infer<typeof bid>;

const bidLineInput = z.object({
  scopeOfWorkId: z.uuid('Choose a line of the scope of work'),
  amount: amount('Amount', 0, limits.balanceMax),
});

/** POST /{projectId}/bid and PUT /{projectId}/bid/{bidId}: every value; what is left out is emptied. */
export const bidInput = withCrossFieldRules(
  z.object({
    bidder: requiredText('Bidder', limits.providerMax),
    amount: amount('Amount', 0.01, limits.balanceMax),
    bidDate: optionalDate('Bid Date'),
    validUntil: optionalDate('Valid Until'),
    propertyFileId: optional(asks(z.uuid('Choose a file of the property'), { label: 'Document' })),
    lines: z
      .array(bidLineInput)
      .max(limits.scopesOfProject, `Give at most ${limits.scopesOfProject} lines`)
      .default([]),
  }),
  (value, add) => {
    const { bidDate, validUntil, lines } = value;
    if (typeof bidDate === 'string' && typeof validUntil === 'string' && validUntil < bidDate)
      add('validUntil', 'Valid Until should not be before Bid Date');
    const seen = new Set<unknown>();
    (Array.isArray(lines) ? lines : []).forEach((line: unknown, index) => {
      const id = (line as { scopeOfWorkId?: unknown } | null)?.scopeOfWorkId;
      const key = typeof id === 'string' ? id.toLowerCase() : undefined;
      if (key !== undefined && seen.has(key))
        add(['lines', index, 'scopeOfWorkId'], 'The bid has this line of the scope of work twice');
      seen.add(key);
    });
  },
);
export type BidInput = z.infer<typeof bidInput>;
