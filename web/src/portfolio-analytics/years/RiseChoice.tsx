import { RadioRow } from '../../ui/choice/RadioRow';

const CHOICES = [
  { value: 'yes', label: 'Yes, apply an increase' },
  { value: 'no', label: 'No, keep the costs' },
] as const;

/** Asks whether construction costs rose, for all components of all properties. */
export function RiseChoice({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  return (
    <RadioRow
      label="Did construction costs rise this year?"
      value={value ? 'yes' : 'no'}
      options={CHOICES}
      onChange={(chosen) => onChange(chosen === 'yes')}
    />
  );
}
