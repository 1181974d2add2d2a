import { useMemo } from 'react';
import { Field } from '../../ui/field/Field';
import { SelectField } from '../../ui/field/SelectField';
import { zonesWith, zoneWords } from './time-zones';

interface TimeZoneFieldProps {
  /** Null where none is known: the zone of the installation applies. */
  value: string | null;
  onChange: (timeZone: string) => void;
}

/** The time zone in whose morning digests and reminders arrive. */
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
