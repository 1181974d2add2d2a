import type { PropertyDetailsInput } from '@roofline/schema/property/property';
import { useSave } from '../../app/save/use-save';
import { geocode } from '../../geocoding/geocode';
import type { DetailsForm } from '../details-form/property-fields';
import { useUpdatePropertyMutation, type DetailsOfPropertyFragment } from './PropertyDetails.generated';
import type { Toggles } from './toggles';

const ADDRESS = ['addressLine1', 'city', 'state', 'zipCode'] as const;

/** Returns the saved place of an unchanged address; looks a changed one up. A failed look-up never blocks the save. */
async function placeOf(
  details: Pick<PropertyDetailsInput, (typeof ADDRESS)[number]>,
  saved: DetailsOfPropertyFragment,
) {
  if (ADDRESS.every((field) => details[field] === saved[field]))
    return saved.latLng ? { lat: saved.latLng.lat, lng: saved.latLng.lng } : null;
  return geocode(details);
}

/** Saves the details with the version that the edit started from. */
export function useSaveDetails(props: {
  property: DetailsOfPropertyFragment;
  form: DetailsForm;
  toggles: Toggles;
  onSaved: () => Promise<unknown>;
  loadNewer: () => Promise<unknown>;
}) {
  const { property, form, toggles } = props;
  const [update] = useUpdatePropertyMutation();
  const { propertyId, version } = property;
  return useSave({
    send: async ({ workspaceId: _workspace, latLng: _place, ...details }: PropertyDetailsInput) => {
      const latLng = await placeOf(details, property);
      const input = { ...details, ...toggles.values, latLng, propertyId, version };
      return update({ variables: { input } });
    },
    form,
    done: 'Property Details Saved',
    failed: 'Property Save failed',
    onSaved: props.onSaved,
    loadNewer: props.loadNewer,
  });
}
