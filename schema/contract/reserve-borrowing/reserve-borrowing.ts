import { z } from 'zod';
import { limits } from '../value/limits';
import { amount, money } from '../value/numbers';
import { idList, pageOf } from '../value/page';
import { asks } from '../value/question';
import { isoDate, optionalDate, requiredText } from '../value/text';

/** Whether money left the reserve fund for the operating fund, or came into it. */
const TRANSFER_DIRECTIONS = ['out', 'in'] as const;
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number];
const direction = z
  .enum(TRANSFER_DIRECTIONS)
  .meta({ description: 'out: from the reserve fund to the operating fund; in: the other way' });

/** What tells a transfer from every other one of its property. */
export interface TransferKey {
  date: string;
  direction: TransferDirection;
  /** Cents, without sign. */
  amount: number;
  /** 1, or more where several of that amount went the same way on that day. */
  ordinal: number;
}

const TRANSFER = /^(\d{4}-\d{2}-\d{2})_(out|in)_([1-9]\d{0,14})_([1-9]\d{0,5})$/;

/** A transfer's key as it is sent. */
export const writeTransferId = ({ date, direction: way, amount, ordinal }: TransferKey): string =>
  `${date}_${way}_${amount}_${ordinal}`;

const CHOOSE = 'Choose a transfer from the list';
const transferId = z
  .string({ error: CHOOSE })
  .regex(TRANSFER, CHOOSE)
  .refine((text) => z.iso.date().safeParse(text.slice(0, 10)).success, CHOOSE);

/** The key that an id stands for. */
export function readTransferId(id: string): TransferKey {
  const [, date, way, amount, ordinal] = TRANSFER.exec(id)!;
  return {
    date: date!,
    direction: way as TransferDirection,
    amount: Number(amount),
    ordinal: Number(ordinal),
  };
}

/** A transfer as the ledger had it when it was matched or explained. */
const transfer = {
  transferId: z.string().meta({ description: 'Day, direction, amount in cents, and number within these' }),
  date: z.iso.date(),
  amount: money.meta({ description: 'Above zero' }),
  text: z.string().meta({ description: 'As the ledger had it then' }),
  ledgerText: z.string().nullable().meta({
    description: 'As the ledger has it now; null where the ledger does not have this transfer',
  }),
  isByHand: z.boolean().meta({ description: 'Logged by hand, not found in the ledger' }),
};

/** A transfer between the funds, with its explanation where it has one. */
export const reserveTransfer = z.object({
  ...transfer,
  propertyId: z.uuid(),
  direction,
  explanation: z
    .object({ reserveEntryId: z.uuid(), explanation: z.string(), version: z.int() })
    .nullable()
    .meta({ description: 'Why it is no loan and no repayment; null while that is to be said' }),
});
export type ReserveTransfer = z.infer<typeof reserveTransfer>;

export const reserveTransferPage = pageOf(reserveTransfer);
export type ReserveTransferPage = z.infer<typeof reserveTransferPage>;

export const reserveRepayment = z.object({
  ...transfer,
  amount: money.meta({ description: 'What of the transfer pays back this loan; above zero' }),
  transferAmount: money.meta({ description: 'The whole transfer' }),
  reserveEntryId: z.uuid(),
  version: z.int(),
});
export type ReserveRepayment = z.infer<typeof reserveRepayment>;

const LOAN_STATUSES = ['open', 'overdue', 'repaid'] as const;
export type LoanStatus = (typeof LOAN_STATUSES)[number];

/** Money that the operating fund borrowed from the reserve fund. */
export const reserveLoan = z.object({
  ...transfer,
  reserveEntryId: z.uuid(),
  propertyId: z.uuid(),
  purpose: z.string(),
  dueDate: z.iso.date(),
  approvedOn: z.iso.date().nullable().meta({ description: 'When the board approved it' }),
  repaid: money,
  outstanding: money,
  status: z.enum(LOAN_STATUSES),
  repayments: z.array(reserveRepayment).meta({ description: 'By day' }),
  version: z.int(),
});
export type ReserveLoan = z.infer<typeof reserveLoan>;

/** What a property has borrowed from its reserves. */
export const reserveBorrowing = z.object({
  propertyId: z.uuid(),
  asOf: z.iso.date(),
  outstanding: money.meta({ description: 'Of all loans' }),
  overdue: money.meta({ description: 'Of the loans that were due before today' }),
  loans: z
    .array(reserveLoan)
    .meta({ description: 'Those that are not repaid first, by the day they are due' }),
});
export type ReserveBorrowing = z.infer<typeof reserveBorrowing>;

/** The day a year later, by which a transfer is to be restored unless the board says otherwise (California Civil Code 5515). */
export function yearLater(day: string): string {
  const [year, rest] = [Number(day.slice(0, 4)) + 1, day.slice(4)];
  return `${String(year).padStart(4, '0')}${rest === '-02-29' ? '-02-28' : rest}`;
}

const terms = {
  purpose: requiredText('Purpose', limits.descriptionMax),
  dueDate: isoDate('Due Date'),
  approvedOn: optionalDate('Approved by the Board'),
};

/** PUT /api/property/{propertyId}/reserveloan/{reserveLoanId}: every value. */
export const reserveLoanInput = z.object(terms);
export type ReserveLoanInput = z.infer<typeof reserveLoanInput>;

/** POST /api/property/{propertyId}/reserveloan. */
export const newReserveLoanInput = z.object({ transferId, ...terms });
export type NewReserveLoanInput = z.infer<typeof newReserveLoanInput>;

const repaid = z.object({
  loanId: asks(z.uuid('Choose a loan'), { label: 'Loan' }),
  amount: amount('Amount', 0.01, limits.ledgerAmountMax),
});
const loans = {
  loans: z
    .array(repaid)
    .min(1, 'Choose a loan')
    .max(limits.loansOfRepayment, `Choose at most ${limits.loansOfRepayment} loans`)
    .superRefine((rows, context) => {
      const ids = rows.map(({ loanId }) => loanId.toLowerCase());
      for (const [index, id] of ids.entries())
        if (ids.indexOf(id) < index)
          context.addIssue({ code: 'custom', path: [index, 'loanId'], message: 'Choose each loan once' });
    }),
};

/** What the form of a repayment asks for. */
export const repaidLoansInput = z.object(loans);
/** POST /api/property/{propertyId}/reserverepayment: one transfer, and how much of it pays back which loan. */
export const reserveRepaymentInput = z.object({ transferId, ...loans });
export type ReserveRepaymentInput = z.infer<typeof reserveRepaymentInput>;

/** A transfer that someone logs by hand, as of a property without a ledger. */
const byHand = {
  date: isoDate('Date'),
  amount: amount('Amount', 0.01, limits.ledgerAmountMax),
  text: requiredText('Description', limits.descriptionMax),
};

/** PUT /api/property/{propertyId}/reserveentry/{reserveEntryId}: the transfer behind an entry by hand. */
export const handTransferInput = z.object(byHand);
export type HandTransferInput = z.infer<typeof handTransferInput>;

/** POST /api/property/{propertyId}/reserveloan/byhand. */
export const handLoanInput = z.object({ ...byHand, ...terms });
export type HandLoanInput = z.infer<typeof handLoanInput>;

/** POST /api/property/{propertyId}/reserverepayment/byhand. */
export const handRepaymentInput = z.object({ ...byHand, ...loans });
export type HandRepaymentInput = z.infer<typeof handRepaymentInput>;

const explanation = { explanation: requiredText('Explanation', limits.descriptionMax) };

/** PUT /api/property/{propertyId}/reserveexplanation/{reserveExplanationId}. */
export const reserveExplanationInput = z.object(explanation);
export type ReserveExplanationInput = z.infer<typeof reserveExplanationInput>;

/** POST /api/property/{propertyId}/reserveexplanation: one text for transfers that are alike. */
export const newReserveExplanationInput = z.object({
  transferIds: z
    .array(transferId)
    .min(1, 'Choose at least one transfer')
    .max(limits.reserveTransferPage, `Choose at most ${limits.reserveTransferPage} transfers`)
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each transfer once'),
  ...explanation,
});
export type NewReserveExplanationInput = z.infer<typeof newReserveExplanationInput>;

/** POST /api/property/{propertyId}/reserveexplanation/byhand. */
export const handExplanationInput = z.object({
  ...byHand,
  direction: asks(z.enum(TRANSFER_DIRECTIONS, 'Choose a direction'), { label: 'Direction' }),
  ...explanation,
});
export type HandExplanationInput = z.infer<typeof handExplanationInput>;

/** Query of GET /api/property/{propertyId}/reservetransfer. */
export const reserveTransfersInput = z.object({
  state: z.enum(['open', 'explained']).default('open'),
  direction: z.enum(TRANSFER_DIRECTIONS).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type ReserveTransfersInput = z.infer<typeof reserveTransfersInput>;

/** Query of the read of many properties. */
export const reserveBorrowingsInput = z.object({ propertyIds: idList });
