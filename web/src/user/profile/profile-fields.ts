import { profileInput, type ProfileInput } from '@roofline/schema/user/user';
import { answersOf, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import { maskPhone } from './phone';
import type { ProfileFieldsFragment } from './Profile.generated';

type ProfileValues = Answers<typeof profileInput>;
export type ProfileForm = FieldsForm<ProfileValues, ProfileInput, object>;

/** The fields of a user's profile. */
const PROFILE_FIELDS: FieldList<ProfileValues> = [
  {
    title: 'Name',
    purpose: 'How you appear to your colleagues.',
    rows: [
      [
        { name: 'firstName', autoComplete: 'given-name' },
        { name: 'lastName', autoComplete: 'family-name' },
      ],
    ],
  },
  {
    title: 'Contact',
    purpose: 'You sign in with the email address.',
    rows: [
      [
        {
          name: 'email',
          autoComplete: 'email',
          hint: 'If you change it, Roofline notifies the old address.',
        },
        {
          name: 'phone',
          autoComplete: 'tel-national',
          inputMode: 'numeric',
          hint: 'Like 425 555 0100',
          clean: maskPhone,
        },
      ],
    ],
  },
];

/** Returns the form's values for a saved profile. */
export const profileValues = (profile: ProfileFieldsFragment): ProfileValues =>
  answersOf(profileInput, profile);

export const useProfileForm = (profile: ProfileFieldsFragment): ProfileForm =>
  useFieldsForm({ schema: profileInput, list: PROFILE_FIELDS, saved: profileValues(profile), given: {} });
