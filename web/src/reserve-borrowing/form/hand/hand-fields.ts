import type { ListedField } from '../../../app/fields/field-list';

/** What every transfer by hand is asked: no later than today. */
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
  /** The service's today. */
  today: string;
  onClose: () => void;
  onSaved: () => unknown;
}
