import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/action/Button';

/** Asks for files from anywhere on this device. */
export function UploadButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="primary"
        icon={<Upload size={16} strokeWidth={1.75} />}
        onClick={() => input.current?.click()}
      >
        Upload files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to upload"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
