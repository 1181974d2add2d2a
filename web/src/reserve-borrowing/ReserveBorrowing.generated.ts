/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which way a transfer between the funds went. */
export type TransferDirection =
  /** From the reserve fund to the operating fund. */
  | 'out'
  /** From the operating fund to the reserve fund. */
  | 'in';

/** What was said of transfers between the funds. */
export type ReserveTransferState =
  /** Nothing yet: they are to be matched or explained. */
  | 'open'
  /** Why they are neither loans nor repayments. */
  | 'explained';

/** Where a loan from reserves stands. */
export type LoanStatus =
  /** Not repaid, and not due yet. */
  | 'open'
  /** Not repaid, and due before today. */
  | 'overdue'
  /** Nothing is outstanding. */
  | 'repaid';

/** A transfer out of the reserve fund to log as a loan. */
export type NewReserveLoanInput = {
  /** The transfer, as its list names it. */
  transferId: string;
  /** Up to 4,000 characters. */
  purpose: string;
  /** After the day of the transfer. */
  dueDate: string;
  /** When the board approved it. */
  approvedOn?: string | null | undefined;
};

/** The terms of a loan. */
export type ReserveLoanInput = {
  /** Up to 4,000 characters. */
  purpose: string;
  /** After the day of the transfer. */
  dueDate: string;
  /** When the board approved it. */
  approvedOn?: string | null | undefined;
};

/** A loan that a transfer pays back. */
export type RepaidLoanInput = {
  /** UUIDv7 of the loan. */
  loanId: string;
  /** What of the transfer pays it back. */
  amount: number;
};

/** A transfer into the reserve fund, and the loans that it pays back. */
export type ReserveRepaymentInput = {
  /** The transfer, as its list names it. */
  transferId: string;
  /** The loans that it pays back, each once; together at most the transfer. */
  loans: Array<RepaidLoanInput>;
};

/** Transfers that are alike, and why they are neither loans nor repayments. */
export type NewReserveExplanationInput = {
  /** The transfers, as their list names them: up to 50. */
  transferIds: Array<string>;
  /** Up to 4,000 characters. */
  explanation: string;
};

/** Why a transfer is neither a loan nor a repayment. */
export type ReserveExplanationInput = {
  /** Up to 4,000 characters. */
  explanation: string;
};

/** The transfer behind an entry that someone logged by hand. */
export type HandTransferInput = {
  /** Its day, not in the future. */
  date: string;
  /** Above zero. */
  amount: number;
  /** Up to 4,000 characters: how the money went. */
  text: string;
};

/** A loan from reserves whose transfer no ledger has. */
export type HandLoanInput = {
  /** Day of the transfer, not in the future. */
  date: string;
  /** What was borrowed, above zero. */
  amount: number;
  /** Up to 4,000 characters: how the money went. */
  text: string;
  /** Up to 4,000 characters: what it is for. */
  purpose: string;
  /** After the day of the transfer. */
  dueDate: string;
  /** When the board approved it. */
  approvedOn?: string | null | undefined;
};

/** A transfer into the reserve fund that no ledger has, and the loans that it pays back. */
export type HandRepaymentInput = {
  /** Day of the transfer, not in the future. */
  date: string;
  /** The whole transfer, above zero. */
  amount: number;
  /** Up to 4,000 characters: how the money went. */
  text: string;
  /** The loans that it pays back, each once; together at most the transfer. */
  loans: Array<RepaidLoanInput>;
};

/** A transfer between the funds that no ledger has, and why it is neither a loan nor a repayment. */
export type HandExplanationInput = {
  /** Day of the transfer, not in the future. */
  date: string;
  /** Which way it went. */
  direction: TransferDirection;
  /** Above zero. */
  amount: number;
  /** Up to 4,000 characters: how the money went. */
  text: string;
  /** Up to 4,000 characters. */
  explanation: string;
};

/** A loan to log by hand. */
export type AddReserveLoanByHandInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The values. */
  values: HandLoanInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** A repayment to log by hand. */
export type AddReserveRepaymentByHandInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The values. */
  values: HandRepaymentInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** A transfer to log and explain by hand. */
export type AddReserveExplanationByHandInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The values. */
  values: HandExplanationInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** A transfer by hand to correct. */
export type UpdateReserveTransferByHandInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** UUIDv7 of the loan, the repayment or the explanation. */
  reserveEntryId: string;
  /** Version that the edit started from. */
  version: number;
  /** The values. */
  values: HandTransferInput;
};

/** A loan to log. */
export type AddReserveLoanInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The values. */
  values: NewReserveLoanInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** A loan to change. */
export type UpdateReserveLoanInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** UUIDv7 of the loan. */
  reserveEntryId: string;
  /** Version that the edit started from. */
  version: number;
  /** The values. */
  values: ReserveLoanInput;
};

/** A repayment to match. */
export type AddReserveRepaymentInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The values. */
  values: ReserveRepaymentInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** Transfers to explain. */
export type ExplainReserveTransfersInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The values. */
  values: NewReserveExplanationInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** An explanation to change. */
export type UpdateReserveExplanationInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** UUIDv7 of the explanation. */
  reserveEntryId: string;
  /** Version that the edit started from. */
  version: number;
  /** The values. */
  values: ReserveExplanationInput;
};

/** What was said of a transfer, to take back. */
export type RemoveReserveEntryInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** UUIDv7 of the loan, the repayment or the explanation. */
  reserveEntryId: string;
  /** Version that the viewer saw. */
  version: number;
};

export type { UserErrorCode };

export type ReserveBorrowingQueryVariables = Exact<{
  propertyId: string;
}>;


export type ReserveBorrowingQuery = { property: { propertyId: string, viewerCan: { editLedger: boolean }, reserveBorrowing: { propertyId: string, asOf: string, outstanding: number, overdue: number, loans: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, text: string, ledgerText: string | null, isByHand: boolean, purpose: string, dueDate: string, approvedOn: string | null, repaid: number, outstanding: number, status: LoanStatus, version: number, repayments: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number }> }> } | null } | null };

export type ReserveTransfersQueryVariables = Exact<{
  propertyId: string;
  state: ReserveTransferState;
  direction?: TransferDirection | null | undefined;
  page: number;
}>;


export type ReserveTransfersQuery = { property: { propertyId: string, reserveTransfers: { totalCount: number, page: number, pageSize: number, items: Array<{ transferId: string, date: string, direction: TransferDirection, amount: number, text: string, ledgerText: string | null, isByHand: boolean, explanation: { reserveEntryId: string, explanation: string, version: number } | null }> } | null } | null };

export type AddReserveLoanMutationVariables = Exact<{
  input: AddReserveLoanInput;
}>;


export type AddReserveLoanMutation = { addReserveLoan: { property: { propertyId: string, reserveBorrowing: { propertyId: string, asOf: string, outstanding: number, overdue: number, loans: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, text: string, ledgerText: string | null, isByHand: boolean, purpose: string, dueDate: string, approvedOn: string | null, repaid: number, outstanding: number, status: LoanStatus, version: number, repayments: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number }> }> } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type UpdateReserveLoanMutationVariables = Exact<{
  input: UpdateReserveLoanInput;
}>;


export type UpdateReserveLoanMutation = { updateReserveLoan: { property: { propertyId: string, reserveBorrowing: { propertyId: string, asOf: string, outstanding: number, overdue: number, loans: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, text: string, ledgerText: string | null, isByHand: boolean, purpose: string, dueDate: string, approvedOn: string | null, repaid: number, outstanding: number, status: LoanStatus, version: number, repayments: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number }> }> } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AddReserveRepaymentMutationVariables = Exact<{
  input: AddReserveRepaymentInput;
}>;


export type AddReserveRepaymentMutation = { addReserveRepayment: { property: { propertyId: string, reserveBorrowing: { propertyId: string, asOf: string, outstanding: number, overdue: number, loans: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, text: string, ledgerText: string | null, isByHand: boolean, purpose: string, dueDate: string, approvedOn: string | null, repaid: number, outstanding: number, status: LoanStatus, version: number, repayments: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number }> }> } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ExplainReserveTransfersMutationVariables = Exact<{
  input: ExplainReserveTransfersInput;
}>;


export type ExplainReserveTransfersMutation = { explainReserveTransfers: { property: { propertyId: string, reserveBorrowing: { propertyId: string, asOf: string, outstanding: number, overdue: number, loans: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, text: string, ledgerText: string | null, isByHand: boolean, purpose: string, dueDate: string, approvedOn: string | null, repaid: number, outstanding: number, status: LoanStatus, version: number, repayments: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number }> }> } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type UpdateReserveExplanationMutationVariables = Exact<{
  input: UpdateReserveExplanationInput;
}>;


export type UpdateReserveExplanationMutation = { updateReserveExplanation: { property: { propertyId: string, reserveBorrowing: { propertyId: string, asOf: string, outstanding: number, overdue: number, loans: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, text: string, ledgerText: string | null, isByHand: boolean, purpose: string, dueDate: string, approvedOn: string | null, repaid: number, outstanding: number, status: LoanStatus, version: number, repayments: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number }> }> } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AddReserveLoanByHandMutationVariables = Exact<{
  input: AddReserveLoanByHandInput;
}>;


export type AddReserveLoanByHandMutation = { addReserveLoanByHand: { property: { propertyId: string, reserveBorrowing: { propertyId: string, asOf: string, outstanding: number, overdue: number, loans: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, text: string, ledgerText: string | null, isByHand: boolean, purpose: string, dueDate: string, approvedOn: string | null, repaid: number, outstanding: number, status: LoanStatus, version: number, repayments: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number }> }> } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AddReserveRepaymentByHandMutationVariables = Exact<{
  input: AddReserveRepaymentByHandInput;
}>;


export type AddReserveRepaymentByHandMutation = { addReserveRepaymentByHand: { property: { propertyId: string, reserveBorrowing: { propertyId: string, asOf: string, outstanding: number, overdue: number, loans: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, text: string, ledgerText: string | null, isByHand: boolean, purpose: string, dueDate: string, approvedOn: string | null, repaid: number, outstanding: number, status: LoanStatus, version: number, repayments: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number }> }> } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AddReserveExplanationByHandMutationVariables = Exact<{
  input: AddReserveExplanationByHandInput;
}>;


export type AddReserveExplanationByHandMutation = { addReserveExplanationByHand: { property: { propertyId: string, reserveBorrowing: { propertyId: string, asOf: string, outstanding: number, overdue: number, loans: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, text: string, ledgerText: string | null, isByHand: boolean, purpose: string, dueDate: string, approvedOn: string | null, repaid: number, outstanding: number, status: LoanStatus, version: number, repayments: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number }> }> } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type UpdateReserveTransferByHandMutationVariables = Exact<{
  input: UpdateReserveTransferByHandInput;
}>;


export type UpdateReserveTransferByHandMutation = { updateReserveTransferByHand: { property: { propertyId: string, reserveBorrowing: { propertyId: string, asOf: string, outstanding: number, overdue: number, loans: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, text: string, ledgerText: string | null, isByHand: boolean, purpose: string, dueDate: string, approvedOn: string | null, repaid: number, outstanding: number, status: LoanStatus, version: number, repayments: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number }> }> } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RemoveReserveEntryMutationVariables = Exact<{
  input: RemoveReserveEntryInput;
}>;


export type RemoveReserveEntryMutation = { removeReserveEntry: { property: { propertyId: string, reserveBorrowing: { propertyId: string, asOf: string, outstanding: number, overdue: number, loans: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, text: string, ledgerText: string | null, isByHand: boolean, purpose: string, dueDate: string, approvedOn: string | null, repaid: number, outstanding: number, status: LoanStatus, version: number, repayments: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number }> }> } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type BorrowedMoneyFragment = { propertyId: string, reserveBorrowing: { propertyId: string, asOf: string, outstanding: number, overdue: number, loans: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, text: string, ledgerText: string | null, isByHand: boolean, purpose: string, dueDate: string, approvedOn: string | null, repaid: number, outstanding: number, status: LoanStatus, version: number, repayments: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number }> }> } | null };

export type LoanRowFragment = { reserveEntryId: string, transferId: string, date: string, amount: number, text: string, ledgerText: string | null, isByHand: boolean, purpose: string, dueDate: string, approvedOn: string | null, repaid: number, outstanding: number, status: LoanStatus, version: number, repayments: Array<{ reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number }> };

export type RepaymentRowFragment = { reserveEntryId: string, transferId: string, date: string, amount: number, transferAmount: number, text: string, ledgerText: string | null, isByHand: boolean, version: number };

export type TransferRowFragment = { transferId: string, date: string, direction: TransferDirection, amount: number, text: string, ledgerText: string | null, isByHand: boolean, explanation: { reserveEntryId: string, explanation: string, version: number } | null };

export const RepaymentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RepaymentRowFragment, unknown>;
export const LoanRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveLoan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<LoanRowFragment, unknown>;
export const BorrowedMoneyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BorrowedMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveLoan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BorrowedMoneyFragment, unknown>;
export const TransferRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<TransferRowFragment, unknown>;
export const ReserveBorrowingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReserveBorrowing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BorrowedMoney"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editLedger"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveLoan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BorrowedMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanRow"}}]}}]}}]}}]} as unknown as DocumentNode<ReserveBorrowingQuery, ReserveBorrowingQueryVariables>;
export const ReserveTransfersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReserveTransfers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveTransferState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferDirection"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TransferRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TransferRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveTransfer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ReserveTransfersQuery, ReserveTransfersQueryVariables>;
export const AddReserveLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddReserveLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddReserveLoanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addReserveLoan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BorrowedMoney"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveLoan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BorrowedMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanRow"}}]}}]}}]}}]} as unknown as DocumentNode<AddReserveLoanMutation, AddReserveLoanMutationVariables>;
export const UpdateReserveLoanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReserveLoan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReserveLoanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReserveLoan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BorrowedMoney"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveLoan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BorrowedMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanRow"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateReserveLoanMutation, UpdateReserveLoanMutationVariables>;
export const AddReserveRepaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddReserveRepayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddReserveRepaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addReserveRepayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BorrowedMoney"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveLoan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BorrowedMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanRow"}}]}}]}}]}}]} as unknown as DocumentNode<AddReserveRepaymentMutation, AddReserveRepaymentMutationVariables>;
export const ExplainReserveTransfersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExplainReserveTransfers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExplainReserveTransfersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explainReserveTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BorrowedMoney"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveLoan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BorrowedMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanRow"}}]}}]}}]}}]} as unknown as DocumentNode<ExplainReserveTransfersMutation, ExplainReserveTransfersMutationVariables>;
export const UpdateReserveExplanationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReserveExplanation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReserveExplanationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReserveExplanation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BorrowedMoney"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveLoan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BorrowedMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanRow"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateReserveExplanationMutation, UpdateReserveExplanationMutationVariables>;
export const AddReserveLoanByHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddReserveLoanByHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddReserveLoanByHandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addReserveLoanByHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BorrowedMoney"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveLoan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BorrowedMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanRow"}}]}}]}}]}}]} as unknown as DocumentNode<AddReserveLoanByHandMutation, AddReserveLoanByHandMutationVariables>;
export const AddReserveRepaymentByHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddReserveRepaymentByHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddReserveRepaymentByHandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addReserveRepaymentByHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BorrowedMoney"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveLoan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BorrowedMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanRow"}}]}}]}}]}}]} as unknown as DocumentNode<AddReserveRepaymentByHandMutation, AddReserveRepaymentByHandMutationVariables>;
export const AddReserveExplanationByHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddReserveExplanationByHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddReserveExplanationByHandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addReserveExplanationByHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BorrowedMoney"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveLoan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BorrowedMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanRow"}}]}}]}}]}}]} as unknown as DocumentNode<AddReserveExplanationByHandMutation, AddReserveExplanationByHandMutationVariables>;
export const UpdateReserveTransferByHandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReserveTransferByHand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReserveTransferByHandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReserveTransferByHand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BorrowedMoney"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveLoan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BorrowedMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanRow"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateReserveTransferByHandMutation, UpdateReserveTransferByHandMutationVariables>;
export const RemoveReserveEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveReserveEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveReserveEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeReserveEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BorrowedMoney"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RepaymentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveRepayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"transferAmount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReserveLoan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerText"}},{"kind":"Field","name":{"kind":"Name","value":"isByHand"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"approvedOn"}},{"kind":"Field","name":{"kind":"Name","value":"repaid"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"repayments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RepaymentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BorrowedMoney"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"reserveBorrowing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"outstanding"}},{"kind":"Field","name":{"kind":"Name","value":"overdue"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoanRow"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveReserveEntryMutation, RemoveReserveEntryMutationVariables>;

/** Reads `ReserveBorrowing`. Pass `skipToken` while its variables are not known yet. */
export function useReserveBorrowingQuery(options: useQuery.Options<ReserveBorrowingQuery, ReserveBorrowingQueryVariables> | SkipToken) {
  return useQuery(ReserveBorrowingDocument, options);
}

/** Reads `ReserveBorrowing` when the returned function is called. */
export function useReserveBorrowingLazyQuery(options?: useLazyQuery.Options<ReserveBorrowingQuery, ReserveBorrowingQueryVariables>) {
  return useLazyQuery(ReserveBorrowingDocument, options);
}

/** Reads `ReserveBorrowing` under a Suspense boundary: data is always there. */
export function useReserveBorrowingSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ReserveBorrowingQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ReserveBorrowingDocument, options);
}

/** Reads `ReserveTransfers`. Pass `skipToken` while its variables are not known yet. */
export function useReserveTransfersQuery(options: useQuery.Options<ReserveTransfersQuery, ReserveTransfersQueryVariables> | SkipToken) {
  return useQuery(ReserveTransfersDocument, options);
}

/** Reads `ReserveTransfers` when the returned function is called. */
export function useReserveTransfersLazyQuery(options?: useLazyQuery.Options<ReserveTransfersQuery, ReserveTransfersQueryVariables>) {
  return useLazyQuery(ReserveTransfersDocument, options);
}

/** Reads `ReserveTransfers` under a Suspense boundary: data is always there. */
export function useReserveTransfersSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ReserveTransfersQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ReserveTransfersDocument, options);
}

/** Runs `AddReserveLoan`; variables are passed to the returned function. */
export function useAddReserveLoanMutation(
  options?: Omit<useMutation.Options<AddReserveLoanMutation, AddReserveLoanMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddReserveLoanMutation, AddReserveLoanMutationVariables> {
  return useMutation<AddReserveLoanMutation, AddReserveLoanMutationVariables>(AddReserveLoanDocument, options);
}

/** Runs `UpdateReserveLoan`; variables are passed to the returned function. */
export function useUpdateReserveLoanMutation(
  options?: Omit<useMutation.Options<UpdateReserveLoanMutation, UpdateReserveLoanMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateReserveLoanMutation, UpdateReserveLoanMutationVariables> {
  return useMutation<UpdateReserveLoanMutation, UpdateReserveLoanMutationVariables>(UpdateReserveLoanDocument, options);
}

/** Runs `AddReserveRepayment`; variables are passed to the returned function. */
export function useAddReserveRepaymentMutation(
  options?: Omit<useMutation.Options<AddReserveRepaymentMutation, AddReserveRepaymentMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddReserveRepaymentMutation, AddReserveRepaymentMutationVariables> {
  return useMutation<AddReserveRepaymentMutation, AddReserveRepaymentMutationVariables>(AddReserveRepaymentDocument, options);
}

/** Runs `ExplainReserveTransfers`; variables are passed to the returned function. */
export function useExplainReserveTransfersMutation(
  options?: Omit<useMutation.Options<ExplainReserveTransfersMutation, ExplainReserveTransfersMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ExplainReserveTransfersMutation, ExplainReserveTransfersMutationVariables> {
  return useMutation<ExplainReserveTransfersMutation, ExplainReserveTransfersMutationVariables>(ExplainReserveTransfersDocument, options);
}

/** Runs `UpdateReserveExplanation`; variables are passed to the returned function. */
export function useUpdateReserveExplanationMutation(
  options?: Omit<useMutation.Options<UpdateReserveExplanationMutation, UpdateReserveExplanationMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateReserveExplanationMutation, UpdateReserveExplanationMutationVariables> {
  return useMutation<UpdateReserveExplanationMutation, UpdateReserveExplanationMutationVariables>(UpdateReserveExplanationDocument, options);
}

/** Runs `AddReserveLoanByHand`; variables are passed to the returned function. */
export function useAddReserveLoanByHandMutation(
  options?: Omit<useMutation.Options<AddReserveLoanByHandMutation, AddReserveLoanByHandMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddReserveLoanByHandMutation, AddReserveLoanByHandMutationVariables> {
  return useMutation<AddReserveLoanByHandMutation, AddReserveLoanByHandMutationVariables>(AddReserveLoanByHandDocument, options);
}

/** Runs `AddReserveRepaymentByHand`; variables are passed to the returned function. */
export function useAddReserveRepaymentByHandMutation(
  options?: Omit<useMutation.Options<AddReserveRepaymentByHandMutation, AddReserveRepaymentByHandMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddReserveRepaymentByHandMutation, AddReserveRepaymentByHandMutationVariables> {
  return useMutation<AddReserveRepaymentByHandMutation, AddReserveRepaymentByHandMutationVariables>(AddReserveRepaymentByHandDocument, options);
}

/** Runs `AddReserveExplanationByHand`; variables are passed to the returned function. */
export function useAddReserveExplanationByHandMutation(
  options?: Omit<useMutation.Options<AddReserveExplanationByHandMutation, AddReserveExplanationByHandMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddReserveExplanationByHandMutation, AddReserveExplanationByHandMutationVariables> {
  return useMutation<AddReserveExplanationByHandMutation, AddReserveExplanationByHandMutationVariables>(AddReserveExplanationByHandDocument, options);
}

/** Runs `UpdateReserveTransferByHand`; variables are passed to the returned function. */
export function useUpdateReserveTransferByHandMutation(
  options?: Omit<useMutation.Options<UpdateReserveTransferByHandMutation, UpdateReserveTransferByHandMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateReserveTransferByHandMutation, UpdateReserveTransferByHandMutationVariables> {
  return useMutation<UpdateReserveTransferByHandMutation, UpdateReserveTransferByHandMutationVariables>(UpdateReserveTransferByHandDocument, options);
}

/** Runs `RemoveReserveEntry`; variables are passed to the returned function. */
export function useRemoveReserveEntryMutation(
  options?: Omit<useMutation.Options<RemoveReserveEntryMutation, RemoveReserveEntryMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemoveReserveEntryMutation, RemoveReserveEntryMutationVariables> {
  return useMutation<RemoveReserveEntryMutation, RemoveReserveEntryMutationVariables>(RemoveReserveEntryDocument, options);
}
