import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { TextInput } from '../../ui/field/TextInput';
import { Field } from '../../ui/field/Field';
import { Radio } from '../../ui/choice/Radio';
import { portfolioText } from '../admin-property-columns';
import { useReassignDestinationsQuery, type ReassignDestinationsQuery } from '../AdminProperties.generated';

export type Destination = ReassignDestinationsQuery['reassignDestinations'][number];

const SEARCH_MIN = 2;

export interface DestinationChoiceProps {
  propertyId: string;
  chosen: Destination | null;
  onChoose: (destination: Destination) => void;
  disabled: boolean;
}

function hintOf(search: string, found: number | undefined): string {
  if (search.length < SEARCH_MIN) return 'Enter two or more characters of its name or company.';
  if (found === undefined) return 'Searching...';
  return found === 0 ? 'No other active portfolio matches' : 'Choose one of these portfolios.';
}

/** Finds an active portfolio by two or more characters, except the property's current one. */
export function DestinationChoice({ propertyId, chosen, onChoose, disabled }: DestinationChoiceProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text).trim();
  const isAsked = search.length >= SEARCH_MIN;
  const { data, previousData, error } = useReassignDestinationsQuery({
    variables: { propertyId, search },
    skip: !isAsked,
    fetchPolicy: 'network-only',
  });
  const found = isAsked ? (data ?? previousData)?.reassignDestinations : undefined;
  return (
    <chakra.div display="grid" gap="2">
      <Field
        label="Destination portfolio"
        hint={hintOf(search, found?.length)}
        error={error ? 'The portfolios could not be loaded. Try again.' : undefined}
      >
        <TextInput
          type="search"
          placeholder="Search portfolios"
          value={text}
          disabled={disabled}
          onChange={(event) => setText(event.currentTarget.value)}
          start={<Search size={16} strokeWidth={1.75} />}
        />
      </Field>
      {found && found.length > 0 && (
        <chakra.div role="radiogroup" aria-label="Portfolios" display="grid" maxH="220px" overflowY="auto">
          {found.map((each) => (
            <chakra.label
              key={each.workspaceId}
              display="flex"
              gap="2"
              alignItems="center"
              minH="8"
              textStyle="table"
            >
              <Radio
                type="radio"
                name="destination"
                checked={chosen?.workspaceId === each.workspaceId}
                disabled={disabled}
                onChange={() => onChoose(each)}
              />
              <chakra.span overflowWrap="anywhere">
                {portfolioText({ workspaceName: each.name, workspaceCompanyName: each.companyName })}
              </chakra.span>
            </chakra.label>
          ))}
        </chakra.div>
      )}
    </chakra.div>
  );
}
