import { useState, type ReactNode } from 'react';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { FormSection } from '../../ui/form/FormSection';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { ImageField } from './ImageField';
import type { useImage } from './use-image';

export interface ImageSectionProps {
  title: string;
  purpose: string;
  /** Name of the file input. */
  label: string;
  preview: ReactNode;
  hasImage: boolean;
  canEdit: boolean;
  image: ReturnType<typeof useImage>;
  /** The question before the image is removed: its title, and a text about the consequence. */
  question: { title: string; text: string };
}

/** One image with its preview: saved at once, removed after a question. */
export function ImageSection(props: ImageSectionProps) {
  const { upload, remove, uploading, removing, problems } = props.image;
  const [asking, setAsking] = useState(false);
  return (
    <FormSection title={props.title} purpose={props.purpose}>
      <FormErrorAlert details={problems} />
      <ImageField
        label={props.label}
        preview={props.preview}
        hasImage={props.hasImage}
        busy={uploading}
        canEdit={props.canEdit}
        onFile={(file) => void upload(file)}
        onRemove={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={props.question.title}
        confirmText="Remove"
        destructive
        busy={removing}
        busyText="Removing..."
        onConfirm={() => void remove().finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {props.question.text}
      </ConfirmDialog>
    </FormSection>
  );
}
