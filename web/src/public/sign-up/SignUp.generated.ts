/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new account, created with the code of an invitation. */
export type SignUpInput = {
  /** First name, at most 50 characters. */
  firstName: string;
  /** Last name, at most 50 characters. */
  lastName: string;
  /** Invited email address; at most 100 characters. */
  email: string;
  /** 6 to 20 characters with lowercase letters, numbers and symbols; case-sensitive. */
  password: string;
  /** The same password again. */
  confirmPassword: string;
  /** Code of the invitation, at most 50 characters. */
  invitationCode: string;
};

export type { UserErrorCode };

export type SignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SignUpMutation = { signUp: { me: { userId: string } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const SignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SignUpMutation, SignUpMutationVariables>;

/** Runs `SignUp`; variables are passed to the returned function. */
export function useSignUpMutation(
  options?: Omit<useMutation.Options<SignUpMutation, SignUpMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SignUpMutation, SignUpMutationVariables> {
  return useMutation<SignUpMutation, SignUpMutationVariables>(SignUpDocument, options);
}
