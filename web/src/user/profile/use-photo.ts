import { useApolloClient } from '@apollo/client/react';
import type { UserProfile } from '@roofline/schema/user';
import { useState } from 'react';
import { refusedOf } from '../../app/form-errors';
import { useSelection } from '../../app/selection';
import { imageProblem, uploadFile } from '../../app/upload';
import { toast } from '../../ui/feedback/toast';
import { useRemoveProfilePhotoMutation, type ProfileFieldsFragment } from './Profile.generated';

/** Upload and removal of the viewer's photo; the user menu shows it too. */
export function usePhoto(profile: ProfileFieldsFragment, reload: () => Promise<unknown>) {
  const { refreshViewer } = useSelection();
  const { cache } = useApolloClient();
  const [removePhoto, removing] = useRemoveProfilePhotoMutation();
  const [uploading, setUploading] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);

  const upload = async (file: File) => {
    const wrong = imageProblem(file);
    setProblems(wrong ? [wrong] : []);
    if (wrong) return;
    setUploading(true);
    const answer = await uploadFile<UserProfile>('/upload/profile-photo', file);
    setUploading(false);
    if (!('data' in answer)) return setProblems(answer.problems);
    const { imageUrl, version } = answer.data;
    cache.modify({
      id: cache.identify({ __typename: 'UserProfile', userId: profile.userId }),
      fields: { imageUrl: () => imageUrl, version: () => version },
    });
    toast.success('Profile Image Saved');
    await refreshViewer();
  };

  const remove = async () => {
    const input = { version: profile.version };
    const errors = await refusedOf(
      removePhoto({ variables: { input } }).then(({ data }) => data?.removeProfilePhoto.userErrors),
    );
    setProblems(errors?.map((error) => error.detail) ?? ['The photo could not be removed. Try again.']);
    if (errors?.length !== 0) return void (await reload());
    toast.success('Profile Image Removed');
    await refreshViewer();
  };

  return { upload, remove, uploading, removing: removing.loading, problems };
}
