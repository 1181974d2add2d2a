import { chakra } from '@chakra-ui/react';
import { Checkbox } from '../../ui/choice/Checkbox';

const CHOICES = [
  {
    key: 'includePhotos',
    label: 'Include photos',
    hint: 'Photos with the components and projects that they show, and the picture of the property.',
  },
  {
    key: 'includeFiles',
    label: 'Include files',
    hint: 'Folders and files with all their versions, also the documents of adoptions, bids and reserve studies.',
  },
  {
    key: 'includeHistory',
    label: 'Include history',
    hint: 'Activity, earlier fiscal years, projects completed in them and all reserve studies. Without it, the copy has the last reserve study and the last one with a site visit.',
  },
] as const;

export type Included = Record<(typeof CHOICES)[number]['key'], boolean>;

export const NOTHING_INCLUDED: Included = {
  includePhotos: false,
  includeFiles: false,
  includeHistory: false,
};

export interface IncludedChoicesProps {
  included: Included;
  onChange: (included: Included) => void;
  disabled: boolean;
}

/** Lets the user choose what the copy includes beside the current state of the property. */
export function IncludedChoices({ included, onChange, disabled }: IncludedChoicesProps) {
  return CHOICES.map(({ key, label, hint }) => (
    <chakra.div key={key} display="grid" gap="1">
      <Checkbox
        label={label}
        checked={included[key]}
        disabled={disabled}
        aria-describedby={`duplicate-${key}`}
        onChange={(event) => onChange({ ...included, [key]: event.currentTarget.checked })}
      />
      <chakra.p id={`duplicate-${key}`} textStyle="caption" color="fg.muted" ps="6">
        {hint}
      </chakra.p>
    </chakra.div>
  ));
}
