import { chakra } from '@chakra-ui/react';
import { Files, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSave } from '../../app/save/use-save';
import { useSelection } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { counted } from '../../ui/format/count';
import { formatDayOf } from '../../ui/format/day';
import { formatSize } from '../../ui/format/size';
import { ListPage } from '../../ui/list-page/ListPage';
import type { Column } from '../../ui/table-model/column';
import { FileIcon } from '../model/FileIcon';
import type { FileItem } from '../model/use-files';
import { AddFilesDialog } from './AddFilesDialog';
import { useProjectFilesQuery, useRemoveFileFromProjectMutation } from './ProjectFiles.generated';

export interface ProjectFilesProps {
  projectId: string;
  /** The viewer may add files to the project. */
  canEdit: boolean;
}

const Name = ({ file }: { file: FileItem }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="2" minW="0">
    <FileIcon kind={file.previewKind} />
    <chakra.span asChild overflowWrap="anywhere" _hover={{ textDecoration: 'underline' }}>
      <Link to={paths.file(file)}>{file.fileName}</Link>
    </chakra.span>
  </chakra.span>
);

const columns: Column<FileItem>[] = [
  {
    id: 'name',
    header: 'Name',
    fixed: true,
    width: '45%',
    cell: (file) => <Name file={file} />,
    sortValue: (file) => file.fileName,
  },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    cell: (file) => <span data-figure="">{formatSize(file.fileSize)}</span>,
    sortValue: (file) => file.fileSize,
  },
  {
    id: 'uploaded',
    header: 'Uploaded',
    cell: (file) => formatDayOf(file.uploadDate),
    sortValue: (file) => file.uploadDate,
    sortsAs: 'figures',
  },
  {
    id: 'by',
    header: 'By',
    cell: (file) => file.uploadByFullName,
    sortValue: (file) => file.uploadByFullName,
  },
];

const commandsOf = (onRemove: (file: FileItem) => void) => (file: FileItem) => [
  {
    id: 'remove',
    label: 'Remove',
    name: `Remove ${file.fileName} from the project`,
    icon: <X size={16} strokeWidth={1.75} />,
    onSelect: () => onRemove(file),
  },
];

/** The files of a project, on its page: links to them, a command to take one out, and a button to add others. */
export function ProjectFiles({ projectId, canEdit }: ProjectFilesProps) {
  const [isAdding, setAdding] = useState(false);
  const { property } = useSelection();
  const query = useProjectFilesQuery({ variables: { projectId } });
  const files = (query.data ?? query.previousData)?.project?.files;
  const [remove] = useRemoveFileFromProjectMutation();
  const removing = useSave({
    send: ({ propertyFileId }: FileItem) => remove({ variables: { input: { propertyFileId, projectId } } }),
    done: (_payload, { fileName }) => `${fileName} removed from the project`,
    failed: (problem) => problem,
    onOutdated: () => query.refetch(),
  });
  const addButton = (
    <Button icon={<Plus size={16} strokeWidth={1.75} />} onClick={() => setAdding(true)}>
      Add files
    </Button>
  );
  const hasFiles = files !== undefined && files.length > 0;
  return (
    <>
      {hasFiles && (
        <chakra.div {...headStyle}>
          <chakra.p color="fg.muted">{counted(files.length, 'file')}</chakra.p>
          {canEdit && addButton}
        </chakra.div>
      )}
      <ListPage
        caption="Files of the project"
        columns={columns}
        rows={files}
        rowId={({ propertyFileId }) => propertyFileId}
        rowName={({ fileName }) => fileName}
        errors={query.error && !files ? ['The files could not be loaded.'] : undefined}
        onRetry={() => void query.refetch()}
        commands={canEdit ? commandsOf((file) => void removing.save(file)) : undefined}
        renderPhoneRow={(file) => <PhoneRow file={file} />}
        empty={
          <EmptyState
            icon={<Files size={24} strokeWidth={1.6} />}
            text="No files yet"
            action={canEdit && addButton}
          />
        }
      />
      {isAdding && property && (
        <AddFilesDialog
          {...{ projectId }}
          propertyId={property.propertyId}
          isIn={files?.map(({ propertyFileId }) => propertyFileId) ?? []}
          onClose={() => setAdding(false)}
          onOutdated={() => query.refetch()}
        />
      )}
    </>
  );
}

function PhoneRow({ file }: { file: FileItem }) {
  return (
    <chakra.div display="grid" gap="0.5">
      <Name file={file} />
      <chakra.span textStyle="caption" color="fg.muted">
        {formatSize(file.fileSize)}, {formatDayOf(file.uploadDate)}
      </chakra.span>
    </chakra.div>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  mb: '3',
} as const;
