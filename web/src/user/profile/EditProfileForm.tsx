import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FieldSections } from '../../app/fields/FieldSections';
import { paths } from '../../app/paths';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FormFooter } from '../../ui/form/FormFooter';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { profileValues, useProfileForm } from './profile-fields';
import type { ProfileFieldsFragment } from './Profile.generated';
import { useSaveProfile } from './use-save-profile';

export interface EditProfileFormProps {
  profile: ProfileFieldsFragment;
  onReload: () => Promise<ProfileFieldsFragment | undefined>;
}

export function EditProfileForm({ profile, onReload }: EditProfileFormProps) {
  const navigate = useNavigate();
  const formId = useId();
  const form = useProfileForm(profile);
  const [isLeaving, setLeaving] = useState(false);
  // Leaves in an effect, after the guard below knows that the user may leave.
  useEffect(() => {
    if (isLeaving) void navigate(paths.profile);
  }, [isLeaving, navigate]);
  const leave = () => setLeaving(true);
  const loadNewer = async () => {
    const fresh = await onReload();
    if (fresh) form.reset(profileValues(fresh));
  };
  const saving = useSaveProfile({ profile, form, onSaved: leave, loadNewer });
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(saving.save);
      }}
    >
      <DirtyGuard dirty={form.isDirty && !isLeaving} name="your profile" />
      <SaveProblems {...saving} mb="5" />
      <FieldSections form={form} />
      <chakra.div display="flex" gap="2" justifyContent="flex-end" pt="4" borderTopWidth="1px">
        <FormFooter
          formId={formId}
          submitText="Save Changes"
          busyText="Saving..."
          busy={saving.saving}
          onCancel={leave}
        />
      </chakra.div>
    </form>
  );
}
