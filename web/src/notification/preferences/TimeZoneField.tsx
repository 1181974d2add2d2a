import { useMemo } from 'react';
import { Field } from '../../ui/field/Field';
import { SelectField } from '../../ui/field/SelectField';
import { zonesWith, zoneWords } from './time-zones';

interface TimeZoneFieldProps {
  /** null: none is known, so that of the service counts. */
  value: string | null;
  onChange: (timeZone: string) => void;
}

/** In whose morning digests and reminders come. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const options = useMemo(
    () => zonesWith(value).map((name) => ({ value: name, label: zoneWords(name) })),
    [value],
  );
  return (
    <Field
      label="Time zone"
      hint="Reminders come at seven in the morning of this zone. Digests come at eight: a weekly one on Monday, a monthly one on the 1st."
    >
      <SelectField
        value={value ?? ''}
        options={options}
        placeholder={value === null ? 'The time zone of this installation' : undefined}
        onChange={(event) => {
          if (event.currentTarget.value) onChange(event.currentTarget.value);
        }}
      />
    </Field>
  );
}
