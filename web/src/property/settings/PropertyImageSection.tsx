import type { Property } from '@roofline/schema/property/property';
import { ImageSection } from '../../app/image/ImageSection';
import { useImage } from '../../app/image/use-image';
import { PropertyThumb } from '../../app/PropertyThumb';
import { useSelection } from '../../app/selection/selection';
import { useRemovePropertyImageMutation, type DetailsOfPropertyFragment } from './PropertyDetails.generated';

/** The image of a property, saved at once and not with the form around it. */
export function PropertyImageSection(props: {
  property: DetailsOfPropertyFragment;
  onReload: () => Promise<unknown>;
}) {
  const { propertyId, version, name, profileImage, viewerCan } = props.property;
  const { refreshProperty } = useSelection();
  const [removeImage] = useRemovePropertyImageMutation();
  const image = useImage<Property>({
    uploadPath: `/upload/property-image/${propertyId}`,
    entity: { __typename: 'Property', propertyId },
    field: 'profileImage',
    sendRemoval: () => removeImage({ variables: { input: { propertyId, version } } }),
    words: {
      saved: 'Property Image Saved Successfully',
      saveFailed: 'Property Image Save Failed',
      removed: 'Profile Image Removed',
    },
    onChanged: refreshProperty,
    onRefused: props.onReload,
  });
  return (
    <ImageSection
      title="Profile image"
      purpose="Shown in lists and in the switcher."
      label="Profile image"
      preview={<PropertyThumb src={profileImage} name={name} size={96} />}
      hasImage={profileImage !== null}
      canEdit={viewerCan.edit}
      image={image}
      question={{
        title: 'REMOVE PROFILE IMAGE?',
        text: `The image of ${name} is deleted. A drawn house replaces it.`,
      }}
    />
  );
}
