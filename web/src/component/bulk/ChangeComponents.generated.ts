/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A component in a bulk change. */
export type ComponentVersionInput = {
  /** UUIDv7 of the line. */
  propertyComponentId: string;
  /** Version that the viewer saw. */
  version: number;
};

/** One change for many components: give exactly one of the changes. */
export type ChangeComponentsInput = {
  /** The components, all of one property and year. */
  items: Array<ComponentVersionInput>;
  /** Put them into this category. */
  category?: string | null | undefined;
  /** Set their remaining useful life, in years. */
  remainingUsefulLife?: number | null | undefined;
  /** Delete them. */
  delete?: boolean | null | undefined;
};

export type { UserErrorCode };

export type ChangeComponentsMutationVariables = Exact<{
  input: ChangeComponentsInput;
}>;


export type ChangeComponentsMutation = { changeComponents: { changed: number, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const ChangeComponentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeComponents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeComponentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeComponents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeComponentsMutation, ChangeComponentsMutationVariables>;

/** Runs `ChangeComponents`; variables are passed to the returned function. */
export function useChangeComponentsMutation(
  options?: Omit<useMutation.Options<ChangeComponentsMutation, ChangeComponentsMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ChangeComponentsMutation, ChangeComponentsMutationVariables> {
  return useMutation<ChangeComponentsMutation, ChangeComponentsMutationVariables>(ChangeComponentsDocument, options);
}
