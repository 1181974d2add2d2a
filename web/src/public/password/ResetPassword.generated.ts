/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The address whose password is reset. */
export type RequestPasswordResetInput = {
  /** Email address of the account, at most 50 characters. */
  email: string;
};

/** A link to reset a password. */
export type CheckPasswordResetInput = {
  /** Email address in the link. */
  email: string;
  /** First secret of the link. */
  resetPasswordToken?: string | null | undefined;
  /** Second secret of the link; both are needed. */
  operationToken?: string | null | undefined;
};

/** A new password, with the link that allows it. */
export type ResetPasswordInput = {
  /** Email address of the account, at most 50 characters. */
  email: string;
  /** First secret of the link. */
  resetPasswordToken?: string | null | undefined;
  /** Second secret of the link; both are needed. */
  operationToken?: string | null | undefined;
  /** 6 to 20 characters with lowercase letters, numbers and symbols. */
  newPassword: string;
  /** The same new password again. */
  confirmPassword: string;
};

export type { UserErrorCode };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { message: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type CheckPasswordResetMutationVariables = Exact<{
  input: CheckPasswordResetInput;
}>;


export type CheckPasswordResetMutation = { checkPasswordReset: { email: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { message: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const RequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const CheckPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<CheckPasswordResetMutation, CheckPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;

/** Runs `RequestPasswordReset`; variables are passed to the returned function. */
export function useRequestPasswordResetMutation(
  options?: Omit<useMutation.Options<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RequestPasswordResetMutation, RequestPasswordResetMutationVariables> {
  return useMutation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(RequestPasswordResetDocument, options);
}

/** Runs `CheckPasswordReset`; variables are passed to the returned function. */
export function useCheckPasswordResetMutation(
  options?: Omit<useMutation.Options<CheckPasswordResetMutation, CheckPasswordResetMutationVariables>, 'variables'>,
): useMutation.ResultTuple<CheckPasswordResetMutation, CheckPasswordResetMutationVariables> {
  return useMutation<CheckPasswordResetMutation, CheckPasswordResetMutationVariables>(CheckPasswordResetDocument, options);
}

/** Runs `ResetPassword`; variables are passed to the returned function. */
export function useResetPasswordMutation(
  options?: Omit<useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ResetPasswordMutation, ResetPasswordMutationVariables> {
  return useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, options);
}
