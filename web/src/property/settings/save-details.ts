import type { PropertyDetailsInput } from '@roofline/schema/property';
import { useState } from 'react';
import { geocode } from '../../geocoding/geocode';
import { toast } from '../../ui/feedback/toast';
import { DETAILS_LABELS, type DetailsForm, type DetailsValues } from '../details-form/use-details-form';
import { useUpdatePropertyMutation, type DetailsOfPropertyFragment } from './PropertyDetails.generated';
import type { Toggles } from './toggles';

const ADDRESS = ['addressLine1', 'city', 'state', 'zipCode'] as const;

/** An unchanged address keeps its place; a changed one is looked up, and a failed look-up never blocks the save. */
async function placeOf(
  details: Pick<PropertyDetailsInput, (typeof ADDRESS)[number]>,
  saved: DetailsOfPropertyFragment,
) {
  if (ADDRESS.every((field) => details[field] === saved[field]))
    return saved.latLng ? { lat: saved.latLng.lat, lng: saved.latLng.lng } : null;
  return geocode(details);
}

/** Saves the details under the version that the edit started from. */
export function useSaveDetails(props: {
  property: DetailsOfPropertyFragment;
  form: DetailsForm;
  toggles: Toggles;
  onSaved: () => Promise<unknown>;
}) {
  const { property, form, toggles } = props;
  const [update, { loading }] = useUpdatePropertyMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const [isStale, setStale] = useState(false);

  const save = async (values: PropertyDetailsInput) => {
    const { workspaceId: _workspace, latLng: _place, ...details } = values;
    const { propertyId, version } = property;
    const latLng = await placeOf(details, property);
    const input = { ...details, ...toggles.values, latLng, propertyId, version };
    const errors = await update({ variables: { input } }).then(
      ({ data }) => data?.updateProperty.userErrors,
      () => undefined,
    );
    if (errors === undefined) {
      setProblems(['The changes did not reach the server. What you entered is still here; try again.']);
      return toast.failure('Property Save failed');
    }
    const general: string[] = [];
    for (const error of errors) {
      if (error.field && error.field in DETAILS_LABELS)
        form.reject(error.field as keyof DetailsValues, error.detail);
      else general.push(error.detail);
    }
    setProblems(general);
    setStale(errors.some((error) => error.code === 'stale'));
    if (errors.length > 0) return toast.failure('Property Save failed');
    toast.success('Property Details Saved');
    return props.onSaved();
  };
  return { save, saving: loading, problems, isStale };
}
