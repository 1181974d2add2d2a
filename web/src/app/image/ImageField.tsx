import { chakra } from '@chakra-ui/react';
import { Trash2, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/action/Button';
import { DropZone } from '../../ui/upload/DropZone';

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
export function ImageField(props: ImageFieldProps) {
  const { label, preview, canEdit, hasImage, onFile } = props;
  if (!canEdit)
    return (
      <chakra.div {...zoneStyle} borderWidth="1px" borderStyle="dashed" borderRadius="card">
        {preview}
      </chakra.div>
    );
  return (
    <DropZone
      {...zoneStyle}
      // On paper only the image itself is drawn.
      data-no-print={hasImage ? undefined : ''}
      _print={{ p: '0', borderWidth: '0' }}
      label={label}
      endings={['.jpg', '.jpeg', '.png']}
      onFiles={([file]) => file && onFile(file)}
    >
      {(open) => (
        <>
          {preview}
          <Commands {...props} onOpen={open} />
        </>
      )}
    </DropZone>
  );
}

function Commands({ hasImage, busy, onRemove, onOpen }: ImageFieldProps & { onOpen: () => void }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" alignItems="flex-start">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          icon={<Upload size={15} strokeWidth={1.75} />}
          onClick={onOpen}
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
      <chakra.p textStyle="caption" color="fg.subtle" data-no-print="">
        Or drop a file here. Allowed types: .jpg, .jpeg, .png. At most 5 MB.
      </chakra.p>
    </chakra.div>
  );
}

const zoneStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4',
  p: '4',
} as const;
