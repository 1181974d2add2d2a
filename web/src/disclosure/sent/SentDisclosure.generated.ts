/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The disclosure of a plan that was sent. */
export type RecordSentDisclosureInput = {
  /** UUIDv7 of the disclosure plan. */
  planId: string;
  /** Day on which it was sent; not in the future. */
  sentOn: string;
  /** The same for every try of one request, at most 200 characters. */
  idempotencyKey: string;
};

/** A record to remove: the document stays among the files of the property. */
export type RemoveSentDisclosureInput = {
  /** UUIDv7 of the disclosure plan, whose page is returned. */
  planId: string;
  /** UUIDv7 of the record. */
  sentDisclosureId: string;
};

export type { UserErrorCode };

export type RecordSentDisclosureMutationVariables = Exact<{
  input: RecordSentDisclosureInput;
}>;


export type RecordSentDisclosureMutation = { recordSentDisclosure: { disclosure: { planId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RemoveSentDisclosureMutationVariables = Exact<{
  input: RemoveSentDisclosureInput;
}>;


export type RemoveSentDisclosureMutation = { removeSentDisclosure: { disclosure: { planId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const RecordSentDisclosureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordSentDisclosure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordSentDisclosureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordSentDisclosure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disclosure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RecordSentDisclosureMutation, RecordSentDisclosureMutationVariables>;
export const RemoveSentDisclosureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSentDisclosure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveSentDisclosureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSentDisclosure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disclosure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveSentDisclosureMutation, RemoveSentDisclosureMutationVariables>;

/** Runs `RecordSentDisclosure`; variables are passed to the returned function. */
export function useRecordSentDisclosureMutation(
  options?: Omit<useMutation.Options<RecordSentDisclosureMutation, RecordSentDisclosureMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RecordSentDisclosureMutation, RecordSentDisclosureMutationVariables> {
  return useMutation<RecordSentDisclosureMutation, RecordSentDisclosureMutationVariables>(RecordSentDisclosureDocument, options);
}

/** Runs `RemoveSentDisclosure`; variables are passed to the returned function. */
export function useRemoveSentDisclosureMutation(
  options?: Omit<useMutation.Options<RemoveSentDisclosureMutation, RemoveSentDisclosureMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemoveSentDisclosureMutation, RemoveSentDisclosureMutationVariables> {
  return useMutation<RemoveSentDisclosureMutation, RemoveSentDisclosureMutationVariables>(RemoveSentDisclosureDocument, options);
}
