import { chakra } from '@chakra-ui/react';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { formatSize } from '../../ui/format/size';
import { Dialog } from '../../ui/overlay/Dialog';
import { FileIcon } from '../model/FileIcon';
import type { FileItem } from '../model/use-files';
import { FileBrowser, rowStyle, useFileBrowser } from '../choose/FileBrowser';

interface ChooseFileDialogProps {
  propertyId: string;
  onClose: () => void;
  onChoose: (file: FileItem) => void;
}

/** Chooses one of the files of the property: a press on its name is enough. */
export function ChooseFileDialog({ propertyId, onClose, onChoose }: ChooseFileDialogProps) {
  const at = useFileBrowser(propertyId);
  const { errors, reload } = at.files;
  return (
    <Dialog open onClose={onClose} title="Choose a file" width="520px">
      {errors && <ErrorState details={errors} onRetry={() => void reload()} />}
      <FileBrowser
        at={at}
        draw={(file) => (
          <chakra.button type="button" onClick={() => onChoose(file)} {...rowStyle}>
            <FileIcon kind={file.previewKind} />
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              {file.fileName}
            </chakra.span>
            <chakra.span color="fg.muted" data-figure="">
              {formatSize(file.fileSize)}
            </chakra.span>
          </chakra.button>
        )}
      />
    </Dialog>
  );
}
