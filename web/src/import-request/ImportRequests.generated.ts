/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A field that an imported column can fill. */
export type ComponentImportField =
  /** Component name; required. */
  | 'name'
  /** Category. */
  | 'category'
  /** Location. */
  | 'location'
  /** Quantity. */
  | 'quantity'
  /** Unit of measure. */
  | 'unitOfMeasure'
  /** Cost of one unit. */
  | 'unitCost'
  /** Replacement cost of the whole line. */
  | 'currentCost'
  /** Useful life; required. */
  | 'usefulLife'
  /** Remaining useful life; required. */
  | 'remainingUsefulLife'
  /** Year placed in service. */
  | 'placedInServiceYear'
  /** Year of the last replacement. */
  | 'lastReplacedYear'
  /** Marks a one-time component. */
  | 'isOneTime'
  /** Percent of the component replaced each time. */
  | 'percentReplaced'
  /** General ledger code. */
  | 'glCode'
  /** Notes. */
  | 'notes'
  /** Component ID from an earlier export. */
  | 'propertyComponentId'
  /** High end of a range of costs, whose low end is currentCost: the cost is the middle of both. */
  | 'currentCostHigh'
  /** Year of the next replacement: the remaining useful life follows from it. */
  | 'nextReplacementYear';

/** How an imported row will be saved. */
export type ComponentImportRowStatus =
  /** Will be added. */
  | 'new'
  /** Will change an existing component. */
  | 'changed'
  /** Equals an existing component: nothing changes. */
  | 'unchanged'
  /** Has errors and cannot be saved. */
  | 'error'
  /** Left out: blank, a total, or left out on purpose. */
  | 'skipped';

/** What a sheet of a file is. */
export type ComponentImportSheetKind =
  /** A component list. */
  | 'list'
  /** The same lines as on the sheet that was read first. */
  | 'repeat'
  /** No component list. */
  | 'other';

/** What became of a reserve study that was sent to be imported. */
export type ImportRequestStatus =
  /** The problems of the file went to its sender. */
  | 'FAILED_VALIDATION'
  /** Internal staff has taken it. */
  | 'RECEIVED'
  /** Its components are in the inventory. */
  | 'PROCESSED'
  /** No one has looked at it yet. */
  | 'NEW_REQUEST_RECEIVED';

/** A change of an import request by internal staff. */
export type UpdateImportRequestInput = {
  /** UUIDv7 of the request. */
  importRequestId: string;
  /** Version that the change starts from. */
  version: number;
  /** Fiscal year that the file goes into; for another year the file is read again. */
  fiscalYear: number;
  /** RECEIVED takes the request, FAILED_VALIDATION sends the problems of the file to its sender. */
  status?: ImportRequestStatus;
};

/** The study to import. */
export type ProcessImportRequestInput = {
  /** UUIDv7 of the request. */
  importRequestId: string;
  /** Version that the import starts from. */
  version: number;
  /** Fiscal year of the inventory that the file goes into. */
  fiscalYear: number;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

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

export type { UserErrorCode };

export type ImportRequestsQueryVariables = Exact<{
  status?: ImportRequestStatus | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ImportRequestsQuery = { importRequests: { totalCount: number, newCount: number, items: Array<{ importRequestId: string, propertyId: string, propertyName: string, workspaceName: string, fiscalYear: number, fileName: string, fileSize: number, status: ImportRequestStatus, problemCount: number, sentBy: string, sentAt: string, takenBy: string | null, takenAt: string | null, processedAt: string | null, version: number, result: { created: number, updated: number, unchanged: number } | null, viewerCan: { import: boolean } }> } };

export type ImportRequestQueryVariables = Exact<{
  importRequestId: string;
}>;


export type ImportRequestQuery = { importRequest: { request: { importRequestId: string, propertyId: string, propertyName: string, workspaceName: string, fiscalYear: number, fileName: string, fileSize: number, status: ImportRequestStatus, problemCount: number, sentBy: string, sentAt: string, takenBy: string | null, takenAt: string | null, processedAt: string | null, version: number, problems: Array<{ sheetName: string | null, row: number, column: string | null, detail: string }>, result: { created: number, updated: number, unchanged: number } | null, viewerCan: { import: boolean } }, preview: { importId: string, propertyId: string, fiscalYear: number, fileName: string, sheetName: string | null, headerRow: number, missingFields: Array<ComponentImportField>, remarks: Array<string>, skipErrors: boolean, skipRows: Array<number>, canAccept: boolean, isAccepted: boolean, jobId: string | null, sheets: Array<{ importId: string, sheetName: string | null, kind: ComponentImportSheetKind, lineCount: number, total: number, isAccepted: boolean }>, columns: Array<{ index: number, letter: string, heading: string, field: ComponentImportField | null, samples: Array<string> }>, rows: Array<{ row: number, status: ComponentImportRowStatus, name: string | null, category: string | null, quantity: number | null, unitOfMeasure: string | null, unitCost: number | null, currentCost: number | null, usefulLife: number | null, remainingUsefulLife: number | null, note: string | null }>, problems: Array<{ row: number, column: string | null, field: ComponentImportField | null, value: string | null, detail: string }>, counts: { new: number, changed: number, unchanged: number, error: number, skipped: number }, tieOut: { fileRows: number, fileTotal: number, statedTotal: number | null, importTotal: number, difference: number, otherSheetsTotal: number, ties: boolean, inventoryTotalAfter: number } } | null } | null };

export type ImportRequestSheetQueryVariables = Exact<{
  importId: string;
}>;


export type ImportRequestSheetQuery = { componentImport: { importId: string, propertyId: string, fiscalYear: number, fileName: string, sheetName: string | null, headerRow: number, missingFields: Array<ComponentImportField>, remarks: Array<string>, skipErrors: boolean, skipRows: Array<number>, canAccept: boolean, isAccepted: boolean, jobId: string | null, sheets: Array<{ importId: string, sheetName: string | null, kind: ComponentImportSheetKind, lineCount: number, total: number, isAccepted: boolean }>, columns: Array<{ index: number, letter: string, heading: string, field: ComponentImportField | null, samples: Array<string> }>, rows: Array<{ row: number, status: ComponentImportRowStatus, name: string | null, category: string | null, quantity: number | null, unitOfMeasure: string | null, unitCost: number | null, currentCost: number | null, usefulLife: number | null, remainingUsefulLife: number | null, note: string | null }>, problems: Array<{ row: number, column: string | null, field: ComponentImportField | null, value: string | null, detail: string }>, counts: { new: number, changed: number, unchanged: number, error: number, skipped: number }, tieOut: { fileRows: number, fileTotal: number, statedTotal: number | null, importTotal: number, difference: number, otherSheetsTotal: number, ties: boolean, inventoryTotalAfter: number } } | null };

export type UpdateImportRequestMutationVariables = Exact<{
  input: UpdateImportRequestInput;
}>;


export type UpdateImportRequestMutation = { updateImportRequest: { request: { importRequestId: string, propertyId: string, propertyName: string, workspaceName: string, fiscalYear: number, fileName: string, fileSize: number, status: ImportRequestStatus, problemCount: number, sentBy: string, sentAt: string, takenBy: string | null, takenAt: string | null, processedAt: string | null, version: number, result: { created: number, updated: number, unchanged: number } | null, viewerCan: { import: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ProcessImportRequestMutationVariables = Exact<{
  input: ProcessImportRequestInput;
}>;


export type ProcessImportRequestMutation = { processImportRequest: { request: { importRequestId: string, propertyId: string, propertyName: string, workspaceName: string, fiscalYear: number, fileName: string, fileSize: number, status: ImportRequestStatus, problemCount: number, sentBy: string, sentAt: string, takenBy: string | null, takenAt: string | null, processedAt: string | null, version: number, result: { created: number, updated: number, unchanged: number } | null, viewerCan: { import: boolean } } | null, job: { jobId: string, status: JobStatus, progress: number, step: string | null, file: { fileName: string } | null, errors: Array<{ detail: string }>, viewerCan: { cancel: boolean, download: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ImportRequestRowFragment = { importRequestId: string, propertyId: string, propertyName: string, workspaceName: string, fiscalYear: number, fileName: string, fileSize: number, status: ImportRequestStatus, problemCount: number, sentBy: string, sentAt: string, takenBy: string | null, takenAt: string | null, processedAt: string | null, version: number, result: { created: number, updated: number, unchanged: number } | null, viewerCan: { import: boolean } };

export const ImportRequestRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRequestId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"}}]}}]}}]} as unknown as DocumentNode<ImportRequestRowFragment, unknown>;
export const ImportRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRequestStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRequestRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRequestId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"}}]}}]}}]} as unknown as DocumentNode<ImportRequestsQuery, ImportRequestsQueryVariables>;
export const ImportRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importRequestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importRequestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importRequestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRequestRow"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportPreview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportColumn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitOfMeasure"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRequestId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportColumn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportProblem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingFields"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tieOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileRows"}},{"kind":"Field","name":{"kind":"Name","value":"fileTotal"}},{"kind":"Field","name":{"kind":"Name","value":"statedTotal"}},{"kind":"Field","name":{"kind":"Name","value":"importTotal"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"otherSheetsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"ties"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryTotalAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skipErrors"}},{"kind":"Field","name":{"kind":"Name","value":"skipRows"}},{"kind":"Field","name":{"kind":"Name","value":"canAccept"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]} as unknown as DocumentNode<ImportRequestQuery, ImportRequestQueryVariables>;
export const ImportRequestSheetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportRequestSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"componentImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportPreview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportColumn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitOfMeasure"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportColumn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportProblem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingFields"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tieOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileRows"}},{"kind":"Field","name":{"kind":"Name","value":"fileTotal"}},{"kind":"Field","name":{"kind":"Name","value":"statedTotal"}},{"kind":"Field","name":{"kind":"Name","value":"importTotal"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"otherSheetsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"ties"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryTotalAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skipErrors"}},{"kind":"Field","name":{"kind":"Name","value":"skipRows"}},{"kind":"Field","name":{"kind":"Name","value":"canAccept"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]} as unknown as DocumentNode<ImportRequestSheetQuery, ImportRequestSheetQueryVariables>;
export const UpdateImportRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateImportRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateImportRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateImportRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRequestRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRequestId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"}}]}}]}}]} as unknown as DocumentNode<UpdateImportRequestMutation, UpdateImportRequestMutationVariables>;
export const ProcessImportRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProcessImportRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProcessImportRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"processImportRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"request"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRequestRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importRequestId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyName"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceName"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"takenBy"}},{"kind":"Field","name":{"kind":"Name","value":"takenAt"}},{"kind":"Field","name":{"kind":"Name","value":"processedAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<ProcessImportRequestMutation, ProcessImportRequestMutationVariables>;

/** Reads `ImportRequests`. Pass `skipToken` while its variables are not known yet. */
export function useImportRequestsQuery(options: useQuery.Options<ImportRequestsQuery, ImportRequestsQueryVariables> | SkipToken) {
  return useQuery(ImportRequestsDocument, options);
}

/** Reads `ImportRequests` when the returned function is called. */
export function useImportRequestsLazyQuery(options?: useLazyQuery.Options<ImportRequestsQuery, ImportRequestsQueryVariables>) {
  return useLazyQuery(ImportRequestsDocument, options);
}

/** Reads `ImportRequests` under a Suspense boundary: data is always there. */
export function useImportRequestsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ImportRequestsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ImportRequestsDocument, options);
}

/** Reads `ImportRequest`. Pass `skipToken` while its variables are not known yet. */
export function useImportRequestQuery(options: useQuery.Options<ImportRequestQuery, ImportRequestQueryVariables> | SkipToken) {
  return useQuery(ImportRequestDocument, options);
}

/** Reads `ImportRequest` when the returned function is called. */
export function useImportRequestLazyQuery(options?: useLazyQuery.Options<ImportRequestQuery, ImportRequestQueryVariables>) {
  return useLazyQuery(ImportRequestDocument, options);
}

/** Reads `ImportRequest` under a Suspense boundary: data is always there. */
export function useImportRequestSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ImportRequestQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ImportRequestDocument, options);
}

/** Reads `ImportRequestSheet`. Pass `skipToken` while its variables are not known yet. */
export function useImportRequestSheetQuery(options: useQuery.Options<ImportRequestSheetQuery, ImportRequestSheetQueryVariables> | SkipToken) {
  return useQuery(ImportRequestSheetDocument, options);
}

/** Reads `ImportRequestSheet` when the returned function is called. */
export function useImportRequestSheetLazyQuery(options?: useLazyQuery.Options<ImportRequestSheetQuery, ImportRequestSheetQueryVariables>) {
  return useLazyQuery(ImportRequestSheetDocument, options);
}

/** Reads `ImportRequestSheet` under a Suspense boundary: data is always there. */
export function useImportRequestSheetSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ImportRequestSheetQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ImportRequestSheetDocument, options);
}

/** Runs `UpdateImportRequest`; variables are passed to the returned function. */
export function useUpdateImportRequestMutation(
  options?: Omit<useMutation.Options<UpdateImportRequestMutation, UpdateImportRequestMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateImportRequestMutation, UpdateImportRequestMutationVariables> {
  return useMutation<UpdateImportRequestMutation, UpdateImportRequestMutationVariables>(UpdateImportRequestDocument, options);
}

/** Runs `ProcessImportRequest`; variables are passed to the returned function. */
export function useProcessImportRequestMutation(
  options?: Omit<useMutation.Options<ProcessImportRequestMutation, ProcessImportRequestMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ProcessImportRequestMutation, ProcessImportRequestMutationVariables> {
  return useMutation<ProcessImportRequestMutation, ProcessImportRequestMutationVariables>(ProcessImportRequestDocument, options);
}
