import type { ChangeKind, ChangeOperation } from '@roofline/schema/change/change';
import { webhookEvent, type WebhookEvent } from '@roofline/schema/webhook/webhook';

/** The kinds of changes that webhooks send. */
export const TOLD_KINDS: readonly ChangeKind[] = [
  'property',
  'component',
  'planAdoption',
  'propertyFinancial',
  'file',
  'project',
];

/** Returns the event of a change; null if it has none. */
export function eventOf({
  kind,
  operation,
}: {
  kind: ChangeKind;
  operation: ChangeOperation;
}): WebhookEvent | null {
  if (kind === 'planAdoption') return operation === 'created' ? 'plan.adopted' : null;
  if (kind === 'propertyFinancial') return operation === 'created' ? 'fiscalYear.setUp' : null;
  return webhookEvent.safeParse(`${kind}.${operation}`).data ?? null;
}
