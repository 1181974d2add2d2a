/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Credentials of a sign-in. */
export type SignInInput = {
  /** Email address, not case-sensitive; at most 100 characters. */
  email: string;
  /** Password, case-sensitive; at most 20 characters. */
  password: string;
  /** Keep the session after the browser closes. */
  isPersistent?: boolean;
  /** Remember this browser for later sign-ins. */
  rememberBrowser?: boolean;
};

export type { UserErrorCode };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { me: { userId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;

/** Runs `SignIn`; variables are passed to the returned function. */
export function useSignInMutation(
  options?: Omit<useMutation.Options<SignInMutation, SignInMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SignInMutation, SignInMutationVariables> {
  return useMutation<SignInMutation, SignInMutationVariables>(SignInDocument, options);
}
