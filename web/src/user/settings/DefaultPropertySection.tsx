import { skipToken } from '@apollo/client/react';
import { PropertyPicker } from '../../app/property-choice/PropertyPicker';
import { useUserSettings } from '../../app/settings/use-user-settings';
import { RadioRow } from '../../ui/choice/RadioRow';
import { toast } from '../../ui/feedback/toast';
import { FormSection } from '../../ui/form/FormSection';
import { useState } from 'react';
import { useDefaultPropertyNameQuery } from './DefaultProperty.generated';

const WAYS = [
  { value: 'first', label: 'The first in the list' },
  { value: 'chosen', label: 'A property I choose' },
] as const;

/** The property that opens after a sign-in in a browser that remembers no other one. */
export function DefaultPropertySection() {
  const { settings, change } = useUserSettings();
  const { defaultPropertyId } = settings;
  const [isChoosing, setChoosing] = useState(false);
  const { data } = useDefaultPropertyNameQuery(
    defaultPropertyId ? { variables: { propertyId: defaultPropertyId } } : skipToken,
  );
  const keep = async (propertyId: string | null) => {
    if (await change({ defaultPropertyId: propertyId })) toast.success('Settings Saved');
  };
  const isChosen = defaultPropertyId !== null || isChoosing;
  const name = defaultPropertyId ? data?.property?.name : undefined;
  return (
    <FormSection
      title="Default property"
      purpose="Opened after a sign-in, unless this browser remembers the one you worked with last."
    >
      <RadioRow
        label="Open"
        options={WAYS}
        value={isChosen ? 'chosen' : 'first'}
        hint={isChosen && name ? `Roofline opens ${name}.` : undefined}
        onChange={(way) => {
          setChoosing(way === 'chosen');
          if (way === 'first' && defaultPropertyId !== null) void keep(null);
        }}
      />
      {isChosen && (
        <PropertyPicker
          label="Property to open"
          value={defaultPropertyId}
          first={defaultPropertyId && name ? { propertyId: defaultPropertyId, propertyName: name } : null}
          onChoose={(id) => void keep(id)}
        />
      )}
    </FormSection>
  );
}
