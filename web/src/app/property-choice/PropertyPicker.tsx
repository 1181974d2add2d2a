import { chakra } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { Radio } from '../../ui/choice/Radio';
import { FieldError } from '../../ui/field/Field';
import { TextInput } from '../../ui/field/TextInput';
import { useAskedText } from '../../ui/field/use-asked-text';
import { formatCount } from '../../ui/format/count';
import { usePropertyChoicesQuery } from './PropertyChoices.generated';

const SHOWN = 8;

/** A property in the list; without a place where only its name is known. */
interface Choice {
  propertyId: string;
  propertyName: string;
  propertyCity?: string;
  propertyState?: string;
  viewerCan?: { edit: boolean };
}

export interface PropertyPickerProps {
  /** The question that the choice answers, for assistive technology. */
  label: string;
  value: string | null;
  onChoose: (propertyId: string) => void;
  /** The property that is chosen at first. The chosen property stays in the list, whatever the user searches for. */
  first?: Choice | null;
  /** Only properties that the user may edit can be chosen. */
  isForEditing?: boolean;
  error?: string;
  disabled?: boolean;
}

/** Returns the found properties after the chosen one, and the number of found properties that are not among them. */
function useChoices(text: string, chosen: Choice | null) {
  const { data, previousData, error } = usePropertyChoicesQuery({
    variables: { text: useAskedText(text), pageSize: SHOWN },
  });
  const found = (data ?? previousData)?.properties;
  const items: readonly Choice[] = found?.items ?? [];
  const isFound = items.some(({ propertyId }) => propertyId === chosen?.propertyId);
  return {
    choices: chosen && !isFound ? [chosen, ...items] : items,
    isEmpty: found?.items.length === 0,
    rest: found ? found.totalCount - found.items.length : 0,
    hasFailed: error !== undefined && !found,
  };
}

/** Lets the user search their properties by name or place and choose one, so that ten thousand are no burden. */
export function PropertyPicker({ first = null, ...props }: PropertyPickerProps) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Choice | null>(null);
  const chosen = [picked, first].find((each) => each && each.propertyId === props.value) ?? null;
  const { choices, isEmpty, rest, hasFailed } = useChoices(text, chosen);
  const [name, noteId] = [useId(), useId()];
  const choose = (choice: Choice) => {
    setPicked(choice);
    props.onChoose(choice.propertyId);
  };
  return (
    <chakra.div>
      <TextInput
        type="search"
        aria-label="Find a property"
        placeholder="Find a property"
        value={text}
        disabled={props.disabled}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={searchOnly}
      />
      <chakra.div
        role="radiogroup"
        aria-label={props.label}
        aria-describedby={noteId}
        aria-invalid={props.error ? true : undefined}
        {...listStyle}
      >
        {choices.map((each) => (
          <ChoiceLine
            key={each.propertyId}
            choice={each}
            name={name}
            checked={each.propertyId === props.value}
            disabled={props.disabled || (props.isForEditing === true && each.viewerCan?.edit === false)}
            onChoose={choose}
          />
        ))}
        {isEmpty && <chakra.p color="fg.muted">No properties found</chakra.p>}
        {hasFailed && (
          <chakra.p color="danger.fg">
            The properties could not be loaded. Reload the page to try again.
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div id={noteId} mt="1.5">
        {props.error && <FieldError>{props.error}</FieldError>}
        <chakra.p textStyle="caption" color="fg.subtle" role="status">
          {rest > 0 ? `${formatCount(rest)} more. Type a part of the name or the city.` : ''}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}

/** Enter searches; it does not send the form around the picker. */
function searchOnly(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

interface ChoiceLineProps {
  choice: Choice;
  name: string;
  checked: boolean;
  disabled: boolean;
  onChoose: (choice: Choice) => void;
}

function ChoiceLine({ choice, name, checked, disabled, onChoose }: ChoiceLineProps) {
  const { propertyName, propertyCity, propertyState } = choice;
  return (
    <chakra.label {...lineStyle} color={disabled ? 'fg.subtle' : undefined}>
      <Radio
        type="radio"
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={() => onChoose(choice)}
      />
      <chakra.span flex="1" minW="0" truncate>
        {propertyName}
      </chakra.span>
      {propertyCity && (
        <chakra.span color="fg.muted" textStyle="table">
          {propertyCity}, {propertyState}
        </chakra.span>
      )}
    </chakra.label>
  );
}

const listStyle = {
  display: 'grid',
  gap: '1',
  mt: '2',
  borderWidth: '1px',
  borderRadius: 'control',
  px: '3',
  py: '2',
  minH: '44px',
} as const;

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: { base: '44px', md: '32px' },
  cursor: 'pointer',
} as const;
