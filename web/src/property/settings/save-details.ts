import type { PropertyDetailsInput } from '@roofline/schema/property';
import { useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import { DETAILS_LABELS, type DetailsForm, type DetailsValues } from '../details-form/use-details-form';
import { useUpdatePropertyMutation, type DetailsOfPropertyFragment } from './PropertyDetails.generated';
import type { Toggles } from './toggles';

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
    const { workspaceId: _, ...details } = values;
    const { propertyId, version } = property;
    // Geography of an unchanged address stays what it was; of a changed one it is looked up anew by the service's user.
    const input = { ...details, ...toggles.values, propertyId, version };
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
