import type { ProfileInput } from '@roofline/schema/user/user';
import { useSave } from '../../app/save/use-save';
import { useSelection } from '../../app/selection/selection';
import { useUpdateProfileMutation, type ProfileFieldsFragment } from './Profile.generated';
import type { ProfileForm } from './profile-fields';

/** Saves the profile with the version that the edit started from. */
export function useSaveProfile(props: {
  profile: ProfileFieldsFragment;
  form: ProfileForm;
  onSaved: () => void;
  loadNewer: () => Promise<unknown>;
}) {
  const { refreshViewer } = useSelection();
  const [update] = useUpdateProfileMutation();
  return useSave({
    send: (values: ProfileInput) =>
      update({ variables: { input: { ...values, version: props.profile.version } } }),
    form: props.form,
    done: 'Profile Updated',
    // The specified text with the first detail; the toast stays until the user closes it.
    failed: (problem) => `Profile Not Updated: ${problem}`,
    onSaved: async () => {
      await refreshViewer();
      props.onSaved();
    },
    loadNewer: props.loadNewer,
  });
}
