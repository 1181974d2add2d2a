import type { ListedField } from '../../../app/fields/field-list';

/** The day of a transfer by hand, no later than today. */
export const DAY = {
  name: 'date',
  autoFocus: true,
  lastDay: (_values: unknown, { today }: { today: string }) => today,
} as const satisfies Partial<ListedField<{ date: string | null }, { today: string }>>;
export const AMOUNT = { name: 'amount', allowCents: true } as const;
export const TEXT = {
  name: 'text',
  label: 'Description',
  placeholder: 'Check 1021, or how the money went',
} as const;

export interface HandPaneProps {
  propertyId: string;
  /** Today's date at the service. */
  today: string;
  onClose: () => void;
  onSaved: () => unknown;
}
