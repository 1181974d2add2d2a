import {
  reserveBorrowing,
  reserveLoan,
  reserveTransfer,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { z } from 'zod';
import type { GraphContext } from '../context';
import type { Resolvers } from '../generated/resolver-types';
import { change, withProperty } from '../upstream/change';
import { unlessForbidden } from '../upstream/errors';
import { restPath, uuid } from '../upstream/path';

export const reserveBorrowingResolvers = {
  Property: {
    reserveBorrowing: (row, _args, { loaders }) => loaders.reserveBorrowing.load(row.propertyId),
    reserveTransfers: (row, asked, { loaders }) =>
      unlessForbidden(loaders.reserveTransfers(row.propertyId, asked), null),
  },
} satisfies Resolvers;

/** One change, and the property after it; nothing after a refusal. */
async function payload(context: GraphContext, propertyId: string, send: () => Promise<unknown>) {
  const { userErrors } = await change(context, send);
  return withProperty(context, propertyId, { userErrors });
}

const loans = (propertyId: string) => restPath`/api/property/${uuid(propertyId)}/reserveloan`;
const loan = (propertyId: string, id: string) =>
  restPath`/api/property/${uuid(propertyId)}/reserveloan/${uuid(id)}`;
const repayments = (propertyId: string) => restPath`/api/property/${uuid(propertyId)}/reserverepayment`;
const explanations = (propertyId: string) => restPath`/api/property/${uuid(propertyId)}/reserveexplanation`;
const explanation = (propertyId: string, id: string) =>
  restPath`/api/property/${uuid(propertyId)}/reserveexplanation/${uuid(id)}`;
const entry = (propertyId: string, id: string) =>
  restPath`/api/property/${uuid(propertyId)}/reserveentry/${uuid(id)}`;
/** Where what has no transfer in a ledger is logged. */
const loanByHand = (propertyId: string) => restPath`/api/property/${uuid(propertyId)}/reserveloan/byhand`;
const repaymentByHand = (propertyId: string) =>
  restPath`/api/property/${uuid(propertyId)}/reserverepayment/byhand`;
const explanationByHand = (propertyId: string) =>
  restPath`/api/property/${uuid(propertyId)}/reserveexplanation/byhand`;

export const reserveBorrowingMutations = {
  Mutation: {
    addReserveLoan: (_root, { input: { propertyId, values, idempotencyKey } }, context) =>
      payload(context, propertyId, () =>
        context.rest.post(loans(propertyId), reserveLoan, { body: values, idempotencyKey }),
      ),
    updateReserveLoan: (_root, { input: { propertyId, reserveEntryId, version, values } }, context) =>
      payload(context, propertyId, () =>
        context.rest.put(loan(propertyId, reserveEntryId), reserveLoan, { body: values, version }),
      ),
    addReserveRepayment: (_root, { input: { propertyId, values, idempotencyKey } }, context) =>
      payload(context, propertyId, () =>
        context.rest.post(repayments(propertyId), reserveBorrowing, { body: values, idempotencyKey }),
      ),
    explainReserveTransfers: (_root, { input: { propertyId, values, idempotencyKey } }, context) =>
      payload(context, propertyId, () =>
        context.rest.post(explanations(propertyId), z.array(reserveTransfer), {
          body: values,
          idempotencyKey,
        }),
      ),
    updateReserveExplanation: (_root, { input: { propertyId, reserveEntryId, version, values } }, context) =>
      payload(context, propertyId, () =>
        context.rest.put(explanation(propertyId, reserveEntryId), reserveTransfer, { body: values, version }),
      ),
    addReserveLoanByHand: (_root, { input: { propertyId, values, idempotencyKey } }, context) =>
      payload(context, propertyId, () =>
        context.rest.post(loanByHand(propertyId), reserveLoan, { body: values, idempotencyKey }),
      ),
    addReserveRepaymentByHand: (_root, { input: { propertyId, values, idempotencyKey } }, context) =>
      payload(context, propertyId, () =>
        context.rest.post(repaymentByHand(propertyId), reserveBorrowing, { body: values, idempotencyKey }),
      ),
    addReserveExplanationByHand: (_root, { input: { propertyId, values, idempotencyKey } }, context) =>
      payload(context, propertyId, () =>
        context.rest.post(explanationByHand(propertyId), reserveTransfer, { body: values, idempotencyKey }),
      ),
    updateReserveTransferByHand: (
      _root,
      { input: { propertyId, reserveEntryId, version, values } },
      context,
    ) =>
      payload(context, propertyId, () =>
        context.rest.put(entry(propertyId, reserveEntryId), reserveBorrowing, { body: values, version }),
      ),
    removeReserveEntry: (_root, { input: { propertyId, reserveEntryId, version } }, context) =>
      payload(context, propertyId, () =>
        context.rest.delete(entry(propertyId, reserveEntryId), z.unknown(), { version }),
      ),
  },
} satisfies Resolvers;
