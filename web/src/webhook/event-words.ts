import type { WebhookEvent } from '@roofline/schema/webhook/webhook';
import type { WebhookRowFragment } from './Webhooks.generated';

/** The name of an event in the graph. */
export type EventName = WebhookRowFragment['events'][number];

/** Every event that users can choose, by its word in the contract. */
export const EVENTS: Record<WebhookEvent, { name: EventName; label: string }> = {
  'property.created': { name: 'PROPERTY_CREATED', label: 'Property added' },
  'property.updated': { name: 'PROPERTY_UPDATED', label: 'Property changed' },
  'property.deleted': { name: 'PROPERTY_DELETED', label: 'Property archived' },
  'component.created': { name: 'COMPONENT_CREATED', label: 'Component added' },
  'component.updated': { name: 'COMPONENT_UPDATED', label: 'Component changed' },
  'component.deleted': { name: 'COMPONENT_DELETED', label: 'Component deleted' },
  'plan.adopted': { name: 'PLAN_ADOPTED', label: 'Plan adopted' },
  'fiscalYear.setUp': { name: 'FISCAL_YEAR_SET_UP', label: 'Fiscal year set up' },
  'file.created': { name: 'FILE_CREATED', label: 'File added' },
  'file.updated': { name: 'FILE_UPDATED', label: 'File changed' },
  'file.deleted': { name: 'FILE_DELETED', label: 'File deleted' },
  'project.created': { name: 'PROJECT_CREATED', label: 'Project added' },
  'project.updated': { name: 'PROJECT_UPDATED', label: 'Project changed' },
  'project.deleted': { name: 'PROJECT_DELETED', label: 'Project deleted' },
};
export const EVENT_WORDS = Object.keys(EVENTS) as WebhookEvent[];

export const wordOf = (name: EventName): WebhookEvent | undefined =>
  EVENT_WORDS.find((word) => EVENTS[word].name === name);

export function labelOf(name: EventName): string {
  const word = wordOf(name);
  return word === undefined ? 'Test' : EVENTS[word].label;
}
