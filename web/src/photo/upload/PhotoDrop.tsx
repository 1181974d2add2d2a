import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import { Upload } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { useDropzone } from 'react-dropzone';
import { useLatest } from '../../app/use-latest';
import { pastedPhotos } from './photo-file';

/** What the buttons that ask for photos call. */
export interface PhotoDropHandle {
  choose: () => void;
  /** Opens the camera of a phone. */
  shoot: () => void;
}

export interface PhotoDropProps {
  /** Where they go, in words: `Cedar Ridge`, `the component`, `the project`. */
  target: string;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
  handle: Ref<PhotoDropHandle>;
  children: ReactNode;
}

/** A page that takes photos dropped or pasted anywhere on it, and asks for files or for the camera. */
export function PhotoDrop({ target, disabled, onFiles, handle, children }: PhotoDropProps) {
  const camera = useRef<HTMLInputElement>(null);
  const drop = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled,
    onDrop: (files) => files.length > 0 && onFiles(files),
  });
  const { open } = drop;
  useImperativeHandle(handle, () => ({ choose: open, shoot: () => camera.current?.click() }), [open]);
  usePastedPhotos(disabled, onFiles);
  return (
    <chakra.div {...drop.getRootProps({ role: undefined })} display="flex" flexDirection="column" flex="1">
      <input
        {...drop.getInputProps({
          'aria-label': 'Photos to upload',
          accept: limits.photoExtensions.join(','),
          multiple: true,
        })}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Photo to take"
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same picture can be chosen again.
          currentTarget.value = '';
        }}
      />
      {children}
      {drop.isDragActive && (
        <chakra.div {...overStyle}>
          <Upload size={28} strokeWidth={1.6} aria-hidden />
          <chakra.p textStyle="section">Drop the photos to upload them to {target}</chakra.p>
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** Passes on pictures that are pasted outside a field. */
function usePastedPhotos(disabled: boolean, onFiles: PhotoDropProps['onFiles']): void {
  const latest = useLatest(onFiles);
  useEffect(() => {
    if (disabled) return undefined;
    const paste = (event: ClipboardEvent) => {
      const isText = (event.target as HTMLElement).closest?.('input, textarea, [contenteditable]');
      const files = isText ? [] : pastedPhotos(event.clipboardData, new Date());
      if (files.length > 0) latest.current(files);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [disabled, latest]);
}

const overStyle = {
  position: 'fixed',
  inset: '3',
  zIndex: 'overlay',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  bg: 'brand.subtle',
  color: 'brand.fg',
  opacity: '0.94',
  borderWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'brand.fg',
  borderRadius: 'sheet',
  pointerEvents: 'none',
} as const;
