/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of a piece of a report's summary sentence. */
export type ReportRunKind =
  /** Words between facts. */
  | 'text'
  /** An amount; its value is in dollars. */
  | 'money'
  /** A percentage; its value is in points. */
  | 'percent'
  /** Another fact, such as a year or a name. */
  | 'fact';

export type ReportHead_PercentFundedReport_Fragment = { propertyId: string, fiscalYear: number, basisFiscalYear: number | null, hasComponents: boolean, adoption: { planId: string, planName: string, meetingDate: string, isShown: boolean } | null, verdict: Array<{ kind: ReportRunKind, text: string, value: number | null }>, conventions: Array<{ label: string, value: string }> };

export type ReportHead_ExpendituresReport_Fragment = { propertyId: string, fiscalYear: number, basisFiscalYear: number | null, hasComponents: boolean, adoption: { planId: string, planName: string, meetingDate: string, isShown: boolean } | null, verdict: Array<{ kind: ReportRunKind, text: string, value: number | null }>, conventions: Array<{ label: string, value: string }> };

export type ReportHead_InventoryReport_Fragment = { propertyId: string, fiscalYear: number, basisFiscalYear: number | null, hasComponents: boolean, adoption: { planId: string, planName: string, meetingDate: string, isShown: boolean } | null, verdict: Array<{ kind: ReportRunKind, text: string, value: number | null }>, conventions: Array<{ label: string, value: string }> };

export type ReportHeadFragment =
  | ReportHead_PercentFundedReport_Fragment
  | ReportHead_ExpendituresReport_Fragment
  | ReportHead_InventoryReport_Fragment
;

export const ReportHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"basisFiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"hasComponents"}},{"kind":"Field","name":{"kind":"Name","value":"adoption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"meetingDate"}},{"kind":"Field","name":{"kind":"Name","value":"isShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdict"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conventions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ReportHeadFragment, unknown>;