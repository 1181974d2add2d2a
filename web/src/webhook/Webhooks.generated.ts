/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { ProblemCode as UserErrorCode } from '@roofline/schema/problem/problem-codes';
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type { UserErrorCode };

/** What a webhook sends. */
export type WebhookEvent =
  /** A property is new, or came back. */
  | 'PROPERTY_CREATED'
  /** A property changed. */
  | 'PROPERTY_UPDATED'
  /** A property was archived or left the portfolio. */
  | 'PROPERTY_DELETED'
  /** A component is new, or came back. */
  | 'COMPONENT_CREATED'
  /** A component changed. */
  | 'COMPONENT_UPDATED'
  /** A component was deleted. */
  | 'COMPONENT_DELETED'
  /** A board adopted a plan. */
  | 'PLAN_ADOPTED'
  /** A fiscal year got its financials. */
  | 'FISCAL_YEAR_SET_UP'
  /** A file is new, or came back. */
  | 'FILE_CREATED'
  /** A file changed. */
  | 'FILE_UPDATED'
  /** A file was deleted. */
  | 'FILE_DELETED'
  /** A project is new, or came back. */
  | 'PROJECT_CREATED'
  /** A project changed. */
  | 'PROJECT_UPDATED'
  /** A project was deleted. */
  | 'PROJECT_DELETED'
  /** Nothing: a delivery that was asked for to try the receiver. A webhook cannot choose it. */
  | 'WEBHOOK_TEST';

/** What became of a delivery. */
export type WebhookDeliveryStatus =
  /** It waits to be sent, or to be tried again. */
  | 'waiting'
  /** The receiver took it. */
  | 'delivered'
  /** It was given up after three days. */
  | 'failed';

/** What a webhook sends, and where. */
export type WebhookValues = {
  /** An https address of the public internet. */
  url: string;
  /** What people call it. */
  description: string;
  /** Events that it sends; at least one. */
  events: Array<WebhookEvent>;
};

/** A webhook to add. */
export type AddWebhookInput = {
  /** UUIDv7 of the portfolio. */
  workspaceId: string;
  /** What it sends, and where. */
  values: WebhookValues;
};

/** A changed webhook. */
export type UpdateWebhookInput = {
  /** UUIDv7 of the webhook. */
  webhookId: string;
  /** What it sends, and where. */
  values: WebhookValues;
  /** False to send nothing; what changes in the meantime waits. */
  isActive: boolean;
  /** Version that the change starts from. */
  version: number;
};

/** A webhook that gets a new secret. */
export type RotateWebhookSecretInput = {
  /** UUIDv7 of the webhook. */
  webhookId: string;
  /** How long deliveries are also signed with the secret before, 0 to 168 hours. */
  overlapHours?: number;
  /** Version that the change starts from. */
  version: number;
};

/** A webhook to delete. */
export type DeleteWebhookInput = {
  /** UUIDv7 of the webhook. */
  webhookId: string;
  /** Version that is deleted. */
  version: number;
};

/** A delivery to send again. */
export type ReplayWebhookDeliveryInput = {
  /** UUIDv7 of the webhook. */
  webhookId: string;
  /** UUIDv7 of the delivery. */
  deliveryId: string;
  /** Any text of your own: a repeat with the same one changes nothing. */
  idempotencyKey: string;
};

/** A webhook, to which something is done once. */
export type WebhookOnceInput = {
  /** UUIDv7 of the webhook. */
  webhookId: string;
  /** Any text of your own: a repeat with the same one changes nothing. */
  idempotencyKey: string;
};

export type WebhooksQueryVariables = Exact<{
  workspaceId?: string | null | undefined;
}>;


export type WebhooksQuery = { webhooks: Array<{ webhookId: string, workspaceId: string, url: string, description: string, events: Array<WebhookEvent>, isActive: boolean, disabledAt: string | null, failingSince: string | null, lastDeliveredAt: string | null, waitingCount: number, secretEnding: string, previousSecretUntil: string | null, version: number }> };

export type WebhookLogQueryVariables = Exact<{
  webhookId: string;
  status?: WebhookDeliveryStatus | null | undefined;
  page: number;
  pageSize: number;
}>;


export type WebhookLogQuery = { webhookDeliveries: { totalCount: number, items: Array<{ deliveryId: string, webhookId: string, event: WebhookEvent, entityId: string, happenedAt: string, status: WebhookDeliveryStatus, attempts: number, responseStatus: number | null, problem: string | null, lastAttemptAt: string | null, nextAttemptAt: string | null }> } };

export type AddWebhookMutationVariables = Exact<{
  input: AddWebhookInput;
}>;


export type AddWebhookMutation = { addWebhook: { secret: string | null, webhook: { webhookId: string, workspaceId: string, url: string, description: string, events: Array<WebhookEvent>, isActive: boolean, disabledAt: string | null, failingSince: string | null, lastDeliveredAt: string | null, waitingCount: number, secretEnding: string, previousSecretUntil: string | null, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { webhook: { webhookId: string, workspaceId: string, url: string, description: string, events: Array<WebhookEvent>, isActive: boolean, disabledAt: string | null, failingSince: string | null, lastDeliveredAt: string | null, waitingCount: number, secretEnding: string, previousSecretUntil: string | null, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string | null, webhook: { webhookId: string, workspaceId: string, url: string, description: string, events: Array<WebhookEvent>, isActive: boolean, disabledAt: string | null, failingSince: string | null, lastDeliveredAt: string | null, waitingCount: number, secretEnding: string, previousSecretUntil: string | null, version: number } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type DeleteWebhookMutationVariables = Exact<{
  input: DeleteWebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { webhookId: string | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ReplayWebhookDeliveryMutationVariables = Exact<{
  input: ReplayWebhookDeliveryInput;
}>;


export type ReplayWebhookDeliveryMutation = { replayWebhookDelivery: { delivery: { deliveryId: string, webhookId: string, event: WebhookEvent, entityId: string, happenedAt: string, status: WebhookDeliveryStatus, attempts: number, responseStatus: number | null, problem: string | null, lastAttemptAt: string | null, nextAttemptAt: string | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type ReplayFailedDeliveriesMutationVariables = Exact<{
  input: WebhookOnceInput;
}>;


export type ReplayFailedDeliveriesMutation = { replayFailedDeliveries: { count: number | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type TestWebhookMutationVariables = Exact<{
  input: WebhookOnceInput;
}>;


export type TestWebhookMutation = { testWebhook: { delivery: { deliveryId: string, webhookId: string, event: WebhookEvent, entityId: string, happenedAt: string, status: WebhookDeliveryStatus, attempts: number, responseStatus: number | null, problem: string | null, lastAttemptAt: string | null, nextAttemptAt: string | null } | null, userErrors: Array<{ code: UserErrorCode, detail: string, field: string | null }> } };

export type WebhookRowFragment = { webhookId: string, workspaceId: string, url: string, description: string, events: Array<WebhookEvent>, isActive: boolean, disabledAt: string | null, failingSince: string | null, lastDeliveredAt: string | null, waitingCount: number, secretEnding: string, previousSecretUntil: string | null, version: number };

export type DeliveryRowFragment = { deliveryId: string, webhookId: string, event: WebhookEvent, entityId: string, happenedAt: string, status: WebhookDeliveryStatus, attempts: number, responseStatus: number | null, problem: string | null, lastAttemptAt: string | null, nextAttemptAt: string | null };

export const WebhookRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"secretEnding"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<WebhookRowFragment, unknown>;
export const DeliveryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryId"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}}]}}]} as unknown as DocumentNode<DeliveryRowFragment, unknown>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"workspaceId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"workspaceId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"secretEnding"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"webhookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"webhookId"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryId"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}}]}}]} as unknown as DocumentNode<WebhookLogQuery, WebhookLogQueryVariables>;
export const AddWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"secretEnding"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddWebhookMutation, AddWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"secretEnding"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateWebhookSecretInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"workspaceId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"secretEnding"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const ReplayWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayWebhookDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryId"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}}]}}]} as unknown as DocumentNode<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;
export const ReplayFailedDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayFailedDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookOnceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayFailedDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ReplayFailedDeliveriesMutation, ReplayFailedDeliveriesMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookOnceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliveryId"}},{"kind":"Field","name":{"kind":"Name","value":"webhookId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"responseStatus"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"lastAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;

/** Reads `Webhooks`. Pass `skipToken` while its variables are not known yet. */
export function useWebhooksQuery(options?: useQuery.Options<WebhooksQuery, WebhooksQueryVariables> | SkipToken) {
  return useQuery(WebhooksDocument, options);
}

/** Reads `Webhooks` when the returned function is called. */
export function useWebhooksLazyQuery(options?: useLazyQuery.Options<WebhooksQuery, WebhooksQueryVariables>) {
  return useLazyQuery(WebhooksDocument, options);
}

/** Reads `Webhooks` under a Suspense boundary: data is always there. */
export function useWebhooksSuspenseQuery(
  options?: Omit<useSuspenseQuery.Options<WebhooksQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(WebhooksDocument, options ?? {});
}

/** Reads `WebhookLog`. Pass `skipToken` while its variables are not known yet. */
export function useWebhookLogQuery(options: useQuery.Options<WebhookLogQuery, WebhookLogQueryVariables> | SkipToken) {
  return useQuery(WebhookLogDocument, options);
}

/** Reads `WebhookLog` when the returned function is called. */
export function useWebhookLogLazyQuery(options?: useLazyQuery.Options<WebhookLogQuery, WebhookLogQueryVariables>) {
  return useLazyQuery(WebhookLogDocument, options);
}

/** Reads `WebhookLog` under a Suspense boundary: data is always there. */
export function useWebhookLogSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<WebhookLogQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(WebhookLogDocument, options);
}

/** Runs `AddWebhook`; variables are passed to the returned function. */
export function useAddWebhookMutation(
  options?: Omit<useMutation.Options<AddWebhookMutation, AddWebhookMutationVariables>, 'variables'>,
): useMutation.ResultTuple<AddWebhookMutation, AddWebhookMutationVariables> {
  return useMutation<AddWebhookMutation, AddWebhookMutationVariables>(AddWebhookDocument, options);
}

/** Runs `UpdateWebhook`; variables are passed to the returned function. */
export function useUpdateWebhookMutation(
  options?: Omit<useMutation.Options<UpdateWebhookMutation, UpdateWebhookMutationVariables>, 'variables'>,
): useMutation.ResultTuple<UpdateWebhookMutation, UpdateWebhookMutationVariables> {
  return useMutation<UpdateWebhookMutation, UpdateWebhookMutationVariables>(UpdateWebhookDocument, options);
}

/** Runs `RotateWebhookSecret`; variables are passed to the returned function. */
export function useRotateWebhookSecretMutation(
  options?: Omit<useMutation.Options<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>, 'variables'>,
): useMutation.ResultTuple<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables> {
  return useMutation<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>(RotateWebhookSecretDocument, options);
}

/** Runs `DeleteWebhook`; variables are passed to the returned function. */
export function useDeleteWebhookMutation(
  options?: Omit<useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>, 'variables'>,
): useMutation.ResultTuple<DeleteWebhookMutation, DeleteWebhookMutationVariables> {
  return useMutation<DeleteWebhookMutation, DeleteWebhookMutationVariables>(DeleteWebhookDocument, options);
}

/** Runs `ReplayWebhookDelivery`; variables are passed to the returned function. */
export function useReplayWebhookDeliveryMutation(
  options?: Omit<useMutation.Options<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables> {
  return useMutation<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>(ReplayWebhookDeliveryDocument, options);
}

/** Runs `ReplayFailedDeliveries`; variables are passed to the returned function. */
export function useReplayFailedDeliveriesMutation(
  options?: Omit<useMutation.Options<ReplayFailedDeliveriesMutation, ReplayFailedDeliveriesMutationVariables>, 'variables'>,
): useMutation.ResultTuple<ReplayFailedDeliveriesMutation, ReplayFailedDeliveriesMutationVariables> {
  return useMutation<ReplayFailedDeliveriesMutation, ReplayFailedDeliveriesMutationVariables>(ReplayFailedDeliveriesDocument, options);
}

/** Runs `TestWebhook`; variables are passed to the returned function. */
export function useTestWebhookMutation(
  options?: Omit<useMutation.Options<TestWebhookMutation, TestWebhookMutationVariables>, 'variables'>,
): useMutation.ResultTuple<TestWebhookMutation, TestWebhookMutationVariables> {
  return useMutation<TestWebhookMutation, TestWebhookMutationVariables>(TestWebhookDocument, options);
}
