/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A credential to add. */
export type AddCredentialInput = {
  /** UUIDv7 of the portfolio. */
  workspaceId: string;
  /** What it opens. */
  integrationId: number;
  /** Name. */
  name: string;
  /** Texts by the names of the integration's fields. They never come back. */
  values: Record<string, unknown>;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** A sign-in at another service that begins. */
export type BeginAuthorizationInput = {
  /** UUIDv7 of the property that is connected. */
  propertyId: string;
  /** Where people sign in. */
  integrationId: number;
  /** UUIDv7 of a credential that is connected again; null makes one. */
  integrationCredentialId?: string | null | undefined;
};

/** What the other service gave the browser on its way back. */
export type FinishAuthorizationInput = {
  /** As it was sent there; good for one return of the same session within ten minutes. */
  state: string;
  /** Good for one use; null where the permission was not given. */
  code?: string | null | undefined;
  /** The company that was chosen there (realmId). */
  externalCode?: string | null | undefined;
  /** Why there is no code, as the service says. */
  refusal?: string | null | undefined;
};

/** A credential to change. */
export type UpdateCredentialInput = {
  /** UUIDv7 of the credential. */
  integrationCredentialId: string;
  /** Version that the edit started from. */
  version: number;
  /** Name. */
  name: string;
  /** All values again; null leaves those that are stored. */
  values?: Record<string, unknown> | null | undefined;
};

/** Where the ledger of a property comes from. */
export type ConnectedAppInput = {
  /** 1 ledger files, 2 open ledger, 3 Buildium, 4 QuickBooks Online. */
  integrationId: number;
  /** UUIDv7 of a credential of this integration. */
  integrationCredentialId?: string | null | undefined;
  /** Association code. */
  externalPropertyCode?: string | null | undefined;
  /** Expenses take the fund that the source states. */
  useReserveFundsForExpenses: boolean;
  /** Income takes the fund that the source states. */
  useReserveFundsForIncome: boolean;
};

/** A property to connect. */
export type ConnectAppInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** The values. */
  values: ConnectedAppInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: string;
};

/** A connected app to change. */
export type UpdateConnectedAppInput = {
  /** UUIDv7 of the property. */
  propertyId: string;
  /** Version that the edit started from. */
  version: number;
  /** The values. */
  values: ConnectedAppInput;
};

/** A property to sync, or whose GL configuration is reset. */
export type ConnectedAppCommand = {
  /** UUIDv7 of the property. */
  propertyId: string;
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

export type SyncRowFragment = { syncId: string, status: number, statusName: string, integrationName: string, startedAt: string, endedAt: string | null, added: number, changed: number, removed: number, unreadable: number, unreadableExamples: Array<string>, problem: string | null, isNightly: boolean };

export type ConnectedAppFieldsFragment = { integrationPropertyId: string, propertyId: string, integrationId: number, integrationName: string, integrationCredentialId: string | null, credentialName: string | null, credentialProblem: string | null, externalPropertyCode: string, useReserveFundsForExpenses: boolean, useReserveFundsForIncome: boolean, fetches: boolean, isSyncing: boolean, lastSyncedAt: string | null, nextSyncAt: string | null, version: number };

export type ConnectedAppsQueryVariables = Exact<{
  propertyId: string;
}>;


export type ConnectedAppsQuery = { integrations: Array<{ integrationId: number, name: string, purpose: string, codeHint: string, fetches: boolean, lists: boolean, needsCredential: boolean, connectText: string | null, missing: string | null, defaultUseReserveFunds: boolean, fields: Array<{ name: string, label: string, hint: string, isSecret: boolean }> }>, property: { propertyId: string, isIntegratedProperty: boolean, viewerCan: { viewConnectedApps: boolean, editLedger: boolean }, connectedApp: { integrationPropertyId: string, propertyId: string, integrationId: number, integrationName: string, integrationCredentialId: string | null, credentialName: string | null, credentialProblem: string | null, externalPropertyCode: string, useReserveFundsForExpenses: boolean, useReserveFundsForIncome: boolean, fetches: boolean, isSyncing: boolean, lastSyncedAt: string | null, nextSyncAt: string | null, version: number } | null, syncs: Array<{ syncId: string, status: number, statusName: string, integrationName: string, startedAt: string, endedAt: string | null, added: number, changed: number, removed: number, unreadable: number, unreadableExamples: Array<string>, problem: string | null, isNightly: boolean }> } | null };

export type IntegrationCredentialsQueryVariables = Exact<{
  workspaceId: string;
}>;


export type IntegrationCredentialsQuery = { integrationCredentials: Array<{ integrationCredentialId: string, integrationId: number, name: string, isExpired: boolean, problem: string | null, propertyCount: number, version: number }> };

export type ExternalAssociationsQueryVariables = Exact<{
  integrationCredentialId: string;
}>;


export type ExternalAssociationsQuery = { externalAssociations: { problem: string | null, associations: Array<{ code: string, name: string }> | null } };

export type AddCredentialMutationVariables = Exact<{
  input: AddCredentialInput;
}>;


export type AddCredentialMutation = { addCredential: { credential: { integrationCredentialId: string, integrationId: number, name: string, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type BeginAuthorizationMutationVariables = Exact<{
  input: BeginAuthorizationInput;
}>;


export type BeginAuthorizationMutation = { beginAuthorization: { address: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type FinishAuthorizationMutationVariables = Exact<{
  input: FinishAuthorizationInput;
}>;


export type FinishAuthorizationMutation = { finishAuthorization: { propertyId: string | null, credential: { integrationCredentialId: string, integrationId: number, name: string, isExpired: boolean, problem: string | null, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type UpdateCredentialMutationVariables = Exact<{
  input: UpdateCredentialInput;
}>;


export type UpdateCredentialMutation = { updateCredential: { credential: { integrationCredentialId: string, name: string, isExpired: boolean, problem: string | null, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ConnectAppMutationVariables = Exact<{
  input: ConnectAppInput;
}>;


export type ConnectAppMutation = { connectApp: { connectedApp: { integrationPropertyId: string, propertyId: string, integrationId: number, integrationName: string, integrationCredentialId: string | null, credentialName: string | null, credentialProblem: string | null, externalPropertyCode: string, useReserveFundsForExpenses: boolean, useReserveFundsForIncome: boolean, fetches: boolean, isSyncing: boolean, lastSyncedAt: string | null, nextSyncAt: string | null, version: number } | null, property: { propertyId: string, isIntegratedProperty: boolean, viewerCan: { viewConnectedApps: boolean }, connectedApp: { integrationPropertyId: string, propertyId: string, integrationId: number, integrationName: string, integrationCredentialId: string | null, credentialName: string | null, credentialProblem: string | null, externalPropertyCode: string, useReserveFundsForExpenses: boolean, useReserveFundsForIncome: boolean, fetches: boolean, isSyncing: boolean, lastSyncedAt: string | null, nextSyncAt: string | null, version: number } | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type UpdateConnectedAppMutationVariables = Exact<{
  input: UpdateConnectedAppInput;
}>;


export type UpdateConnectedAppMutation = { updateConnectedApp: { connectedApp: { integrationPropertyId: string, propertyId: string, integrationId: number, integrationName: string, integrationCredentialId: string | null, credentialName: string | null, credentialProblem: string | null, externalPropertyCode: string, useReserveFundsForExpenses: boolean, useReserveFundsForIncome: boolean, fetches: boolean, isSyncing: boolean, lastSyncedAt: string | null, nextSyncAt: string | null, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type SyncPropertyMutationVariables = Exact<{
  input: ConnectedAppCommand;
}>;


export type SyncPropertyMutation = { syncProperty: { job: { jobId: string, status: JobStatus } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ResetGlMutationVariables = Exact<{
  input: ConnectedAppCommand;
}>;


export type ResetGlMutation = { resetGl: { accounts: number | null, transactions: number | null, rules: number | null, stillToReset: number | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export const SyncRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SyncRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IntegrationSync"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"integrationName"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"unreadableExamples"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"isNightly"}}]}}]} as unknown as DocumentNode<SyncRowFragment, unknown>;
export const ConnectedAppFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectedAppFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedApp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationPropertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationName"}},{"kind":"Field","name":{"kind":"Name","value":"integrationCredentialId"}},{"kind":"Field","name":{"kind":"Name","value":"credentialName"}},{"kind":"Field","name":{"kind":"Name","value":"credentialProblem"}},{"kind":"Field","name":{"kind":"Name","value":"externalPropertyCode"}},{"kind":"Field","name":{"kind":"Name","value":"useReserveFundsForExpenses"}},{"kind":"Field","name":{"kind":"Name","value":"useReserveFundsForIncome"}},{"kind":"Field","name":{"kind":"Name","value":"fetches"}},{"kind":"Field","name":{"kind":"Name","value":"isSyncing"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ConnectedAppFieldsFragment, unknown>;
export const ConnectedAppsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectedApps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"codeHint"}},{"kind":"Field","name":{"kind":"Name","value":"fetches"}},{"kind":"Field","name":{"kind":"Name","value":"lists"}},{"kind":"Field","name":{"kind":"Name","value":"needsCredential"}},{"kind":"Field","name":{"kind":"Name","value":"connectText"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"defaultUseReserveFunds"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hint"}},{"kind":"Field","name":{"kind":"Name","value":"isSecret"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"propertyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"propertyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"isIntegratedProperty"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewConnectedApps"}},{"kind":"Field","name":{"kind":"Name","value":"editLedger"}}]}},{"kind":"Field","name":{"kind":"Name","value":"connectedApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectedAppFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"syncs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SyncRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectedAppFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedApp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationPropertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationName"}},{"kind":"Field","name":{"kind":"Name","value":"integrationCredentialId"}},{"kind":"Field","name":{"kind":"Name","value":"credentialName"}},{"kind":"Field","name":{"kind":"Name","value":"credentialProblem"}},{"kind":"Field","name":{"kind":"Name","value":"externalPropertyCode"}},{"kind":"Field","name":{"kind":"Name","value":"useReserveFundsForExpenses"}},{"kind":"Field","name":{"kind":"Name","value":"useReserveFundsForIncome"}},{"kind":"Field","name":{"kind":"Name","value":"fetches"}},{"kind":"Field","name":{"kind":"Name","value":"isSyncing"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SyncRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IntegrationSync"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusName"}},{"kind":"Field","name":{"kind":"Name","value":"integrationName"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"unreadableExamples"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"isNightly"}}]}}]} as unknown as DocumentNode<ConnectedAppsQuery, ConnectedAppsQueryVariables>;
export const IntegrationCredentialsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IntegrationCredentials"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationCredentials"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationCredentialId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"propertyCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<IntegrationCredentialsQuery, IntegrationCredentialsQueryVariables>;
export const ExternalAssociationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExternalAssociations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"integrationCredentialId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"externalAssociations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"integrationCredentialId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"integrationCredentialId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]} as unknown as DocumentNode<ExternalAssociationsQuery, ExternalAssociationsQueryVariables>;
export const AddCredentialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCredential"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCredentialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCredential"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credential"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationCredentialId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AddCredentialMutation, AddCredentialMutationVariables>;
export const BeginAuthorizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginAuthorization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BeginAuthorizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginAuthorization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<BeginAuthorizationMutation, BeginAuthorizationMutationVariables>;
export const FinishAuthorizationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishAuthorization"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishAuthorizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishAuthorization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"credential"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationCredentialId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<FinishAuthorizationMutation, FinishAuthorizationMutationVariables>;
export const UpdateCredentialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCredential"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCredentialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCredential"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"credential"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationCredentialId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateCredentialMutation, UpdateCredentialMutationVariables>;
export const ConnectAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectedApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectedAppFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"isIntegratedProperty"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewConnectedApps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"connectedApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectedAppFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectedAppFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedApp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationPropertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationName"}},{"kind":"Field","name":{"kind":"Name","value":"integrationCredentialId"}},{"kind":"Field","name":{"kind":"Name","value":"credentialName"}},{"kind":"Field","name":{"kind":"Name","value":"credentialProblem"}},{"kind":"Field","name":{"kind":"Name","value":"externalPropertyCode"}},{"kind":"Field","name":{"kind":"Name","value":"useReserveFundsForExpenses"}},{"kind":"Field","name":{"kind":"Name","value":"useReserveFundsForIncome"}},{"kind":"Field","name":{"kind":"Name","value":"fetches"}},{"kind":"Field","name":{"kind":"Name","value":"isSyncing"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ConnectAppMutation, ConnectAppMutationVariables>;
export const UpdateConnectedAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateConnectedApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateConnectedAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateConnectedApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectedApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectedAppFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectedAppFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedApp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"integrationPropertyId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationId"}},{"kind":"Field","name":{"kind":"Name","value":"integrationName"}},{"kind":"Field","name":{"kind":"Name","value":"integrationCredentialId"}},{"kind":"Field","name":{"kind":"Name","value":"credentialName"}},{"kind":"Field","name":{"kind":"Name","value":"credentialProblem"}},{"kind":"Field","name":{"kind":"Name","value":"externalPropertyCode"}},{"kind":"Field","name":{"kind":"Name","value":"useReserveFundsForExpenses"}},{"kind":"Field","name":{"kind":"Name","value":"useReserveFundsForIncome"}},{"kind":"Field","name":{"kind":"Name","value":"fetches"}},{"kind":"Field","name":{"kind":"Name","value":"isSyncing"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncedAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateConnectedAppMutation, UpdateConnectedAppMutationVariables>;
export const SyncPropertyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncProperty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedAppCommand"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SyncPropertyMutation, SyncPropertyMutationVariables>;
export const ResetGlDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetGl"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectedAppCommand"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetGl"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accounts"}},{"kind":"Field","name":{"kind":"Name","value":"transactions"}},{"kind":"Field","name":{"kind":"Name","value":"rules"}},{"kind":"Field","name":{"kind":"Name","value":"stillToReset"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ResetGlMutation, ResetGlMutationVariables>;

/** Reads `ConnectedApps`. Pass `skipToken` while its variables are not known yet. */
export function useConnectedAppsQuery(options: useQuery.Options<ConnectedAppsQuery, ConnectedAppsQueryVariables> | SkipToken) {
  return useQuery(ConnectedAppsDocument, options);
}

/** Reads `ConnectedApps` when the returned function is called. */
export function useConnectedAppsLazyQuery(options?: useLazyQuery.Options<ConnectedAppsQuery, ConnectedAppsQueryVariables>) {
  return useLazyQuery(ConnectedAppsDocument, options);
}

/** Reads `ConnectedApps` under a Suspense boundary: data is always there. */
export function useConnectedAppsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ConnectedAppsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ConnectedAppsDocument, options);
}

/** Reads `IntegrationCredentials`. Pass `skipToken` while its variables are not known yet. */
export function useIntegrationCredentialsQuery(options: useQuery.Options<IntegrationCredentialsQuery, IntegrationCredentialsQueryVariables> | SkipToken) {
  return useQuery(IntegrationCredentialsDocument, options);
}

/** Reads `IntegrationCredentials` when the returned function is called. */
export function useIntegrationCredentialsLazyQuery(options?: useLazyQuery.Options<IntegrationCredentialsQuery, IntegrationCredentialsQueryVariables>) {
  return useLazyQuery(IntegrationCredentialsDocument, options);
}

/** Reads `IntegrationCredentials` under a Suspense boundary: data is always there. */
export function useIntegrationCredentialsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<IntegrationCredentialsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(IntegrationCredentialsDocument, options);
}

/** Reads `ExternalAssociations`. Pass `skipToken` while its variables are not known yet. */
export function useExternalAssociationsQuery(options: useQuery.Options<ExternalAssociationsQuery, ExternalAssociationsQueryVariables> | SkipToken) {
  return useQuery(ExternalAssociationsDocument, options);
}

/** Reads `ExternalAssociations` when the returned function is called. */
export function useExternalAssociationsLazyQuery(options?: useLazyQuery.Options<ExternalAssociationsQuery, ExternalAssociationsQueryVariables>) {
  return useLazyQuery(ExternalAssociationsDocument, options);
}

/** Reads `ExternalAssociations` under a Suspense boundary: data is always there. */
export function useExternalAssociationsSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<ExternalAssociationsQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(ExternalAssociationsDocument, options);
}

/** Runs `AddCredential`; variables are passed to the returned function. */
export function useAddCredentialMutation(
  options?: Omit<useMutation.Options<AddCredentialMutation, AddCredentialMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddCredentialMutation, AddCredentialMutationVariables> {
  return useMutation<AddCredentialMutation, AddCredentialMutationVariables>(AddCredentialDocument, options);
}

/** Runs `BeginAuthorization`; variables are passed to the returned function. */
export function useBeginAuthorizationMutation(
  options?: Omit<useMutation.Options<BeginAuthorizationMutation, BeginAuthorizationMutationVariables>, 'variables'>,
): useMutation.ResultTuple<BeginAuthorizationMutation, BeginAuthorizationMutationVariables> {
  return useMutation<BeginAuthorizationMutation, BeginAuthorizationMutationVariables>(BeginAuthorizationDocument, options);
}

/** Runs `FinishAuthorization`; variables are passed to the returned function. */
export function useFinishAuthorizationMutation(
  options?: Omit<useMutation.Options<FinishAuthorizationMutation, FinishAuthorizationMutationVariables>, 'variables'>,
): useMutation.ResultTuple<FinishAuthorizationMutation, FinishAuthorizationMutationVariables> {
  return useMutation<FinishAuthorizationMutation, FinishAuthorizationMutationVariables>(FinishAuthorizationDocument, options);
}

/** Runs `UpdateCredential`; variables are passed to the returned function. */
export function useUpdateCredentialMutation(
  options?: Omit<useMutation.Options<UpdateCredentialMutation, UpdateCredentialMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateCredentialMutation, UpdateCredentialMutationVariables> {
  return useMutation<UpdateCredentialMutation, UpdateCredentialMutationVariables>(UpdateCredentialDocument, options);
}

/** Runs `ConnectApp`; variables are passed to the returned function. */
export function useConnectAppMutation(
  options?: Omit<useMutation.Options<ConnectAppMutation, ConnectAppMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ConnectAppMutation, ConnectAppMutationVariables> {
  return useMutation<ConnectAppMutation, ConnectAppMutationVariables>(ConnectAppDocument, options);
}

/** Runs `UpdateConnectedApp`; variables are passed to the returned function. */
export function useUpdateConnectedAppMutation(
  options?: Omit<useMutation.Options<UpdateConnectedAppMutation, UpdateConnectedAppMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateConnectedAppMutation, UpdateConnectedAppMutationVariables> {
  return useMutation<UpdateConnectedAppMutation, UpdateConnectedAppMutationVariables>(UpdateConnectedAppDocument, options);
}

/** Runs `SyncProperty`; variables are passed to the returned function. */
export function useSyncPropertyMutation(
  options?: Omit<useMutation.Options<SyncPropertyMutation, SyncPropertyMutationVariables>, 'variables'>,
): useMutation.ResultTuple<SyncPropertyMutation, SyncPropertyMutationVariables> {
  return useMutation<SyncPropertyMutation, SyncPropertyMutationVariables>(SyncPropertyDocument, options);
}

/** Runs `ResetGl`; variables are passed to the returned function. */
export function useResetGlMutation(
  options?: Omit<useMutation.Options<ResetGlMutation, ResetGlMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ResetGlMutation, ResetGlMutationVariables> {
  return useMutation<ResetGlMutation, ResetGlMutationVariables>(ResetGlDocument, options);
}
