import { chakra } from '@chakra-ui/react';
import { ArrowLeft, ChevronRight, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/action/Button';
import { TextInput } from '../../ui/field/TextInput';
import { FileIcon } from '../model/FileIcon';
import { useFiles, type FileItem } from '../model/use-files';

/** Keeps the place of a file browser: a folder, or a search over all files of the property. */
export function useFileBrowser(propertyId: string) {
  const [folderId, setFolderId] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const files = useFiles({ propertyId, folderId, search });
  const folder = files.folders.find((each) => each.folderId === folderId) ?? null;
  return { files, folder, search, setFolderId, setSearch };
}

interface FileBrowserProps {
  at: ReturnType<typeof useFileBrowser>;
  /** Draws a file of the list with the control that chooses it. */
  draw: (file: FileItem) => ReactNode;
}

/** Files of the property to choose from: folder by folder, or by a search over all of them. */
export function FileBrowser({ at, draw }: FileBrowserProps) {
  const { files, folder, search, setFolderId, setSearch } = at;
  const { listing } = files;
  const isEmpty = listing && listing.folders.length + listing.files.length === 0;
  return (
    <div>
      <TextInput
        type="search"
        aria-label="Search files"
        placeholder="Search files"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        // Enter has nothing to do in this field, and must not submit the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        start={<Search size={16} strokeWidth={1.75} />}
      />
      {folder && search.trim() === '' && (
        <chakra.div mt="2">
          <Button
            variant="quiet"
            size="sm"
            icon={<ArrowLeft size={14} strokeWidth={1.75} />}
            onClick={() => setFolderId(folder.parentId)}
          >
            {folder.folderName}
          </Button>
        </chakra.div>
      )}
      <chakra.ul aria-label="Files" {...listStyle}>
        {listing?.folders.map(({ folderId, folderName }) => (
          <chakra.li key={folderId} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <chakra.button type="button" onClick={() => setFolderId(folderId)} {...rowStyle}>
              <FileIcon kind="folder" />
              <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                {folderName}
              </chakra.span>
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </chakra.button>
          </chakra.li>
        ))}
        {listing?.files.map((file) => (
          <chakra.li key={file.propertyFileId} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            {draw(file)}
          </chakra.li>
        ))}
        {isEmpty && (
          <chakra.li px="3" py="3" color="fg.muted">
            No files here
          </chakra.li>
        )}
        {files.isGone && <FolderGone onTop={() => setFolderId(null)} />}
      </chakra.ul>
    </div>
  );
}

/** Stands in for the content of a folder that someone deleted, and leads to the others. */
const FolderGone = ({ onTop }: { onTop: () => void }) => (
  <chakra.li px="3" py="3">
    This folder no longer exists.{' '}
    <Button variant="link" onClick={onTop}>
      Go to all files
    </Button>
  </chakra.li>
);

const listStyle = {
  listStyleType: 'none',
  mt: '2',
  h: { base: 'auto', md: '320px' },
  overflowY: 'auto',
  borderWidth: '1px',
  borderRadius: 'control',
  textStyle: 'table',
} as const;
/** The style of a row of the list: a press opens its folder or chooses its file. */
export const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  w: 'full',
  minH: '40px',
  px: '3',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
} as const;
