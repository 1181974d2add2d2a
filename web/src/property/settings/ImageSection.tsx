import { useState } from 'react';
import { ImageField } from '../../app/ImageField';
import { PropertyThumb } from '../../app/PropertyThumb';
import { useSelection } from '../../app/selection';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { FormSection } from '../../ui/form/FormSection';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { usePropertyImage } from './property-image';
import type { DetailsOfPropertyFragment } from './PropertyDetails.generated';

/** Square preview, drop zone, and Remove. An image is saved at once, apart from the form. */
export function ImageSection({
  property,
  onStale,
}: {
  property: DetailsOfPropertyFragment;
  onStale: () => void;
}) {
  const { refreshProperty } = useSelection();
  const { upload, remove, busy, problems } = usePropertyImage({
    property,
    onChanged: refreshProperty,
    onStale,
  });
  const [asking, setAsking] = useState(false);
  return (
    <FormSection title="Profile image" purpose="Stands for the property in lists and in the switcher.">
      <FormErrorAlert details={problems} />
      <ImageField
        label="Profile image"
        preview={<PropertyThumb src={property.profileImage} name={property.name} size={96} />}
        hasImage={property.profileImage !== null}
        busy={busy}
        canEdit={property.viewerCan.edit}
        onFile={(file) => void upload(file)}
        onRemove={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title="REMOVE PROFILE IMAGE?"
        confirmText="Remove"
        destructive
        busy={busy}
        busyText="Removing..."
        onConfirm={() => void remove().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {`The image of ${property.name} is deleted. A drawn house stands in its place.`}
      </ConfirmDialog>
    </FormSection>
  );
}
