import type { UserProfile } from '@roofline/schema/user/user';
import { ImageSection } from '../../app/image/ImageSection';
import { useImage } from '../../app/image/use-image';
import { useSelection } from '../../app/selection/selection';
import { Portrait } from './Portrait';
import { useRemoveProfilePhotoMutation, type ProfileFieldsFragment } from './Profile.generated';

/** The viewer's photo, which the user menu also shows. */
export function PhotoSection(props: { profile: ProfileFieldsFragment; onReload: () => Promise<unknown> }) {
  const { userId, version, imageUrl, firstName, lastName } = props.profile;
  const { refreshViewer } = useSelection();
  const [removePhoto] = useRemoveProfilePhotoMutation();
  const image = useImage<UserProfile>({
    uploadPath: '/upload/profile-photo',
    entity: { __typename: 'UserProfile', userId },
    field: 'imageUrl',
    sendRemoval: () => removePhoto({ variables: { input: { version } } }),
    words: {
      saved: 'Profile Image Saved',
      removed: 'Profile Image Removed',
    },
    onChanged: refreshViewer,
    onRefused: props.onReload,
  });
  return (
    <ImageSection
      title="Photo"
      purpose="Your colleagues see it beside the changes you make."
      label="Profile image"
      preview={<Portrait src={imageUrl} firstName={firstName} lastName={lastName} />}
      hasImage={imageUrl !== null}
      canEdit
      image={image}
      question={{
        title: 'REMOVE PROFILE IMAGE?',
        text: 'Your photo is deleted. Your initials replace it.',
      }}
    />
  );
}
