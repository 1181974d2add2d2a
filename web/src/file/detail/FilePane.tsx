import { chakra } from '@chakra-ui/react';
import { Download, Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/action/Button';
import { DetailPane } from '../../ui/detail-pane/DetailPane';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { formatDayOf } from '../../ui/format/day';
import { formatSize } from '../../ui/format/size';
import { Dialog } from '../../ui/overlay/Dialog';
import { downloadAddress } from '../model/download-address';
import type { FileRow } from '../list/file-rows';
import { FilePreview } from '../preview/FilePreview';
import { FileProjects } from '../project/FileProjects';
import { FileFacts } from './FileFacts';
import { useFile, type FileDetail } from './use-file';
import { Versions } from './Versions';

interface FilePaneProps {
  fileId: string;
  propertyId: string;
  /** The list beside it, which the pane walks along. */
  rows: readonly FileRow[];
  /** Opens another file, or none. */
  onOpen: (fileId: string | null) => void;
}

const icon = { size: 16, strokeWidth: 1.75 };

/** One file: its preview, its facts, its projects and its versions. */
export function FilePane({ fileId, propertyId, rows, onOpen }: FilePaneProps) {
  const { file, isGone, hasFailed, reload } = useFile(fileId);
  const [isDirty, setDirty] = useState(false);
  const files = rows.filter(({ kind }) => kind === 'file');
  const at = files.findIndex(({ id }) => id === fileId);
  const close = () => {
    onOpen(null);
    // The keys go on in the list, where the file was opened.
    document.querySelector<HTMLElement>(`[data-row="${fileId}"]`)?.focus();
  };
  const step = (by: 1 | -1) => {
    const to = at < 0 ? undefined : files[at + by];
    return to && (() => onOpen(to.id));
  };
  return (
    <DetailPane
      label="File"
      place={at < 0 ? null : { at: at + 1, of: files.length }}
      onPrevious={step(-1)}
      onNext={step(1)}
      onClose={close}
    >
      {isGone && (
        <chakra.p color="fg.muted">This file no longer exists, or you can no longer see it.</chakra.p>
      )}
      {hasFailed && !isGone && (
        <chakra.p role="alert">
          The file could not be loaded.{' '}
          <Button variant="link" onClick={() => void reload().catch(() => undefined)}>
            Try again
          </Button>
        </chakra.p>
      )}
      {file && <Opened {...{ file, propertyId }} onDirty={setDirty} onReload={reload} />}
      {!file && !isGone && !hasFailed && (
        <Loading>
          <Skeleton height="320px" radius="card" />
        </Loading>
      )}
      <DirtyGuard dirty={isDirty} name={file?.fileName ?? 'the file'} part="file" />
    </DetailPane>
  );
}

interface OpenedProps {
  file: FileDetail;
  propertyId: string;
  onDirty: (isDirty: boolean) => void;
  onReload: () => Promise<FileDetail | null>;
}

function Opened(props: OpenedProps) {
  const { file } = props;
  const [isLarge, setLarge] = useState(false);
  const canEnlarge = file.previewKind !== 'none';
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <chakra.h3 textStyle="dialogTitle" overflowWrap="anywhere">
          {file.fileName}
        </chakra.h3>
        <chakra.p color="fg.muted" textStyle="table" mt="1">
          {formatSize(file.fileSize)}, uploaded by {file.uploadByFullName} on {formatDayOf(file.uploadDate)}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
          <Button asChild>
            <a href={downloadAddress(file.propertyFileId)} download>
              <Download {...icon} />
              Download
            </a>
          </Button>
          {canEnlarge && (
            <Button icon={<Maximize2 {...icon} />} onClick={() => setLarge(true)}>
              Enlarge
            </Button>
          )}
        </chakra.div>
      </div>
      {/* A part that scrolls must be reachable by keys. */}
      <chakra.div
        maxH={canEnlarge ? '420px' : undefined}
        overflowY="auto"
        {...(canEnlarge ? { tabIndex: 0, role: 'region', 'aria-label': 'Preview' } : {})}
      >
        <FilePreview file={file} />
      </chakra.div>
      <FileFacts {...props} />
      <FileProjects file={file} propertyId={props.propertyId} onReload={props.onReload} />
      <Versions file={file} />
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={file.fileName} width="min(1080px, 96vw)">
        {isLarge && <FilePreview file={file} />}
      </Dialog>
    </chakra.div>
  );
}
