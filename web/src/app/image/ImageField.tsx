import { chakra } from '@chakra-ui/react';
import { Trash2, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../ui/action/Button';

export interface ImageFieldProps {
  /** Name of the file input: "Profile image". */
  label: string;
  preview: ReactNode;
  hasImage: boolean;
  busy: boolean;
  canEdit: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** Preview, drop zone, upload and Remove of one image. It is saved at once, apart from any form. */
export function ImageField({ label, preview, hasImage, busy, canEdit, onFile, onRemove }: ImageFieldProps) {
  const drop = useDropzone({
    multiple: false,
    noKeyboard: true,
    noClick: true,
    onDrop: (files) => files[0] && onFile(files[0]),
  });
  return (
    <chakra.div
      {...(canEdit ? drop.getRootProps() : {})}
      {...zoneStyle}
      borderColor={drop.isDragActive ? 'brand.fg' : 'border.strong'}
    >
      {preview}
      {canEdit && (
        <chakra.div display="flex" flexDirection="column" gap="2" alignItems="flex-start">
          <input {...drop.getInputProps({ 'aria-label': label, accept: '.jpg,.jpeg,.png' })} />
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button
              icon={<Upload size={15} strokeWidth={1.75} />}
              onClick={drop.open}
              busy={busy}
              busyText="Uploading..."
            >
              {hasImage ? 'Replace image' : 'Upload image'}
            </Button>
            {hasImage && (
              <Button
                variant="dangerQuiet"
                icon={<Trash2 size={15} strokeWidth={1.75} />}
                onClick={onRemove}
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
