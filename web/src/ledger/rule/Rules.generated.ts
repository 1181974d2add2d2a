/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A rule to remove. */
export type RemoveLedgerRuleInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** UUIDv7 of the rule. */
  ruleId: string;
  /** Version that the viewer saw. */
  version: number;
};

export type { UserErrorCode };

export type LedgerRulesQueryVariables = Exact<{
  propertyId: string;
}>;


export type LedgerRulesQuery = { property: { propertyId: string, ledgerRules: Array<{ ruleId: string, payee: string | null, glCode: string | null, glName: string | null, componentName: string | null, projectName: string | null, isUnexpected: boolean | null, lineCount: number, version: number }> } | null };

export type RemoveLedgerRuleMutationVariables = Exact<{
  input: RemoveLedgerRuleInput;
}>;


export type RemoveLedgerRuleMutation = { removeLedgerRule: { property: { propertyId: string, ledgerRules: Array<{ ruleId: string, payee: string | null, glCode: string | null, glName: string | null, componentName: string | null, projectName: string | null, isUnexpected: boolean | null, lineCount: number, version: number }> } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };


export const LedgerRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LedgerRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleId"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"componentName"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnexpected"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<LedgerRulesQuery, LedgerRulesQueryVariables>;
export const RemoveLedgerRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveLedgerRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveLedgerRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeLedgerRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"ledgerRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleId"}},{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"glCode"}},{"kind":"Field","name":{"kind":"Name","value":"glName"}},{"kind":"Field","name":{"kind":"Name","value":"componentName"}},{"kind":"Field","name":{"kind":"Name","value":"projectName"}},{"kind":"Field","name":{"kind":"Name","value":"isUnexpected"}},{"kind":"Field","name":{"kind":"Name","value":"lineCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveLedgerRuleMutation, RemoveLedgerRuleMutationVariables>;

/** Reads `LedgerRules`. Pass `skipToken` while its variables are not known yet. */
export function useLedgerRulesQuery(options: useQuery.Options<LedgerRulesQuery, LedgerRulesQueryVariables> | SkipToken) {
  return useQuery(LedgerRulesDocument, options);
}

/** Reads `LedgerRules` when the returned function is called. */
export function useLedgerRulesLazyQuery(options?: useLazyQuery.Options<LedgerRulesQuery, LedgerRulesQueryVariables>) {
  return useLazyQuery(LedgerRulesDocument, options);
}

/** Reads `LedgerRules` under a Suspense boundary: data is always there. */
export function useLedgerRulesSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<LedgerRulesQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(LedgerRulesDocument, options);
}

/** Runs `RemoveLedgerRule`; variables are passed to the returned function. */
export function useRemoveLedgerRuleMutation(
  options?: Omit<useMutation.Options<RemoveLedgerRuleMutation, RemoveLedgerRuleMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RemoveLedgerRuleMutation, RemoveLedgerRuleMutationVariables> {
  return useMutation<RemoveLedgerRuleMutation, RemoveLedgerRuleMutationVariables>(RemoveLedgerRuleDocument, options);
}
