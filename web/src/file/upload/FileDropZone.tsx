import { chakra } from '@chakra-ui/react';
import { Upload } from 'lucide-react';
import { DropZone } from '../../ui/upload/DropZone';

/** A zone to drop files on, which names the folder that they go to. */
export function FileDropZone({
  where,
  onFiles,
}: {
  where: string;
  onFiles: (files: readonly File[]) => void;
}) {
  return (
    <DropZone label={`Files for ${where}`} endings={[]} multiple onFiles={onFiles} mt="4" p="4">
      {(open) => (
        <chakra.button type="button" onClick={open} {...buttonStyle}>
          <Upload size={16} strokeWidth={1.75} aria-hidden />
          Drop files here to upload to {where}
        </chakra.button>
      )}
    </DropZone>
  );
}

const buttonStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2.5',
  w: 'full',
  minH: '24px',
  color: 'fg.muted',
  textStyle: 'table',
  cursor: 'pointer',
  borderRadius: 'control',
  _hover: { color: 'fg.default' },
} as const;
