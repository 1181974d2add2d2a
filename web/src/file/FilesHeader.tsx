import { Ellipsis, FolderPlus, Trash2 } from 'lucide-react';
import { Button } from '../ui/action/Button';
import { IconButton } from '../ui/action/IconButton';
import { PageHeader } from '../ui/layout/PageHeader';
import { Menu } from '../ui/overlay/Menu';
import { usageLine } from './model/file-words';
import type { FileUsage } from './model/use-files';
import { UploadButton } from './upload/UploadButton';

const icon = { size: 16, strokeWidth: 1.75 };

interface FilesHeaderProps {
  usage: FileUsage | undefined;
  canEdit: boolean;
  onNewFolder: () => void;
  onFiles: (files: readonly File[]) => void;
  onTrash: () => void;
}

/** The heading of the files: how many there are, how to add more, and the way to the deleted ones. */
export function FilesHeader({ usage, canEdit, onNewFolder, onFiles, onTrash }: FilesHeaderProps) {
  return (
    <PageHeader
      title="Files"
      // The line keeps its height while the usage loads.
      line={usage ? usageLine(usage) : '\u00a0'}
      actions={
        <>
          {canEdit && (
            <>
              <Button icon={<FolderPlus {...icon} />} onClick={onNewFolder}>
                New folder
              </Button>
              <UploadButton onFiles={onFiles} />
            </>
          )}
          <Menu
            label="More"
            trigger={<IconButton noTooltip label="More" icon={<Ellipsis {...icon} />} aria-haspopup="menu" />}
            items={[{ id: 'trash', label: 'Deleted files', icon: <Trash2 {...icon} />, onSelect: onTrash }]}
          />
        </>
      }
    />
  );
}
