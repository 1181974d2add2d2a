/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The property to archive. */
export type ArchivePropertyInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Version that the viewer saw. */
  version: number;
};

export type { UserErrorCode };

export type ArchivePropertyMutationVariables = Exact<{
  input: ArchivePropertyInput;
}>;


export type ArchivePropertyMutation = { archiveProperty: { propertyId: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const ArchivePropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivePropertyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ArchivePropertyMutation, ArchivePropertyMutationVariables>;

/** Runs `ArchiveProperty`; variables are passed to the returned function. */
export function useArchivePropertyMutation(
  options?: Omit<useMutation.Options<ArchivePropertyMutation, ArchivePropertyMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ArchivePropertyMutation, ArchivePropertyMutationVariables> {
  return useMutation<ArchivePropertyMutation, ArchivePropertyMutationVariables>(ArchivePropertyDocument, options);
}
