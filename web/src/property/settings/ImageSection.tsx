import { chakra } from '@chakra-ui/react';
import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { PropertyThumb } from '../../app/PropertyThumb';
import { useSelection } from '../../app/selection';
import { Button } from '../../ui/action/Button';
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
  const drop = useDropzone({
    multiple: false,
    noKeyboard: true,
    onDrop: (files) => files[0] && void upload(files[0]),
    noClick: true,
  });
  const canEdit = property.viewerCan.edit;
  return (
    <FormSection title="Profile image" purpose="Stands for the property in lists and in the switcher.">
      <FormErrorAlert details={problems} />
      <chakra.div
        {...(canEdit ? drop.getRootProps() : {})}
        {...zoneStyle}
        borderColor={drop.isDragActive ? 'brand.fg' : 'border.strong'}
      >
        <PropertyThumb src={property.profileImage} name={property.name} size={96} />
        {canEdit && (
          <chakra.div display="flex" flexDirection="column" gap="2" alignItems="flex-start">
            <input {...drop.getInputProps({ 'aria-label': 'Profile image', accept: '.jpg,.jpeg,.png' })} />
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Button
                icon={<Upload size={15} strokeWidth={1.75} />}
                onClick={drop.open}
                busy={busy}
                busyText="Uploading..."
              >
                {property.profileImage ? 'Replace image' : 'Upload image'}
              </Button>
              {property.profileImage && (
                <Button
                  variant="dangerQuiet"
                  icon={<Trash2 size={15} strokeWidth={1.75} />}
                  onClick={() => setAsking(true)}
                  disabled={busy}
                >
                  Remove
                </Button>
              )}
            </chakra.div>
            <chakra.p textStyle="caption" color="fg.subtle">
              Or drop a file here. Allowed types: .jpg, .jpeg, .png. At most 5 MB.
            </chakra.p>
          </chakra.div>
        )}
      </chakra.div>
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

const zoneStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  p: '4',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderRadius: 'card',
} as const;
