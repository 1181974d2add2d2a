import {
  handExplanationInput,
  handLoanInput,
  handRepaymentInput,
  handTransferInput,
  newReserveExplanationInput,
  newReserveLoanInput,
  reserveBorrowing,
  reserveBorrowingsInput,
  reserveExplanationInput,
  reserveLoan,
  reserveLoanInput,
  reserveRepaymentInput,
  reserveTransfer,
  reserveTransferPage,
  reserveTransfersInput,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { z } from 'zod';
import type { Actor } from '../platform/actor';
import type { Deps } from '../platform/deps';
import { created, data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, put, remove } from '../platform/route/write';
import { propertyGuard } from '../property/access';
import { pageOfTransfers, readBorrowing, readBorrowings } from './read';
import { addExplanationByHand, explainTransfers, removeEntry, updateExplanation } from './write/explanations';
import { updateHandTransfer } from './write/hand-transfer';
import { addLoan, addLoanByHand, updateLoan } from './write/loans';
import { addRepayment, addRepaymentByHand } from './write/repayments';
import type { BorrowingChange } from './write/say';

/** Returns the actor and property of a change. */
const by = (
  { actor, deps }: { actor: Actor; deps: Pick<Deps, 'clock'> },
  { propertyId }: Pick<BorrowingChange, 'propertyId'>,
): BorrowingChange => ({ actor, propertyId, clock: deps.clock });

const guard = ({ actor, params }: { actor: Actor; params: { propertyId: string } }) =>
  propertyGuard(actor, params.propertyId, 'editLedger');

/** The routes of the log of reserve borrowing: transfers between the funds, and the entry of each. */
export const reserveBorrowingRoutes = routes(
  'reserve-borrowing',
  get('/api/property/reserveborrowings', {
    summary: 'Loans from reserves of many properties, in the requested order of the properties',
    query: reserveBorrowingsInput,
    answer: data(z.array(reserveBorrowing.nullable())),
    work: (tx, { actor, query, deps }) => readBorrowings(tx, { actor, clock: deps.clock }, query.propertyIds),
  }),
  get('/api/property/:propertyId/reserveborrowing', {
    summary: 'Loans from reserves with their repayments, and what is outstanding',
    answer: data(reserveBorrowing),
    work: (tx, call) => readBorrowing(tx, by(call, call.params), call.params.propertyId),
  }),
  get('/api/property/:propertyId/reservetransfer', {
    summary: 'Transfers between the funds that are to be matched or explained, or the explained ones',
    query: reserveTransfersInput,
    answer: data(reserveTransferPage),
    work: (tx, { actor, params, query }) => pageOfTransfers(tx, actor, params.propertyId, query),
  }),
  post('/api/property/:propertyId/reserveloan', {
    summary: 'Log a transfer out of the reserve fund as a loan',
    activity: 'ledger',
    body: newReserveLoanInput,
    answer: created(reserveLoan),
    guard,
    work: (tx, call) => addLoan(tx, by(call, call.params), call.body),
  }),
  post('/api/property/:propertyId/reserveloan/byhand', {
    summary: 'Log a loan from reserves whose transfer no ledger has',
    activity: 'ledger',
    body: handLoanInput,
    answer: created(reserveLoan),
    guard,
    work: (tx, call) => addLoanByHand(tx, by(call, call.params), call.body),
  }),
  put('/api/property/:propertyId/reserveloan/:reserveLoanId', {
    summary: 'Change the terms of a loan',
    activity: 'ledger',
    body: reserveLoanInput,
    answer: data(reserveLoan),
    work: (tx, call) =>
      updateLoan(
        tx,
        by(call, call.params),
        { reserveEntryId: call.params.reserveLoanId, version: call.version },
        call.body,
      ),
  }),
  post('/api/property/:propertyId/reserverepayment', {
    summary: 'Match a transfer into the reserve fund with the loans that it pays back',
    activity: 'ledger',
    body: reserveRepaymentInput,
    answer: created(reserveBorrowing),
    guard,
    work: (tx, call) => addRepayment(tx, by(call, call.params), call.body),
  }),
  post('/api/property/:propertyId/reserverepayment/byhand', {
    summary: 'Log a repayment whose transfer no ledger has, with the loans that it pays back',
    activity: 'ledger',
    body: handRepaymentInput,
    answer: created(reserveBorrowing),
    guard,
    work: (tx, call) => addRepaymentByHand(tx, by(call, call.params), call.body),
  }),
  post('/api/property/:propertyId/reserveexplanation', {
    summary: 'Explain transfers that are neither loans nor repayments',
    activity: 'ledger',
    body: newReserveExplanationInput,
    answer: created(z.array(reserveTransfer)),
    guard,
    work: (tx, call) => explainTransfers(tx, by(call, call.params), call.body),
  }),
  post('/api/property/:propertyId/reserveexplanation/byhand', {
    summary: 'Explain a transfer between the funds that no ledger has',
    activity: 'ledger',
    body: handExplanationInput,
    answer: created(reserveTransfer),
    guard,
    work: (tx, call) => addExplanationByHand(tx, by(call, call.params), call.body),
  }),
  put('/api/property/:propertyId/reserveexplanation/:reserveExplanationId', {
    summary: 'Change the explanation of a transfer',
    activity: 'ledger',
    body: reserveExplanationInput,
    answer: data(reserveTransfer),
    work: (tx, call) =>
      updateExplanation(
        tx,
        by(call, call.params),
        { reserveEntryId: call.params.reserveExplanationId, version: call.version },
        call.body,
      ),
  }),
  put('/api/property/:propertyId/reserveentry/:reserveEntryId', {
    summary: 'Correct the day, amount or description of a transfer that someone logged by hand',
    activity: 'ledger',
    body: handTransferInput,
    answer: data(reserveBorrowing),
    work: (tx, call) =>
      updateHandTransfer(
        tx,
        by(call, call.params),
        { reserveEntryId: call.params.reserveEntryId, version: call.version },
        call.body,
      ),
  }),
  remove('/api/property/:propertyId/reserveentry/:reserveEntryId', {
    summary: 'Take back what was said of a transfer',
    activity: 'ledger',
    work: (tx, call) => removeEntry(tx, by(call, call.params), { ...call.params, version: call.version }),
  }),
);
