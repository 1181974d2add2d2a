import { useApolloClient } from '@apollo/client/react';
import type { Property } from '@roofline/schema/property';
import { useState } from 'react';
import { imageProblem, uploadFile } from '../../app/upload';
import { toast } from '../../ui/feedback/toast';
import { useRemovePropertyImageMutation, type DetailsOfPropertyFragment } from './PropertyDetails.generated';

export function usePropertyImage(props: {
  property: DetailsOfPropertyFragment;
  onChanged: () => Promise<unknown>;
  onStale: () => void;
}) {
  const { property } = props;
  const client = useApolloClient();
  const [removeImage, removing] = useRemovePropertyImageMutation();
  const [uploading, setUploading] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);

  const show = (image: string | null, version: number) =>
    client.cache.modify({
      id: client.cache.identify({ __typename: 'Property', propertyId: property.propertyId }),
      fields: { profileImage: () => image, version: () => version },
    });

  const upload = async (file: File) => {
    const wrong = imageProblem(file);
    setProblems(wrong ? [wrong] : []);
    if (wrong) return;
    setUploading(true);
    const answer = await uploadFile<Property>(`/upload/property-image/${property.propertyId}`, file);
    setUploading(false);
    if ('data' in answer) {
      show(answer.data.profileImage, answer.data.version);
      toast.success('Property Image Saved Successfully');
      await props.onChanged();
    } else {
      setProblems(answer.problems);
      toast.failure('Property Image Save Failed');
    }
  };

  const remove = async () => {
    const { propertyId, version } = property;
    const errors = await removeImage({ variables: { input: { propertyId, version } } }).then(
      ({ data }) => data?.removePropertyImage.userErrors,
      () => undefined,
    );
    setProblems(errors?.map((error) => error.detail) ?? ['The image could not be removed. Try again.']);
    if (errors?.some((error) => error.code === 'stale')) props.onStale();
    if (errors?.length !== 0) return;
    toast.success('Profile Image Removed');
    await props.onChanged();
  };

  return { upload, remove, busy: uploading || removing.loading, problems };
}
