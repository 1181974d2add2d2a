import { chakra } from '@chakra-ui/react';
import { profileInput, type ProfileInput } from '@roofline/schema/user';
import { limits } from '@roofline/schema/limits';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FormFooter } from '../../ui/form/FormFooter';
import { FieldRow, FormSection } from '../../ui/form/FormSection';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { TextRuled } from '../../ui/ruled-form/RuledFields';
import { useRuledForm } from '../../ui/ruled-form/use-ruled-form';
import { maskPhone } from './phone';
import type { ProfileFieldsFragment } from './Profile.generated';
import { useSaveProfile } from './use-save-profile';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

const valuesOf = ({ firstName, lastName, email, phone }: ProfileFieldsFragment): ProfileValues => ({
  firstName,
  lastName,
  email,
  phone: phone ?? '',
});

export interface EditProfileFormProps {
  profile: ProfileFieldsFragment;
  onReload: () => Promise<ProfileFieldsFragment | undefined>;
}

export function EditProfileForm({ profile, onReload }: EditProfileFormProps) {
  const navigate = useNavigate();
  const formId = useId();
  const form = useRuledForm<ProfileValues, ProfileInput>({
    schema: profileInput,
    defaultValues: valuesOf(profile),
  });
  const [isLeaving, setLeaving] = useState(false);
  // Leaves once the guard below knows of it.
  useEffect(() => {
    if (isLeaving) void navigate(paths.profile);
  }, [isLeaving, navigate]);
  const leave = () => setLeaving(true);
  const loadNewer = async () => {
    const fresh = await onReload();
    if (fresh) form.reset(valuesOf(fresh));
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
      <FormSection title="Name" purpose="How you appear to your colleagues.">
        <FieldRow>
          <TextRuled form={form} name="firstName" label="First name" autoComplete="given-name" />
          <TextRuled form={form} name="lastName" label="Last name" autoComplete="family-name" />
        </FieldRow>
      </FormSection>
      <FormSection title="Contact" purpose="You sign in with the email address.">
        <FieldRow>
          <TextRuled
            form={form}
            name="email"
            label="Email"
            autoComplete="email"
            hint="A change is told to the old address."
            maxLength={limits.emailMax}
          />
          <TextRuled
            form={form}
            name="phone"
            label="Phone"
            optional
            autoComplete="tel-national"
            inputMode="numeric"
            hint="Like 425 555 0100"
            clean={maskPhone}
          />
        </FieldRow>
      </FormSection>
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
