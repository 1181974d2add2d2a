/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The first portfolio and its Admin. */
export type SetUpInput = {
  /** Secret in the setup link that the service printed. */
  secret: string;
  /** Name of the portfolio, at most 250 characters. */
  workspaceName: string;
  /** Name of the company that runs the portfolio, at most 250 characters. */
  companyName: string;
  /** First name of the Admin, at most 50 characters. */
  firstName: string;
  /** Last name of the Admin, at most 50 characters. */
  lastName: string;
  /** Email address of the Admin; at most 100 characters. */
  email: string;
  /** 6 to 20 characters with lowercase letters, numbers and symbols; case-sensitive. */
  password: string;
  /** The same password again. */
  confirmPassword: string;
  /** Makes the Admin internal staff as well, who see every portfolio of the instance. */
  isStaff?: boolean;
};

export type { UserErrorCode };

export type SetUpMutationVariables = Exact<{
  input: SetUpInput;
}>;


export type SetUpMutation = { setUp: { me: { userId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const SetUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SetUpMutation, SetUpMutationVariables>;

/** Runs `SetUp`; variables are passed to the returned function. */
export function useSetUpMutation(
  options?: Omit<useMutation.Options<SetUpMutation, SetUpMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SetUpMutation, SetUpMutationVariables> {
  return useMutation<SetUpMutation, SetUpMutationVariables>(SetUpDocument, options);
}
