/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Status of a job. */
export type JobStatus =
  /** Waits for its turn. */
  | 'queued'
  /** Is running. */
  | 'running'
  /** Finished with a result. */
  | 'succeeded'
  /** Ended without a result; see `errors`. */
  | 'failed'
  /** Canceled on request before it saved anything. */
  | 'canceled';

/** A document that can be requested. */
export type DocumentName =
  /** Board packet of a plan, PDF; takes planId. */
  | 'packet'
  /** Workbook of a plan with working formulas, .xlsx; takes planId. */
  | 'workbook'
  /** Disclosure of a plan, PDF; takes planId. */
  | 'disclosure'
  /** Inventory of a year, .xlsx; takes propertyId and fiscalYear. Importing it back changes nothing. */
  | 'components'
  /** Inventory of a year through the export map of the property, .xlsx, for internal staff; takes propertyId and fiscalYear. */
  | 'mappedComponents'
  /** Projects of a property that are not deleted, .xlsx; takes propertyId. */
  | 'projects'
  /** Maintenance tasks of a property with their costs by year, .xlsx; takes propertyId. */
  | 'maintenance'
  /** Activity of a property, .csv; takes propertyId and optionally type, search, from and to. */
  | 'activity'
  /** Percent funded report, PDF; takes propertyId, fiscalYear and optionally years and planId. */
  | 'percentFundedPdf'
  /** Percent funded report, .xlsx; takes the same as its PDF. */
  | 'percentFundedXlsx'
  /** Anticipated expenditures report, PDF; takes propertyId, fiscalYear and optionally years, planId and category. */
  | 'anticipatedExpendituresPdf'
  /** Anticipated expenditures report, .xlsx; takes the same as its PDF. */
  | 'anticipatedExpendituresXlsx'
  /** Component inventory report, PDF; takes propertyId, fiscalYear and optionally planId and category. */
  | 'componentInventoryPdf'
  /** Component inventory report, .xlsx; takes the same as its PDF. */
  | 'componentInventoryXlsx'
  /** Photos report, PDF; takes propertyId and optionally perPage. */
  | 'photosReportPdf'
  /** Associations of a portfolio with their key figures, PDF; takes portfolioId and view. */
  | 'associationsPdf'
  /** The same, .xlsx. */
  | 'associationsXlsx'
  /** What was paid for projects of a portfolio, PDF; takes portfolioId and spend. */
  | 'projectSpendPdf'
  /** The same, .xlsx. */
  | 'projectSpendXlsx';

/** A document to create. The required fields depend on the kind of document. */
export type RequestDocumentInput = {
  /** Kind of document. */
  document: DocumentName;
  /** UUIDv7 of a plan; for a report also `current`, for the current contribution. */
  planId?: string | null | undefined;
  /** UUIDv7 of a property. */
  propertyId?: string | null | undefined;
  /** Fiscal year. */
  fiscalYear?: number | null | undefined;
  /** Number of years in a report, 5 to 30. */
  years?: number | null | undefined;
  /** The only category to report on. */
  category?: string | null | undefined;
  /** Of activity: the only kind. */
  type?: string | null | undefined;
  /** Of activity: words of the description, the name of what changed or the user. */
  search?: string | null | undefined;
  /** Of activity: the first day, in UTC. */
  from?: string | null | undefined;
  /** Of activity: the last day, in UTC. */
  to?: string | null | undefined;
  /** Photos on a page of the photos report: 2, 4 or 6; 4 when left out. */
  perPage?: number | null | undefined;
  /** UUIDv7 of a portfolio, for its lists. */
  workspaceId?: string | null | undefined;
  /** Of associations: filters, figures and order, as of a page. */
  view?: AssociationViewInput | null | undefined;
  /** Of project spend: what it is summed up by, and its years. */
  spend?: ProjectSpendInput | null | undefined;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** The job to cancel. */
export type CancelJobInput = {
  /** UUIDv7 of the job. */
  jobId: string;
};

/** What the figures of associations follow from. */
export type FundingBasis =
  /** The adopted plan, else the recommended one, else the one that Roofline calculates. */
  | 'plan'
  /** The contribution as the association pays it today. */
  | 'current';

/** Sort keys of a list of associations. Associations without the figure come last. */
export type AssociationSort =
  /** By name. */
  | 'name'
  /** By percent funded. */
  | 'percentFunded'
  /** By the lowest balance of the next 30 years. */
  | 'lowestBalance'
  /** By the first year that ends below zero. */
  | 'firstYearBelowZero'
  /** By the five-year cover. */
  | 'fiveYearCover'
  /** By the day on which the next disclosure is due. */
  | 'disclosureDue'
  /** By the day of the newest reserve study. */
  | 'studyDate'
  /** By the contribution in percent of what is recommended. */
  | 'contributionShare';

/** Filters and order of a list of associations. */
export type AssociationViewInput = {
  /** Part of the name, city or state; not case-sensitive. */
  text?: string | null | undefined;
  /** Only this rating of percent funded, in the bands of the portfolio. */
  band?: FundingBand | null | undefined;
  /** Only associations that end this fiscal year, or one before it, below zero. */
  belowZeroBy?: number | null | undefined;
  /** True for associations whose disclosure is overdue. */
  isDisclosureOverdue?: boolean | null | undefined;
  /** What the figures follow from. */
  basis?: FundingBasis;
  /** Sort key. */
  sort?: AssociationSort;
  /** The largest first. */
  descending?: boolean;
};

/** What of the spending on projects is asked for. */
export type ProjectSpendInput = {
  /** What it is summed up by. */
  by?: SpendGrouping;
  /** First calendar year. */
  from: number;
  /** Last calendar year. */
  to: number;
};

/** What spending on projects is summed up by. */
export type SpendGrouping =
  /** By property. */
  | 'property'
  /** By category of the component that was worked on. */
  | 'category'
  /** By the phase that the project is in today. */
  | 'phase'
  /** By calendar year of the payment. */
  | 'year';

/** Rating of percent funded, in three bands. */
export type FundingBand =
  /** Below 30%. */
  | 'weak'
  /** 30% to below 70%. */
  | 'fair'
  /** 70% and over. */
  | 'strong';

export type { UserErrorCode };

export type JobQueryVariables = Exact<{
  jobId: string;
}>;


export type JobQuery = { job: { jobId: string, status: JobStatus, progress: number, step: string | null, file: { fileName: string } | null, errors: Array<{ detail: string }>, viewerCan: { cancel: boolean, download: boolean } } | null };

export type RequestDocumentMutationVariables = Exact<{
  input: RequestDocumentInput;
}>;


export type RequestDocumentMutation = { requestDocument: { job: { jobId: string, status: JobStatus, progress: number, step: string | null, file: { fileName: string } | null, errors: Array<{ detail: string }>, viewerCan: { cancel: boolean, download: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type CancelJobMutationVariables = Exact<{
  input: CancelJobInput;
}>;


export type CancelJobMutation = { cancelJob: { job: { jobId: string, status: JobStatus, progress: number, step: string | null, file: { fileName: string } | null, errors: Array<{ detail: string }>, viewerCan: { cancel: boolean, download: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type JobFragment = { jobId: string, status: JobStatus, progress: number, step: string | null, file: { fileName: string } | null, errors: Array<{ detail: string }>, viewerCan: { cancel: boolean, download: boolean } };

export const JobFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<JobFragment, unknown>;
export const JobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Job"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<JobQuery, JobQueryVariables>;
export const RequestDocumentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestDocumentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<RequestDocumentMutation, RequestDocumentMutationVariables>;
export const CancelJobDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<CancelJobMutation, CancelJobMutationVariables>;

/** Reads `Job`. Pass `skipToken` while its variables are not known yet. */
export function useJobQuery(options: useQuery.Options<JobQuery, JobQueryVariables> | SkipToken) {
  return useQuery(JobDocument, options);
}

/** Reads `Job` when the returned function is called. */
export function useJobLazyQuery(options?: useLazyQuery.Options<JobQuery, JobQueryVariables>) {
  return useLazyQuery(JobDocument, options);
}

/** Reads `Job` under a Suspense boundary: data is always there. */
export function useJobSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<JobQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(JobDocument, options);
}

/** Runs `RequestDocument`; variables are passed to the returned function. */
export function useRequestDocumentMutation(
  options?: Omit<useMutation.Options<RequestDocumentMutation, RequestDocumentMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RequestDocumentMutation, RequestDocumentMutationVariables> {
  return useMutation<RequestDocumentMutation, RequestDocumentMutationVariables>(RequestDocumentDocument, options);
}

/** Runs `CancelJob`; variables are passed to the returned function. */
export function useCancelJobMutation(
  options?: Omit<useMutation.Options<CancelJobMutation, CancelJobMutationVariables>, 'variables'>,
): useMutation.ResultTuple<CancelJobMutation, CancelJobMutationVariables> {
  return useMutation<CancelJobMutation, CancelJobMutationVariables>(CancelJobDocument, options);
}
