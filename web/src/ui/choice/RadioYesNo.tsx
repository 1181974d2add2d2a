import { RadioRow } from './RadioRow';

export interface RadioYesNoProps {
  label: string;
  value: boolean | null | undefined;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  hint?: string;
  error?: string;
  disabled?: boolean;
  /** Id of the first choice, for FieldsToFix. */
  id?: string;
}

/** A question that is answered by Yes or No; neither is chosen while the value is null. */
export function RadioYesNo({ value, onChange, ...rest }: RadioYesNoProps) {
  return (
    <RadioRow
      {...rest}
      value={value == null ? null : value ? 'yes' : 'no'}
      onChange={(next) => onChange(next === 'yes')}
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  );
}
