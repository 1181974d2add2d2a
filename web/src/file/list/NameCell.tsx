import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { RenameField } from '../commands/RenameField';
import { useNameState } from '../commands/renaming';
import { Draggable, RowDrop } from '../drag/Droppable';
import { FileIcon } from '../model/FileIcon';
import type { FileRow } from './file-rows';
import { Snippet } from './Snippet';

/** The icon and the name of a row: a link into the folder or to the file, which can be dragged and renamed in place. */
export function NameCell({ row }: { row: FileRow }) {
  const { renaming, propertyId, onRenamed, canMove } = useNameState();
  const isRenamed = renaming?.place === 'list' && renaming.row.id === row.id;
  if (isRenamed)
    return (
      <chakra.span {...nameStyle}>
        <FileIcon kind={kindOf(row)} />
        <RenameField row={row} propertyId={propertyId} onClose={onRenamed} />
      </chakra.span>
    );
  const name = canMove ? (
    <Draggable rowId={row.id}>{(link) => <Name row={row} {...link} />}</Draggable>
  ) : (
    <Name row={row} />
  );
  return row.kind === 'folder' ? <RowDrop folderId={row.id}>{name}</RowDrop> : name;
}

const kindOf = (row: FileRow) => (row.kind === 'folder' ? 'folder' : row.file.previewKind);

function Name({ row, ...link }: { row: FileRow; ref?: Ref<HTMLAnchorElement>; 'aria-describedby'?: string }) {
  const { hrefOf } = useNameState();
  const to = row.kind === 'folder' ? paths.files(row.id) : hrefOf(row.id);
  const snippet = row.kind === 'file' ? row.file.snippet : null;
  return (
    <chakra.span {...nameStyle}>
      <FileIcon kind={kindOf(row)} />
      <chakra.span minW="0" py={snippet ? '1.5' : undefined}>
        <chakra.span asChild {...linkStyle}>
          <Link to={to} title={row.name} draggable={false} {...link}>
            {row.name}
          </Link>
        </chakra.span>
        {snippet && <Snippet text={snippet} />}
      </chakra.span>
    </chakra.span>
  );
}

const nameStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minW: '0',
  md: {
    minW: '180px',
    // A long name takes only the room that is left, and does not push the other columns away.
    contain: 'inline-size',
  },
} as const;
const linkStyle = {
  display: 'block',
  truncate: true,
  minW: '0',
  color: 'fg.default',
  fontWeight: '560',
  _hover: { textDecoration: 'underline' },
  // The link cuts off what reaches out of it, so the area for a finger is inside it.
  css: { '@media (pointer: coarse)': { paddingBlock: '12px', marginBlock: '-12px' } },
} as const;
