import { useState } from 'react';
import type { UnsavedChange } from '../../ui/form/SaveBar';
import type { DetailsOfPropertyFragment } from './PropertyDetails.generated';

export interface ToggleValues {
  isTest: boolean;
  isFeatureToggleOn: boolean;
  allowPlanning: boolean;
}

/** Labels of the switches in the advanced settings. */
export const TOGGLE_LABELS: Record<keyof ToggleValues, string> = {
  isTest: 'Test property',
  isFeatureToggleOn: 'Display Projects',
  allowPlanning: 'Display Planning',
};

export interface Toggles {
  values: ToggleValues;
  set: (name: keyof ToggleValues, on: boolean) => void;
  changes: UnsavedChange[];
}

const onOff = (on: boolean) => (on ? 'on' : 'off');

export function useToggles(property: DetailsOfPropertyFragment): Toggles {
  const saved: ToggleValues = {
    isTest: property.isTest,
    isFeatureToggleOn: property.isFeatureToggleOn,
    allowPlanning: property.allowPlanning,
  };
  const [edits, setEdits] = useState<Partial<ToggleValues>>({});
  const values = { ...saved, ...edits };
  const names = Object.keys(TOGGLE_LABELS) as (keyof ToggleValues)[];
  return {
    values,
    set: (name, on) => setEdits((old) => ({ ...old, [name]: on })),
    changes: names
      .filter((name) => values[name] !== saved[name])
      .map((name) => ({ label: TOGGLE_LABELS[name], from: onOff(saved[name]), to: onOff(values[name]) })),
  };
}
