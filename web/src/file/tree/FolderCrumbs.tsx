import { chakra } from '@chakra-ui/react';
import { ChevronRight, Folder as FolderIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { ALL_FILES, pathTo } from '../model/folder-tree';
import type { Folder } from '../model/use-files';

/** On phones, in place of the tree: the path from all files to the folder on screen. Its folders are in the list below. */
export function FolderCrumbs({ folders, folderId }: { folders: readonly Folder[]; folderId: string | null }) {
  const path = pathTo(folders, folderId);
  if (path.length === 0) return null;
  const steps = [
    { id: null, name: ALL_FILES },
    ...path.map((folder) => ({ id: folder.folderId, name: folder.folderName })),
  ];
  return (
    <chakra.nav aria-label="Folders" mx="-4" px="4" mt="2" overflowX="auto" css={{ scrollbarWidth: 'none' }}>
      <chakra.ol {...listStyle}>
        {steps.map(({ id, name }, index) => (
          <chakra.li key={id} display="flex" alignItems="center" gap="1">
            {index > 0 && <ChevronRight size={14} strokeWidth={1.75} aria-hidden />}
            {index === steps.length - 1 ? (
              <chakra.span
                {...stepStyle}
                aria-current="page"
                bg="brand.subtle"
                color="brand.fg"
                fontWeight="600"
              >
                <FolderIcon size={16} strokeWidth={1.75} aria-hidden />
                {name}
              </chakra.span>
            ) : (
              <chakra.span asChild {...stepStyle} color="fg.muted">
                <Link to={paths.files(id)}>{name}</Link>
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

const listStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  listStyleType: 'none',
  textStyle: 'table',
  whiteSpace: 'nowrap',
  color: 'fg.subtle',
} as const;
const stepStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minH: '44px',
  px: '2.5',
  borderRadius: 'control',
} as const;
