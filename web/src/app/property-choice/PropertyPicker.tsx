import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { Radio } from '../../ui/choice/Radio';
import { TextInput } from '../../ui/field/TextInput';
import { useDefaultPropertyChoicesQuery } from './DefaultProperty.generated';

const SHOWN = 8;
const DEBOUNCE_MS = 200;

/** Lets the user search their properties by name or place and choose one, so that ten thousand are no burden. */
export function PropertyPicker(props: { value: string | null; onChoose: (propertyId: string) => void }) {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setAsked(text.trim()), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  const { data, previousData, error } = useDefaultPropertyChoicesQuery({
    variables: { text: asked, pageSize: SHOWN },
  });
  const name = useId();
  const found = (data ?? previousData)?.properties;
  const rest = (found?.totalCount ?? 0) - (found?.items.length ?? 0);
  return (
    <chakra.div>
      <TextInput
        type="search"
        aria-label="Find a property"
        placeholder="Find a property"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <chakra.div role="radiogroup" aria-label="Property to open" {...listStyle}>
        {found?.items.map((each) => (
          <chakra.label key={each.propertyId} {...lineStyle}>
            <Radio
              type="radio"
              name={name}
              checked={props.value === each.propertyId}
              onChange={() => props.onChoose(each.propertyId)}
            />
            <chakra.span flex="1" minW="0" truncate>
              {each.propertyName}
            </chakra.span>
            <chakra.span color="fg.muted" textStyle="table">
              {each.propertyCity}, {each.propertyState}
            </chakra.span>
          </chakra.label>
        ))}
        {found?.items.length === 0 && <chakra.p color="fg.muted">No properties found</chakra.p>}
        {error && !found && (
          <chakra.p color="danger.fg">
            The properties could not be loaded. Reload the page to try again.
          </chakra.p>
        )}
      </chakra.div>
      <chakra.p textStyle="caption" color="fg.subtle" mt="1.5" role="status">
        {rest > 0 ? `${rest} more. Type a part of the name or the city.` : ''}
      </chakra.p>
    </chakra.div>
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
