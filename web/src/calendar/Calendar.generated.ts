/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What falls on a day of the calendar. */
export type CalendarKind =
  /** The annual disclosure is due, by the law of the state. */
  | 'disclosure'
  /** The reserve study is to be updated, by the law of the state. */
  | 'reserveStudy'
  /** A reserve study with a visit to the site is due, by the law of the state. */
  | 'siteVisit'
  /** Balconies and other elevated elements are to be inspected, by California Civil Code 5551. */
  | 'balconyInspection'
  /** The fiscal year ends. */
  | 'fiscalYearEnd'
  /** A contract among the files ends. */
  | 'contract'
  /** A bid ends: a document among the files, or a bid of a project. */
  | 'bid'
  /** Any other document among the files ends. */
  | 'document'
  /** The warranty of a component ends. */
  | 'warranty'
  /** A component is to be inspected. */
  | 'inspection'
  /** A preventative maintenance task of a component is due. */
  | 'maintenance'
  /** A project starts. */
  | 'projectStart'
  /** A project is due. */
  | 'projectDue'
  /** A loan from the reserve fund is to be repaid. */
  | 'reserveLoan';

/** Where a day of the calendar stands today. */
export type CalendarStatus =
  /** Nothing is left to do. */
  | 'done'
  /** Due within 30 days. */
  | 'due'
  /** The day has passed and something is left to do. */
  | 'overdue'
  /** Later than in 30 days. */
  | 'upcoming'
  /** Roofline can't tell whether it applies to the property; `detail` says what to check. */
  | 'mayApply';

/** What is stated of which duty. */
export type DutyExemptionInput = {
  /** The duty: `SITE_VISIT` or `BALCONY_INSPECTION`. */
  kind: CalendarKind;
  /** Why it does not apply: plain text, at most 1,000 characters. */
  reason: string;
};

/** A statement that a duty does not apply. */
export type StateDutyExemptionInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The values. */
  values: DutyExemptionInput;
  /** A key of the caller's choice; repeating the call with it gives the first answer again. */
  idempotencyKey?: string | null | undefined;
};

/** The statement to take back. */
export type WithdrawDutyExemptionInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** UUIDv7 of the statement. */
  dutyExemptionId: string;
};

export type { UserErrorCode };

export type PropertyCalendarQueryVariables = Exact<{
  propertyId: string;
  from: string;
  to: string;
}>;


export type PropertyCalendarQuery = { property: { propertyId: string, calendar: Array<{ calendarItemId: string, propertyId: string, date: string, kind: CalendarKind, title: string, detail: string | null, source: string | null, status: CalendarStatus, link: string | null }>, dutyExemptions: Array<{ dutyExemptionId: string, kind: CalendarKind, title: string, reason: string, statedAt: string, statedBy: string }> } | null };

export type CalendarRowFragment = { calendarItemId: string, propertyId: string, date: string, kind: CalendarKind, title: string, detail: string | null, source: string | null, status: CalendarStatus, link: string | null };

export type ExemptionRowFragment = { dutyExemptionId: string, kind: CalendarKind, title: string, reason: string, statedAt: string, statedBy: string };

export type StateDutyExemptionMutationVariables = Exact<{
  input: StateDutyExemptionInput;
}>;


export type StateDutyExemptionMutation = { stateDutyExemption: { userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type WithdrawDutyExemptionMutationVariables = Exact<{
  input: WithdrawDutyExemptionInput;
}>;


export type WithdrawDutyExemptionMutation = { withdrawDutyExemption: { userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export const CalendarRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarItemId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]} as unknown as DocumentNode<CalendarRowFragment, unknown>;
export const ExemptionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExemptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DutyExemption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dutyExemptionId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"statedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statedBy"}}]}}]} as unknown as DocumentNode<ExemptionRowFragment, unknown>;
export const PropertyCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"calendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dutyExemptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExemptionRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarItemId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExemptionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DutyExemption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dutyExemptionId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"statedAt"}},{"kind":"Field","name":{"kind":"Name","value":"statedBy"}}]}}]} as unknown as DocumentNode<PropertyCalendarQuery, PropertyCalendarQueryVariables>;
export const StateDutyExemptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StateDutyExemption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StateDutyExemptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stateDutyExemption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<StateDutyExemptionMutation, StateDutyExemptionMutationVariables>;
export const WithdrawDutyExemptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawDutyExemption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawDutyExemptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawDutyExemption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawDutyExemptionMutation, WithdrawDutyExemptionMutationVariables>;

/** Reads `PropertyCalendar`. Pass `skipToken` while its variables are not known yet. */
export function usePropertyCalendarQuery(options: useQuery.Options<PropertyCalendarQuery, PropertyCalendarQueryVariables> | SkipToken) {
  return useQuery(PropertyCalendarDocument, options);
}

/** Reads `PropertyCalendar` when the returned function is called. */
export function usePropertyCalendarLazyQuery(options?: useLazyQuery.Options<PropertyCalendarQuery, PropertyCalendarQueryVariables>) {
  return useLazyQuery(PropertyCalendarDocument, options);
}

/** Reads `PropertyCalendar` under a Suspense boundary: data is always there. */
export function usePropertyCalendarSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<PropertyCalendarQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(PropertyCalendarDocument, options);
}

/** Runs `StateDutyExemption`; variables are passed to the returned function. */
export function useStateDutyExemptionMutation(
  options?: Omit<useMutation.Options<StateDutyExemptionMutation, StateDutyExemptionMutationVariables>, 'variables'>,
): useMutation.ResultTuple<StateDutyExemptionMutation, StateDutyExemptionMutationVariables> {
  return useMutation<StateDutyExemptionMutation, StateDutyExemptionMutationVariables>(StateDutyExemptionDocument, options);
}

/** Runs `WithdrawDutyExemption`; variables are passed to the returned function. */
export function useWithdrawDutyExemptionMutation(
  options?: Omit<useMutation.Options<WithdrawDutyExemptionMutation, WithdrawDutyExemptionMutationVariables>, 'variables'>,
): useMutation.ResultTuple<WithdrawDutyExemptionMutation, WithdrawDutyExemptionMutationVariables> {
  return useMutation<WithdrawDutyExemptionMutation, WithdrawDutyExemptionMutationVariables>(WithdrawDutyExemptionDocument, options);
}
