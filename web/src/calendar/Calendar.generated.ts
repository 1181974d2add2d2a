/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery } from '@apollo/client/react';
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

export type PropertyCalendarQueryVariables = Exact<{
  propertyId: string;
  from: string;
  to: string;
}>;


export type PropertyCalendarQuery = { property: { propertyId: string, calendar: Array<{ calendarItemId: string, propertyId: string, date: string, kind: CalendarKind, title: string, detail: string | null, source: string | null, status: CalendarStatus, link: string | null }> } | null };

export type CalendarRowFragment = { calendarItemId: string, propertyId: string, date: string, kind: CalendarKind, title: string, detail: string | null, source: string | null, status: CalendarStatus, link: string | null };

export const CalendarRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarItemId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]} as unknown as DocumentNode<CalendarRowFragment, unknown>;
export const PropertyCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PropertyCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"calendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarItemId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]} as unknown as DocumentNode<PropertyCalendarQuery, PropertyCalendarQueryVariables>;

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
