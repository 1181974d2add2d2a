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

/** A column and the field that it should fill. */
export type ComponentImportColumnInput = {
  /** Position from the left, starting at 0. */
  index: number;
  /** Field; null leaves it out. */
  field?: ComponentImportField | null | undefined;
};

/** Another reading of the same file. */
export type MapComponentImportInput = {
  /** UUIDv7 of the import. */
  importId: string;
  /** Columns and the fields that they fill. */
  columns: Array<ComponentImportColumnInput>;
  /** Row of the headings as the sheet counts it; in another row than before, the columns are guessed again. */
  headerRow?: number | null | undefined;
  /** Leave out rows with errors, on purpose. */
  skipErrors?: boolean;
  /** Rows to leave out, as the sheet counts them. */
  skipRows?: Array<number>;
};

/** The import to accept. */
export type AcceptComponentImportInput = {
  /** UUIDv7 of the import. */
  importId: string;
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

export type ComponentImportQueryVariables = Exact<{
  importId: string;
}>;


export type ComponentImportQuery = { componentImport: { importId: string, propertyId: string, fiscalYear: number, fileName: string, sheetName: string | null, headerRow: number, missingFields: Array<ComponentImportField>, remarks: Array<string>, skipErrors: boolean, skipRows: Array<number>, canAccept: boolean, isAccepted: boolean, jobId: string | null, sheets: Array<{ importId: string, sheetName: string | null, kind: ComponentImportSheetKind, lineCount: number, total: number, isAccepted: boolean }>, columns: Array<{ index: number, letter: string, heading: string, field: ComponentImportField | null, samples: Array<string> }>, rows: Array<{ row: number, status: ComponentImportRowStatus, name: string | null, category: string | null, quantity: number | null, unitOfMeasure: string | null, unitCost: number | null, currentCost: number | null, usefulLife: number | null, remainingUsefulLife: number | null, note: string | null }>, problems: Array<{ row: number, column: string | null, field: ComponentImportField | null, value: string | null, detail: string }>, counts: { new: number, changed: number, unchanged: number, error: number, skipped: number }, tieOut: { fileRows: number, fileTotal: number, statedTotal: number | null, importTotal: number, difference: number, otherSheetsTotal: number, ties: boolean, inventoryTotalAfter: number } } | null };

export type MapComponentImportMutationVariables = Exact<{
  input: MapComponentImportInput;
}>;


export type MapComponentImportMutation = { mapComponentImport: { preview: { importId: string, propertyId: string, fiscalYear: number, fileName: string, sheetName: string | null, headerRow: number, missingFields: Array<ComponentImportField>, remarks: Array<string>, skipErrors: boolean, skipRows: Array<number>, canAccept: boolean, isAccepted: boolean, jobId: string | null, sheets: Array<{ importId: string, sheetName: string | null, kind: ComponentImportSheetKind, lineCount: number, total: number, isAccepted: boolean }>, columns: Array<{ index: number, letter: string, heading: string, field: ComponentImportField | null, samples: Array<string> }>, rows: Array<{ row: number, status: ComponentImportRowStatus, name: string | null, category: string | null, quantity: number | null, unitOfMeasure: string | null, unitCost: number | null, currentCost: number | null, usefulLife: number | null, remainingUsefulLife: number | null, note: string | null }>, problems: Array<{ row: number, column: string | null, field: ComponentImportField | null, value: string | null, detail: string }>, counts: { new: number, changed: number, unchanged: number, error: number, skipped: number }, tieOut: { fileRows: number, fileTotal: number, statedTotal: number | null, importTotal: number, difference: number, otherSheetsTotal: number, ties: boolean, inventoryTotalAfter: number } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AcceptComponentImportMutationVariables = Exact<{
  input: AcceptComponentImportInput;
}>;


export type AcceptComponentImportMutation = { acceptComponentImport: { answer: { importId: string } | null, job: { jobId: string, status: JobStatus, progress: number, step: string | null, file: { fileName: string } | null, errors: Array<{ detail: string }>, viewerCan: { cancel: boolean, download: boolean } } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ImportPreviewFragment = { importId: string, propertyId: string, fiscalYear: number, fileName: string, sheetName: string | null, headerRow: number, missingFields: Array<ComponentImportField>, remarks: Array<string>, skipErrors: boolean, skipRows: Array<number>, canAccept: boolean, isAccepted: boolean, jobId: string | null, sheets: Array<{ importId: string, sheetName: string | null, kind: ComponentImportSheetKind, lineCount: number, total: number, isAccepted: boolean }>, columns: Array<{ index: number, letter: string, heading: string, field: ComponentImportField | null, samples: Array<string> }>, rows: Array<{ row: number, status: ComponentImportRowStatus, name: string | null, category: string | null, quantity: number | null, unitOfMeasure: string | null, unitCost: number | null, currentCost: number | null, usefulLife: number | null, remainingUsefulLife: number | null, note: string | null }>, problems: Array<{ row: number, column: string | null, field: ComponentImportField | null, value: string | null, detail: string }>, counts: { new: number, changed: number, unchanged: number, error: number, skipped: number }, tieOut: { fileRows: number, fileTotal: number, statedTotal: number | null, importTotal: number, difference: number, otherSheetsTotal: number, ties: boolean, inventoryTotalAfter: number } };

export type ImportSheetFragment = { importId: string, sheetName: string | null, kind: ComponentImportSheetKind, lineCount: number, total: number, isAccepted: boolean };

export type ImportColumnFragment = { index: number, letter: string, heading: string, field: ComponentImportField | null, samples: Array<string> };

export type ImportRowFragment = { row: number, status: ComponentImportRowStatus, name: string | null, category: string | null, quantity: number | null, unitOfMeasure: string | null, unitCost: number | null, currentCost: number | null, usefulLife: number | null, remainingUsefulLife: number | null, note: string | null };

export type ImportProblemFragment = { row: number, column: string | null, field: ComponentImportField | null, value: string | null, detail: string };

export const ImportSheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}}]} as unknown as DocumentNode<ImportSheetFragment, unknown>;
export const ImportColumnFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportColumn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}}]} as unknown as DocumentNode<ImportColumnFragment, unknown>;
export const ImportRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitOfMeasure"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<ImportRowFragment, unknown>;
export const ImportProblemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]} as unknown as DocumentNode<ImportProblemFragment, unknown>;
export const ImportPreviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportColumn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportProblem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingFields"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tieOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileRows"}},{"kind":"Field","name":{"kind":"Name","value":"fileTotal"}},{"kind":"Field","name":{"kind":"Name","value":"statedTotal"}},{"kind":"Field","name":{"kind":"Name","value":"importTotal"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"otherSheetsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"ties"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryTotalAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skipErrors"}},{"kind":"Field","name":{"kind":"Name","value":"skipRows"}},{"kind":"Field","name":{"kind":"Name","value":"canAccept"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportColumn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitOfMeasure"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]} as unknown as DocumentNode<ImportPreviewFragment, unknown>;
export const ComponentImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComponentImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"componentImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportPreview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportColumn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitOfMeasure"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportColumn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportProblem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingFields"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tieOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileRows"}},{"kind":"Field","name":{"kind":"Name","value":"fileTotal"}},{"kind":"Field","name":{"kind":"Name","value":"statedTotal"}},{"kind":"Field","name":{"kind":"Name","value":"importTotal"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"otherSheetsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"ties"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryTotalAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skipErrors"}},{"kind":"Field","name":{"kind":"Name","value":"skipRows"}},{"kind":"Field","name":{"kind":"Name","value":"canAccept"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]} as unknown as DocumentNode<ComponentImportQuery, ComponentImportQueryVariables>;
export const MapComponentImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MapComponentImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MapComponentImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapComponentImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportPreview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportColumn"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportColumn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"letter"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unitOfMeasure"}},{"kind":"Field","name":{"kind":"Name","value":"unitCost"}},{"kind":"Field","name":{"kind":"Name","value":"currentCost"}},{"kind":"Field","name":{"kind":"Name","value":"usefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"remainingUsefulLife"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportProblem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportPreview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ComponentImportPreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"sheetName"}},{"kind":"Field","name":{"kind":"Name","value":"sheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportSheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"headerRow"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportColumn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportProblem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"missingFields"}},{"kind":"Field","name":{"kind":"Name","value":"remarks"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"new"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tieOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileRows"}},{"kind":"Field","name":{"kind":"Name","value":"fileTotal"}},{"kind":"Field","name":{"kind":"Name","value":"statedTotal"}},{"kind":"Field","name":{"kind":"Name","value":"importTotal"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"otherSheetsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"ties"}},{"kind":"Field","name":{"kind":"Name","value":"inventoryTotalAfter"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skipErrors"}},{"kind":"Field","name":{"kind":"Name","value":"skipRows"}},{"kind":"Field","name":{"kind":"Name","value":"canAccept"}},{"kind":"Field","name":{"kind":"Name","value":"isAccepted"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}}]}}]} as unknown as DocumentNode<MapComponentImportMutation, MapComponentImportMutationVariables>;
export const AcceptComponentImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptComponentImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptComponentImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptComponentImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Job"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Job"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancel"}},{"kind":"Field","name":{"kind":"Name","value":"download"}}]}}]}}]} as unknown as DocumentNode<AcceptComponentImportMutation, AcceptComponentImportMutationVariables>;

/** Reads `ComponentImport`. Pass `skipToken` while its variables are not known yet. */
export function useComponentImportQuery(options: useQuery.Options<ComponentImportQuery, ComponentImportQueryVariables> | SkipToken) {
  return useQuery(ComponentImportDocument, options);
}

/** Reads `ComponentImport` when the returned function is called. */
export function useComponentImportLazyQuery(options?: useLazyQuery.Options<ComponentImportQuery, ComponentImportQueryVariables>) {
  return useLazyQuery(ComponentImportDocument, options);
}

/** Reads `ComponentImport` under a Suspense boundary: data is always there. */
export function useComponentImportSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ComponentImportQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ComponentImportDocument, options);
}

/** Runs `MapComponentImport`; variables are passed to the returned function. */
export function useMapComponentImportMutation(
  options?: Omit<useMutation.Options<MapComponentImportMutation, MapComponentImportMutationVariables>, 'variables'>,
): useMutation.ResultTuple<MapComponentImportMutation, MapComponentImportMutationVariables> {
  return useMutation<MapComponentImportMutation, MapComponentImportMutationVariables>(MapComponentImportDocument, options);
}

/** Runs `AcceptComponentImport`; variables are passed to the returned function. */
export function useAcceptComponentImportMutation(
  options?: Omit<useMutation.Options<AcceptComponentImportMutation, AcceptComponentImportMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AcceptComponentImportMutation, AcceptComponentImportMutationVariables> {
  return useMutation<AcceptComponentImportMutation, AcceptComponentImportMutationVariables>(AcceptComponentImportDocument, options);
}
