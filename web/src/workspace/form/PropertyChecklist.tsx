import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Checkbox } from '../../ui/choice/Checkbox';
import { TextInput } from '../../ui/field/TextInput';

export interface PropertyChecklistProps {
  properties: readonly { propertyId: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  disabled?: boolean;
  error?: string;
}

/** A filter is worth its place from this many on. */
const FILTER_FROM = 8;

/** Properties to tick; with many of them, a filter over the list. */
export function PropertyChecklist(props: PropertyChecklistProps) {
  const { properties, chosen, onChange, disabled, error } = props;
  const [text, setText] = useState('');
  const noteId = useId();
  const wanted = text.trim().toLowerCase();
  const shown = properties.filter(({ name }) => name.toLowerCase().includes(wanted));
  const toggle = (propertyId: string) =>
    onChange(
      chosen.includes(propertyId) ? chosen.filter((id) => id !== propertyId) : [...chosen, propertyId],
    );
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0" aria-describedby={noteId}>
      <chakra.legend textStyle="label" mb="1.5">
        Assigned properties
      </chakra.legend>
      {properties.length >= FILTER_FROM && (
        <chakra.div mb="2">
          <TextInput
            type="search"
            size="sm"
            aria-label="Filter properties"
            placeholder="Filter properties"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </chakra.div>
      )}
      <chakra.div {...listStyle}>
        {shown.map(({ propertyId, name }) => (
          <Checkbox
            key={propertyId}
            label={name}
            checked={chosen.includes(propertyId)}
            disabled={disabled}
            onChange={() => toggle(propertyId)}
          />
        ))}
        {shown.length === 0 && (
          <chakra.p color="fg.muted" textStyle="table">
            {properties.length === 0 ? 'This portfolio has no properties yet' : 'Nothing matches this filter'}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.p
        id={noteId}
        textStyle="caption"
        color={error ? 'danger.fg' : 'fg.subtle'}
        mt="1.5"
        role="status"
      >
        {error ?? `${chosen.length} of ${properties.length} assigned. The user can't see the others.`}
      </chakra.p>
    </chakra.fieldset>
  );
}

const listStyle = {
  display: 'grid',
  gap: '1',
  maxH: '280px',
  overflowY: 'auto',
  borderWidth: '1px',
  borderRadius: 'control',
  px: '3',
  py: '2',
} as const;
