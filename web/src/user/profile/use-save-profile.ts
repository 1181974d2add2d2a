import type { ProfileInput } from '@roofline/schema/user';
import { useState } from 'react';
import { placeErrors, refusedOrUnsent } from '../../app/form-errors';
import { useSelection } from '../../app/selection';
import { toast } from '../../ui/feedback/toast';
import type { RuledForm } from '../../ui/ruled-form/use-ruled-form';
import type { ProfileValues } from './EditProfileForm';
import { useUpdateProfileMutation, type ProfileFieldsFragment } from './Profile.generated';

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

/** Saves the profile under the version that the edit started from. */
export function useSaveProfile(props: {
  profile: ProfileFieldsFragment;
  form: RuledForm<ProfileValues, ProfileInput>;
  onSaved: () => void;
}) {
  const { refreshViewer } = useSelection();
  const [update, { loading }] = useUpdateProfileMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const [isStale, setStale] = useState(false);

  const save = async (values: ProfileInput) => {
    const input = { ...values, version: props.profile.version };
    const errors = await refusedOrUnsent(
      update({ variables: { input } }).then(({ data }) => data?.updateProfile.userErrors),
      'The changes did not reach the server. Try again.',
    );
    setProblems(placeErrors(errors, FIELDS, props.form.reject));
    setStale(errors.some((error) => error.code === 'stale'));
    const first = errors[0];
    // Literal, with the first detail; a failure stays until it is closed.
    if (first) return toast.failure(`Profile Not Updated: ${first.detail}`);
    toast.success('Profile Updated');
    await refreshViewer();
    return props.onSaved();
  };
  return { save, saving: loading, problems, isStale };
}
