import {
  aHandTransferInput,
  aReserveBorrowing,
  aReserveLoanInput,
  aReserveTransfer,
} from '@roofline/schema/fixtures/reserve-borrowing';
import { C, I, P, paged, type RoomExamples } from '../room';

const { transferId } = aReserveTransfer();
const terms = aReserveLoanInput();
const loan = { transferId, ...terms };
const repayment = { transferId, loans: [{ loanId: I, amount: 5_000.25 }] };
const explained = { transferIds: [transferId], explanation: 'Monthly contribution' };
const why = { explanation: 'Refund' };
const hand = aHandTransferInput({ amount: 15_000.25 });
const handLoan = { ...hand, ...terms };
const handRepayment = { ...hand, loans: [{ loanId: I, amount: 5_000.25 }] };
const handWhy = { ...hand, direction: 'in', ...why };
const at = `/api/property/${P}`;

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    addReserveLoan: { input: { propertyId: P, values: loan, idempotencyKey: 'rb1' }, call: `POST ${at}/reserveloan`, body: loan, key: 'rb1' },
    updateReserveLoan: { input: { propertyId: P, reserveEntryId: C, version: 2, values: terms }, call: `PUT ${at}/reserveloan/${C}`, body: terms, version: 2 },
    addReserveRepayment: { input: { propertyId: P, values: repayment, idempotencyKey: 'rb2' }, call: `POST ${at}/reserverepayment`, body: repayment, key: 'rb2' },
    explainReserveTransfers: { input: { propertyId: P, values: explained, idempotencyKey: 'rb3' }, call: `POST ${at}/reserveexplanation`, body: explained, key: 'rb3' },
    updateReserveExplanation: { input: { propertyId: P, reserveEntryId: C, version: 2, values: why }, call: `PUT ${at}/reserveexplanation/${C}`, body: why, version: 2 },
    addReserveLoanByHand: { input: { propertyId: P, values: handLoan, idempotencyKey: 'rb4' }, call: `POST ${at}/reserveloan/byhand`, body: handLoan, key: 'rb4' },
    addReserveRepaymentByHand: { input: { propertyId: P, values: handRepayment, idempotencyKey: 'rb5' }, call: `POST ${at}/reserverepayment/byhand`, body: handRepayment, key: 'rb5' },
    addReserveExplanationByHand: { input: { propertyId: P, values: handWhy, idempotencyKey: 'rb6' }, call: `POST ${at}/reserveexplanation/byhand`, body: handWhy, key: 'rb6' },
    updateReserveTransferByHand: { input: { propertyId: P, reserveEntryId: C, version: 2, values: hand }, call: `PUT ${at}/reserveentry/${C}`, body: hand, version: 2 },
    removeReserveEntry: { input: { propertyId: P, reserveEntryId: C, version: 2 }, call: `DELETE ${at}/reserveentry/${C}`, version: 2 },
  },
  serve: (upstream) => {
    upstream.batch('/api/property/reserveborrowings', (propertyId) => aReserveBorrowing({ propertyId }));
    upstream.data('GET', `/api/property/${P}/reservetransfer`, paged([aReserveTransfer()]));
  },
};
