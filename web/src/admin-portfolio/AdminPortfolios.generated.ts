/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which portfolios are shown. */
export type AdminPortfolioStatus =
  /** Open ones. */
  | 'active'
  /** Deactivated ones. */
  | 'inactive';

/** Names, contacts and switches of a portfolio; what is left out is cleared. */
export type PortfolioInput = {
  /** Name. */
  name: string;
  /** Company. */
  companyName: string;
  /** First line of the address. */
  address1?: string | null | undefined;
  /** Second line of the address. */
  address2?: string | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** State. */
  state?: string | null | undefined;
  /** Zip code of 5 numbers. */
  zipCode?: string | null | undefined;
  /** Who is its contact. */
  contactName?: string | null | undefined;
  /** Email address of the contact. */
  contactEmail?: string | null | undefined;
  /** Phone of the contact: 001 and 10 digits. */
  phone?: string | null | undefined;
  /** Website, like example.com. */
  website?: string | null | undefined;
  /** Its logo and name stand where Roofline's would. */
  isPrivateLabel?: boolean;
  /** Accent color of the private label, like #0B6572; it stands out on white. */
  accentColor?: string | null | undefined;
  /** Loans are analyzed on its plans. */
  featureToggleLoanAnalysis?: boolean;
  /** Components have yearly tasks. */
  featureTogglePreventativeMaintenance?: boolean;
};

/** A portfolio to add. */
export type AddPortfolioInput = {
  /** The values. */
  values: PortfolioInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** A portfolio to change. */
export type UpdatePortfolioInput = {
  /** UUIDv7 of the portfolio. */
  workspaceId: string;
  /** Version that the change starts from. */
  version: number;
  /** The values. */
  values: PortfolioInput;
};

/** Whether a portfolio is open. */
export type SetPortfolioActiveInput = {
  /** UUIDv7 of the portfolio. */
  workspaceId: string;
  /** Version that the change starts from. */
  version: number;
  /** True opens it, false closes it for everyone but internal staff. */
  isActive: boolean;
};

export type { UserErrorCode };

export type AdminPortfoliosQueryVariables = Exact<{
  search: string;
  status?: AdminPortfolioStatus | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AdminPortfoliosQuery = { adminPortfolios: { totalCount: number, items: Array<{ workspaceId: string, name: string, companyName: string, isActive: boolean, createdOn: string, propertyCount: number, userCount: number, inviteCount: number, address1: string | null, address2: string | null, city: string | null, state: string | null, zipCode: string | null, contactName: string | null, contactEmail: string | null, phone: string | null, website: string | null, isPrivateLabel: boolean, accentColor: string | null, featureToggleLoanAnalysis: boolean, featureTogglePreventativeMaintenance: boolean, version: number }> } };

export type AddPortfolioMutationVariables = Exact<{
  input: AddPortfolioInput;
}>;


export type AddPortfolioMutation = { addPortfolio: { portfolio: { workspaceId: string, name: string, companyName: string, isActive: boolean, createdOn: string, propertyCount: number, userCount: number, inviteCount: number, address1: string | null, address2: string | null, city: string | null, state: string | null, zipCode: string | null, contactName: string | null, contactEmail: string | null, phone: string | null, website: string | null, isPrivateLabel: boolean, accentColor: string | null, featureToggleLoanAnalysis: boolean, featureTogglePreventativeMaintenance: boolean, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type UpdatePortfolioMutationVariables = Exact<{
  input: UpdatePortfolioInput;
}>;


export type UpdatePortfolioMutation = { updatePortfolio: { portfolio: { workspaceId: string, name: string, companyName: string, isActive: boolean, createdOn: string, propertyCount: number, userCount: number, inviteCount: number, address1: string | null, address2: string | null, city: string | null, state: string | null, zipCode: string | null, contactName: string | null, contactEmail: string | null, phone: string | null, website: string | null, isPrivateLabel: boolean, accentColor: string | null, featureToggleLoanAnalysis: boolean, featureTogglePreventativeMaintenance: boolean, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type SetPortfolioActiveMutationVariables = Exact<{
  input: SetPortfolioActiveInput;
}>;


export type SetPortfolioActiveMutation = { setPortfolioActive: { portfolio: { workspaceId: string, name: string, companyName: string, isActive: boolean, createdOn: string, propertyCount: number, userCount: number, inviteCount: number, address1: string | null, address2: string | null, city: string | null, state: string | null, zipCode: string | null, contactName: string | null, contactEmail: string | null, phone: string | null, website: string | null, isPrivateLabel: boolean, accentColor: string | null, featureToggleLoanAnalysis: boolean, featureTogglePreventativeMaintenance: boolean, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type AdminPortfolioRowFragment = { workspaceId: string, name: string, companyName: string, isActive: boolean, createdOn: string, propertyCount: number, userCount: number, inviteCount: number, address1: string | null, address2: string | null, city: string | null, state: string | null, zipCode: string | null, contactName: string | null, contactEmail: string | null, phone: string | null, website: string | null, isPrivateLabel: boolean, accentColor: string | null, featureToggleLoanAnalysis: boolean, featureTogglePreventativeMaintenance: boolean, version: number };

export const AdminPortfolioRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPortfolioRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPortfolio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCount"}},{"kind":"Field","name":{"kind":"Name","value":"address1"}},{"kind":"Field","name":{"kind":"Name","value":"address2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}},{"kind":"Field","name":{"kind":"Name","value":"featureToggleLoanAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"featureTogglePreventativeMaintenance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminPortfolioRowFragment, unknown>;
export const AdminPortfoliosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminPortfolios"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPortfolioStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPortfolios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPortfolioRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPortfolioRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPortfolio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCount"}},{"kind":"Field","name":{"kind":"Name","value":"address1"}},{"kind":"Field","name":{"kind":"Name","value":"address2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}},{"kind":"Field","name":{"kind":"Name","value":"featureToggleLoanAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"featureTogglePreventativeMaintenance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AdminPortfoliosQuery, AdminPortfoliosQueryVariables>;
export const AddPortfolioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPortfolio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPortfolioInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPortfolio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPortfolioRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPortfolioRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPortfolio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCount"}},{"kind":"Field","name":{"kind":"Name","value":"address1"}},{"kind":"Field","name":{"kind":"Name","value":"address2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}},{"kind":"Field","name":{"kind":"Name","value":"featureToggleLoanAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"featureTogglePreventativeMaintenance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddPortfolioMutation, AddPortfolioMutationVariables>;
export const UpdatePortfolioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePortfolio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePortfolioInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePortfolio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPortfolioRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPortfolioRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPortfolio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCount"}},{"kind":"Field","name":{"kind":"Name","value":"address1"}},{"kind":"Field","name":{"kind":"Name","value":"address2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}},{"kind":"Field","name":{"kind":"Name","value":"featureToggleLoanAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"featureTogglePreventativeMaintenance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdatePortfolioMutation, UpdatePortfolioMutationVariables>;
export const SetPortfolioActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPortfolioActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPortfolioActiveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPortfolioActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"portfolio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminPortfolioRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminPortfolioRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminPortfolio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdOn"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}},{"kind":"Field","name":{"kind":"Name","value":"userCount"}},{"kind":"Field","name":{"kind":"Name","value":"inviteCount"}},{"kind":"Field","name":{"kind":"Name","value":"address1"}},{"kind":"Field","name":{"kind":"Name","value":"address2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"contactEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivateLabel"}},{"kind":"Field","name":{"kind":"Name","value":"accentColor"}},{"kind":"Field","name":{"kind":"Name","value":"featureToggleLoanAnalysis"}},{"kind":"Field","name":{"kind":"Name","value":"featureTogglePreventativeMaintenance"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SetPortfolioActiveMutation, SetPortfolioActiveMutationVariables>;

/** Reads `AdminPortfolios`. Pass `skipToken` while its variables are not known yet. */
export function useAdminPortfoliosQuery(options: useQuery.Options<AdminPortfoliosQuery, AdminPortfoliosQueryVariables> | SkipToken) {
  return useQuery(AdminPortfoliosDocument, options);
}

/** Reads `AdminPortfolios` when the returned function is called. */
export function useAdminPortfoliosLazyQuery(options?: useLazyQuery.Options<AdminPortfoliosQuery, AdminPortfoliosQueryVariables>) {
  return useLazyQuery(AdminPortfoliosDocument, options);
}

/** Reads `AdminPortfolios` under a Suspense boundary: data is always there. */
export function useAdminPortfoliosSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<AdminPortfoliosQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(AdminPortfoliosDocument, options);
}

/** Runs `AddPortfolio`; variables are passed to the returned function. */
export function useAddPortfolioMutation(
  options?: Omit<useMutation.Options<AddPortfolioMutation, AddPortfolioMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddPortfolioMutation, AddPortfolioMutationVariables> {
  return useMutation<AddPortfolioMutation, AddPortfolioMutationVariables>(AddPortfolioDocument, options);
}

/** Runs `UpdatePortfolio`; variables are passed to the returned function. */
export function useUpdatePortfolioMutation(
  options?: Omit<useMutation.Options<UpdatePortfolioMutation, UpdatePortfolioMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdatePortfolioMutation, UpdatePortfolioMutationVariables> {
  return useMutation<UpdatePortfolioMutation, UpdatePortfolioMutationVariables>(UpdatePortfolioDocument, options);
}

/** Runs `SetPortfolioActive`; variables are passed to the returned function. */
export function useSetPortfolioActiveMutation(
  options?: Omit<useMutation.Options<SetPortfolioActiveMutation, SetPortfolioActiveMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SetPortfolioActiveMutation, SetPortfolioActiveMutationVariables> {
  return useMutation<SetPortfolioActiveMutation, SetPortfolioActiveMutationVariables>(SetPortfolioActiveDocument, options);
}
