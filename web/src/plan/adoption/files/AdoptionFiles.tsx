import { chakra } from '@chakra-ui/react';
import { FileText, FolderOpen, Paperclip, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { uploadFile } from '../../../app/upload/upload-file';
import { useUploads } from '../../../app/upload/use-uploads';
import { Button } from '../../../ui/action/Button';
import { IconButton } from '../../../ui/action/IconButton';
import { formatSize } from '../../../ui/format/size';
import { DropZone } from '../../../ui/upload/DropZone';
import { ADOPTION_FILE_ENDINGS, adoptionFileProblem, type AdoptionFile } from './adoption-file';
import { RemoveFileDialog } from './RemoveFileDialog';

export interface AdoptionFilesProps {
  planId: string;
  files: readonly AdoptionFile[];
  /** Whether the user may add and remove documents. */
  canChange: boolean;
  reload: () => Promise<unknown>;
}

/** Documents of an adoption, such as the minutes: the user opens, removes and attaches them. */
export function AdoptionFiles({ planId, files, canChange, reload }: AdoptionFilesProps) {
  const [removing, setRemoving] = useState<AdoptionFile | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <chakra.section aria-label="Documents" display="grid" gap="3">
      <chakra.h3 ref={heading} tabIndex={-1} textStyle="label" outline="none">
        Documents
      </chakra.h3>
      {files.length === 0 && (
        <chakra.p textStyle="table" color="fg.muted">
          {canChange ? 'None yet. Attach the minutes or the resolution.' : 'None attached.'}
        </chakra.p>
      )}
      {files.length > 0 && (
        <chakra.ul listStyleType="none" display="grid" gap="1.5">
          {files.map((file) => (
            <FileLine
              key={file.adoptionFileId}
              file={file}
              onRemove={canChange ? () => setRemoving(file) : null}
            />
          ))}
        </chakra.ul>
      )}
      {canChange && <Attach planId={planId} reload={reload} />}
      {removing && (
        <RemoveFileDialog
          file={removing}
          onClose={() => setRemoving(null)}
          reload={reload}
          // The button that opened the question disappeared with its line.
          onRemoved={() => heading.current?.focus()}
        />
      )}
    </chakra.section>
  );
}

function FileLine({ file, onRemove }: { file: AdoptionFile; onRemove: (() => void) | null }) {
  return (
    <chakra.li {...lineStyle}>
      <FileText size={16} strokeWidth={1.75} aria-hidden />
      <chakra.a
        href={`/download/adoption-file/${file.adoptionFileId}`}
        flex="1"
        minW="0"
        color="brand.fg"
        overflowWrap="anywhere"
        _hover={{ textDecoration: 'underline' }}
      >
        {file.fileName}
      </chakra.a>
      <chakra.span color="fg.muted" data-figure="">
        {formatSize(file.fileSize)}
      </chakra.span>
      <chakra.span asChild color="fg.muted" _hover={{ color: 'fg.default' }}>
        <Link
          to={paths.file(file)}
          aria-label={`Show ${file.fileName} in its folder`}
          title="Show in its folder"
        >
          <FolderOpen size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      </chakra.span>
      {onRemove && (
        <IconButton
          tone="danger"
          label={`Remove ${file.fileName}`}
          icon={<Trash2 size={16} strokeWidth={1.75} />}
          onClick={onRemove}
        />
      )}
    </chakra.li>
  );
}

function Attach({ planId, reload }: Pick<AdoptionFilesProps, 'planId' | 'reload'>) {
  const { add } = useUploads({
    send: (file, sending) => uploadFile(`/upload/plan/${planId}/adoption-file`, file, sending),
    problemOf: adoptionFileProblem,
    onSaved: reload,
  });
  return (
    <DropZone label="Documents to attach" endings={ADOPTION_FILE_ENDINGS} multiple onFiles={add} p="3.5">
      {(open) => (
        <chakra.div {...zoneRowStyle}>
          <Button icon={<Paperclip size={15} strokeWidth={1.75} />} onClick={open}>
            Attach files
          </Button>
          <chakra.p textStyle="caption" color="fg.muted">
            {`Or drop files here. Allowed types: ${ADOPTION_FILE_ENDINGS.join(', ')}. At most 25 MB each.`}
          </chakra.p>
        </chakra.div>
      )}
    </DropZone>
  );
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'table',
  minH: '28px',
} as const;
const zoneRowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
} as const;
