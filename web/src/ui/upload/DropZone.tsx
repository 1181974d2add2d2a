import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';

export interface DropZoneProps extends Omit<ComponentProps<typeof chakra.div>, 'children' | 'onDrop'> {
  /** Accessible name of the file input. */
  label: string;
  /** Endings that the browser's file dialog offers. They do not limit dropped files: check these. */
  endings: readonly string[];
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** `open` opens the file dialog, for the button in the zone: the zone itself is not a button. */
  children: (open: () => void) => ReactNode;
}

/** An area to drop files on, with a button that opens the file dialog. Not drawn on paper. */
export function DropZone(props: DropZoneProps) {
  const { label, endings, multiple = false, disabled, onFiles, children, ...rest } = props;
  const drop = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: (files) => files.length > 0 && onFiles(files),
  });
  return (
    <chakra.div
      {...drop.getRootProps()}
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="card"
      transition="background-color 120ms, border-color 120ms"
      data-no-print=""
      {...rest}
      {...(drop.isDragActive
        ? { borderColor: 'brand.fg', bg: 'brand.subtle' }
        : { borderColor: 'border.control', bg: 'bg.subtle' })}
    >
      <input {...drop.getInputProps({ 'aria-label': label, accept: endings.join(','), multiple })} />
      {children(drop.open)}
    </chakra.div>
  );
}
