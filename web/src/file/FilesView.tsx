import { chakra } from '@chakra-ui/react';
import { BulkError } from '../app/bulk/BulkError';
import { useShortcuts } from '../app/shortcuts';
import { WithDetailPane } from '../ui/detail-pane/DetailPane';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { usePhone } from '../ui/layout/use-media-query';
import { NewFolderDialog } from './commands/NewFolderDialog';
import { NameContext, useNames } from './commands/renaming';
import { FilePane } from './detail/FilePane';
import { FileDrag } from './drag/FileDrag';
import { FilesHeader } from './FilesHeader';
import { EndingSoon } from './list/EndingSoon';
import { FileTable } from './list/FileTable';
import { StandardFolders } from './list/NoFiles';
import { ALL_FILES } from './model/folder-tree';
import { FolderCrumbs } from './tree/FolderCrumbs';
import { FolderTree } from './tree/FolderTree';
import { SearchBox } from './tree/SearchBox';
import { FileDropZone } from './upload/FileDropZone';
import { useFileUploads } from './upload/use-file-uploads';
import { useFilesDesk, type FilesDesk, type FilesDeskOptions } from './use-files-desk';

/** The files of a property: the tree of folders, the content of the open folder, and the open file beside it. */
export function FilesView(options: FilesDeskOptions) {
  const desk = useFilesDesk(options);
  const { property, address, shown, folder, canEdit } = desk;
  const { propertyId } = property;
  const uploads = useFileUploads({ propertyId, folder, files: shown.listing?.files ?? [] });
  useShortcuts({ c: () => canEdit && desk.setAdding(true) });
  return (
    <WithDetailPane
      pane={
        address.fileId && (
          <FilePane
            key={address.fileId}
            fileId={address.fileId}
            propertyId={propertyId}
            rows={desk.rows ?? []}
            onOpen={desk.openFile}
          />
        )
      }
    >
      <FilesHeader
        usage={shown.usage}
        canEdit={canEdit}
        onNewFolder={() => desk.setAdding(true)}
        onFiles={uploads.add}
        onTrash={() => address.change({ isTrash: true, fileId: null })}
      />
      <FileDrag
        folders={shown.folders}
        chosenWith={desk.chosenWith}
        onMove={(...of) => void desk.dropping.move(...of)}
      >
        <Columns desk={desk}>
          <List desk={desk} onFiles={uploads.add} />
        </Columns>
      </FileDrag>
      {desk.commands.questions}
      {uploads.question}
      <BulkError doing={null} what="files" problems={desk.dropping.problems} onClose={desk.dropping.forget} />
      {desk.isAdding && (
        <NewFolderDialog propertyId={propertyId} parent={folder} onClose={() => desk.setAdding(false)} />
      )}
    </WithDetailPane>
  );
}

/** The tree beside the list; on phones, the path to the folder above it. */
function Columns({ desk, children }: { desk: FilesDesk; children: React.ReactNode }) {
  const { property, address, shown, canEdit, commands } = desk;
  const search = <SearchBox value={address.search} onChange={(q) => address.change({ search: q }, true)} />;
  const { folders } = shown;
  const { folderId } = address;
  if (usePhone())
    return (
      <>
        {search}
        {!desk.isSearching && <FolderCrumbs folders={folders} folderId={folderId} />}
        <chakra.div mt="3">{children}</chakra.div>
      </>
    );
  return (
    <chakra.div display="flex" alignItems="stretch">
      <chakra.div {...treeColumn}>
        {search}
        <FolderTree
          propertyId={property.propertyId}
          folders={folders}
          folderId={folderId}
          isSearching={desk.isSearching}
          canEdit={canEdit}
          onOpen={desk.openFolder}
          renaming={commands.renaming}
          onRenaming={commands.setRenaming}
        />
      </chakra.div>
      <chakra.div flex="1" minW="0">
        {children}
      </chakra.div>
    </chakra.div>
  );
}

/** The content of the folder, and the zone to drop files into it. */
function List({ desk, onFiles }: { desk: FilesDesk; onFiles: (files: readonly File[]) => void }) {
  const { property, address, shown, folder, canEdit, commands, selection } = desk;
  const { propertyId } = property;
  const { hrefOf } = address;
  const isEmptyTree = shown.isTreeThere && shown.folders.length === 0 && !desk.isSearching;
  const names = useNames({ propertyId, hrefOf, canMove: canEdit, commands });
  // Documents that end soon come above the rows, and their number is not known before the answer: all is drawn at once.
  if (!desk.rows && !shown.errors) return <ListSkeleton />;
  return (
    <NameContext value={names}>
      {address.folderId === null && <EndingSoon files={shown.endingSoon} hrefOf={hrefOf} />}
      {isEmptyTree && canEdit && <StandardFolders propertyId={propertyId} />}
      <FileTable
        {...{ rows: desk.rows, shown, selection, commands, canEdit }}
        sort={desk.sort}
        onSort={desk.setSort}
        layout={desk.layout}
        onLayout={desk.setLayout}
        search={address.search.trim()}
        isNarrow={address.fileId !== null}
        folderName={folder?.folderName ?? null}
        onOpen={(row) => (row.kind === 'folder' ? desk.openFolder(row.id) : desk.openFile(row.id))}
      />
      {canEdit && !desk.isSearching && (
        <FileDropZone where={folder?.folderName ?? ALL_FILES} onFiles={onFiles} />
      )}
    </NameContext>
  );
}

/** Placeholders for the tools and the rows while the list loads. */
const ListSkeleton = () => (
  <Loading>
    <chakra.div display="flex" flexDirection="column" gap="4">
      <Skeleton height="36px" width="240px" />
      <Skeleton height="360px" radius="card" />
    </chakra.div>
  </Loading>
);

const treeColumn = {
  w: '232px',
  flexShrink: 0,
  pe: '3.5',
  me: '5',
  borderRightWidth: '1px',
  css: { '& [role=tree]': { marginTop: '8px' } },
} as const;
