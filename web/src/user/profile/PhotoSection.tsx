import { useState } from 'react';
import { ImageField } from '../../app/ImageField';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { FormSection } from '../../ui/form/FormSection';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { Portrait } from './Portrait';
import type { ProfileFieldsFragment } from './Profile.generated';
import { usePhoto } from './use-photo';

/** The viewer's photo: saved at once, removed after a question. */
export function PhotoSection(props: { profile: ProfileFieldsFragment; onReload: () => Promise<unknown> }) {
  const { profile } = props;
  const { upload, remove, uploading, removing, problems } = usePhoto(profile, props.onReload);
  const [asking, setAsking] = useState(false);
  return (
    <FormSection title="Photo" purpose="Stands beside what you change, for your colleagues to see.">
      <FormErrorAlert details={problems} />
      <ImageField
        label="Profile image"
        preview={
          <Portrait src={profile.imageUrl} firstName={profile.firstName} lastName={profile.lastName} />
        }
        hasImage={profile.imageUrl !== null}
        busy={uploading}
        canEdit
        onFile={(file) => void upload(file)}
        onRemove={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title="REMOVE PROFILE IMAGE?"
        confirmText="Remove"
        destructive
        busy={removing}
        busyText="Removing..."
        onConfirm={() => void remove().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        Your photo is deleted. Your initials stand in its place.
      </ConfirmDialog>
    </FormSection>
  );
}
