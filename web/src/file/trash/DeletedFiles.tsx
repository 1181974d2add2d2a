import { ArchiveRestore, ArrowLeft, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBreadcrumbs } from '../../app/Breadcrumbs';
import { listAnswer } from '../../app/list/list-answer';
import { usePageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import type { SelectedProperty } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { counted } from '../../ui/format/count';
import { formatDayOf } from '../../ui/format/day';
import { formatSize } from '../../ui/format/size';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ListPage } from '../../ui/list-page/ListPage';
import { useListSelection } from '../../ui/list-page/use-list-selection';
import type { Column } from '../../ui/table-model/column';
import { BulkLine } from '../../ui/table-tools/BulkLine';
import { chosenOf } from '../commands/use-file-commands';
import { useRestore } from '../commands/use-restore';
import { fileRow, folderRow, type FileRow, type Listing } from '../list/file-rows';
import { FileIcon } from '../model/FileIcon';
import { useDeletedFilesQuery } from '../model/Files.generated';
import type { Chosen } from '../model/folder-tree';
import { EraseDialog } from './EraseDialog';

const icon = { size: 16, strokeWidth: 1.75 };
const idOf = (row: FileRow) => row.id;
const NO_ROWS: readonly FileRow[] = [];

const columns: Column<FileRow>[] = [
  {
    id: 'name',
    header: 'Name',
    fixed: true,
    width: '55%',
    sortValue: (row) => row.name,
    cell: (row) => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
        <FileIcon kind={row.kind === 'folder' ? 'folder' : row.file.previewKind} />
        {row.name}
      </span>
    ),
  },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    cell: (row) =>
      row.kind === 'folder' ? counted(row.folder.fileCount, 'file') : formatSize(row.file.fileSize),
  },
  {
    id: 'deleted',
    header: 'Deleted',
    sortValue: (row) => (row.kind === 'file' ? row.file.deletedAt : null),
    cell: (row) => row.kind === 'file' && row.file.deletedAt && formatDayOf(row.file.deletedAt),
  },
];

/** Reads the deleted files and folders, and returns them with the selected ones and the user's actions. */
function useTrash({ propertyId, viewerCan }: SelectedProperty) {
  const query = useDeletedFilesQuery({ variables: { propertyId } });
  const { shown, ...answer } = listAnswer(query, 'The deleted files could not be loaded.');
  const files = shown?.property?.files as Listing | undefined;
  const rows = useMemo(
    () => files && [...files.folders.map(folderRow), ...files.files.map(fileRow)],
    [files],
  );
  const selection = useListSelection(rows ?? NO_ROWS, idOf);
  const [erased, setErased] = useState<Chosen | null>(null);
  const restore = useRestore(propertyId);
  const acts = [
    ...(viewerCan.deleteFiles
      ? [
          {
            id: 'restore',
            label: 'Restore',
            icon: <ArchiveRestore {...icon} />,
            act: (of: Chosen) => void restore(of),
          },
        ]
      : []),
    ...(viewerCan.eraseMedia
      ? [{ id: 'erase', label: 'Erase', icon: <Trash2 {...icon} />, destructive: true, act: setErased }]
      : []),
  ];
  return { answer, rows, trashDays: shown?.property?.files.trashDays, selection, acts, erased, setErased };
}

/** The files and folders that were deleted lately, to restore to where they were; those who may can erase them at once. */
export function DeletedFiles({ property }: { property: SelectedProperty }) {
  const { propertyId, viewerCan } = property;
  usePageTitle('Deleted files');
  useBreadcrumbs([
    { label: property.name, to: viewerCan.viewDashboard ? paths.dashboard : undefined },
    { label: 'Files', to: paths.files() },
    { label: 'Deleted files' },
  ]);
  const { answer, rows, trashDays, selection, acts, erased, setErased } = useTrash(property);
  const actions = acts.map(({ act, ...action }) => ({
    ...action,
    onSelect: () => act(chosenOf(selection.rows)),
  }));
  return (
    <>
      <PageHeader
        title="Deleted files"
        line={
          trashDays === undefined
            ? '\u00A0'
            : `They are erased ${counted(trashDays, 'day')} after they were deleted.`
        }
        actions={
          <Button asChild>
            <Link to={paths.files()}>
              <ArrowLeft {...icon} />
              All files
            </Link>
          </Button>
        }
      />
      <ListPage
        {...answer}
        caption="Deleted files"
        columns={columns}
        rows={rows}
        rowId={idOf}
        rowName={(row) => row.name}
        hasNoToolbar={rows?.length === 0}
        filters={<BulkLine count={selection.rows.length} actions={actions} onClear={selection.clear} />}
        selection={acts.length > 0 ? selection : undefined}
        commands={(row) =>
          acts.map(({ act, ...command }) => ({ ...command, onSelect: () => act(chosenOf([row])) }))
        }
        renderPhoneRow={(row) => row.name}
        empty={
          <EmptyState icon={<Trash2 size={24} strokeWidth={1.6} />} text="Nothing has been deleted lately" />
        }
      />
      {erased && <EraseDialog chosen={erased} propertyId={propertyId} onClose={() => setErased(null)} />}
    </>
  );
}
