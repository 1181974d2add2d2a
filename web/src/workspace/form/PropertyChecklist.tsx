import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useAskedText } from '../../ui/field/use-asked-text';
import { Checkbox } from '../../ui/choice/Checkbox';
import { TextInput } from '../../ui/field/TextInput';
import { formatCount } from '../../ui/format/count';
import { useAssignablePropertiesQuery } from './RoleChoices.generated';

export interface PropertyChecklistProps {
  workspaceId: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  disabled?: boolean;
  error?: string;
}

/** The number of properties from which on the list has a filter. */
const FILTER_FROM = 8;
/** The most properties in the list; users find others by name, so that a hundred thousand are no burden. */
const SHOWN = 100;

/** Returns the first properties of a portfolio that match a text, and the number of all its properties. */
function useAssignable(workspaceId: string, text: string) {
  const asked = useAskedText(text);
  const all = useAssignablePropertiesQuery({ variables: { workspaceId, text: '', pageSize: SHOWN } });
  const some = useAssignablePropertiesQuery({
    variables: { workspaceId, text: asked, pageSize: SHOWN },
    skip: asked === '',
  });
  const found = (asked === '' ? all.data : (some.data ?? some.previousData ?? all.data))?.properties;
  return {
    found,
    count: all.data?.properties.totalCount ?? 0,
    failed: !found && !!(all.error ?? some.error),
  };
}

/** Returns the note below the list: why it is empty, or how to find properties that it does not show. */
function noteOf(found: number, shown: number, count: number): string | null {
  if (count === 0) return 'This portfolio has no properties yet';
  if (found === 0) return 'Nothing matches this filter';
  const more = found - shown;
  return more > 0 ? `${formatCount(more)} more. Type a part of the name or the city.` : null;
}

/** A checklist of properties, with a filter if there are many. */
export function PropertyChecklist(props: PropertyChecklistProps) {
  const { workspaceId, chosen, onChange, disabled, error } = props;
  const [text, setText] = useState('');
  const noteId = useId();
  const { found, count, failed } = useAssignable(workspaceId, text);
  const shown = found?.items ?? [];
  const note = found && noteOf(found.totalCount, shown.length, count);
  const toggle = (propertyId: string) =>
    onChange(
      chosen.includes(propertyId) ? chosen.filter((id) => id !== propertyId) : [...chosen, propertyId],
    );
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0" aria-describedby={noteId}>
      <chakra.legend textStyle="label" mb="1.5">
        Assigned properties
      </chakra.legend>
      {count >= FILTER_FROM && (
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
        {shown.map(({ propertyId, propertyName }) => (
          <Checkbox
            key={propertyId}
            label={propertyName}
            checked={chosen.includes(propertyId)}
            disabled={disabled}
            onChange={() => toggle(propertyId)}
          />
        ))}
        {failed && <chakra.p color="danger.fg">The properties could not be loaded.</chakra.p>}
        {note && (
          <chakra.p color="fg.muted" textStyle="table">
            {note}
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
        {error ?? `${chosen.length} of ${formatCount(count)} assigned. The user can't see the others.`}
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
