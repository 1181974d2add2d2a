import { chakra } from '@chakra-ui/react';
import { Ellipsis, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { SelectedProperty } from '../../app/selection/selection';
import { IconButton } from '../../ui/action/IconButton';
import { tallTarget } from '../../ui/action/tall-target';
import { counted, formatCount } from '../../ui/format/count';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Menu } from '../../ui/overlay/Menu';
import type { PhotoList } from '../data/use-photo-list';
import type { PhotoDropHandle } from '../upload/PhotoDrop';
import { UploadButton } from '../upload/UploadButton';

export interface LibraryHeaderProps {
  property: SelectedProperty;
  list: PhotoList | undefined;
  drop: RefObject<PhotoDropHandle | null>;
  onTrash: () => void;
}

/** The heading of the photos: how many there are, the upload, and the way to the deleted ones. */
export function LibraryHeader({ property, list, drop, onTrash }: LibraryHeaderProps) {
  const { addPhotos, deletePhotos, viewFiles } = property.viewerCan;
  return (
    <PageHeader
      title="Photos"
      line={list ? <Line list={list} hasReport={viewFiles} /> : '\u00A0'}
      actions={
        <>
          {deletePhotos && (
            <Menu
              label="More"
              trigger={
                <IconButton
                  noTooltip
                  label="More"
                  icon={<Ellipsis size={18} strokeWidth={1.75} />}
                  size="header"
                />
              }
              items={[
                {
                  id: 'trash',
                  label: 'Deleted photos',
                  icon: <Trash2 size={16} strokeWidth={1.75} />,
                  onSelect: onTrash,
                },
              ]}
            />
          )}
          {addPhotos && <UploadButton drop={drop} />}
        </>
      }
    />
  );
}

/** How many photos there are, and how many of them are in the report: a link to it for those who may see it. */
function Line({ list: { total, inReport }, hasReport }: { list: PhotoList; hasReport: boolean }) {
  const marked = `${formatCount(inReport)} in the photos report`;
  return (
    <>
      {`${counted(total, 'photo')}, `}
      {hasReport ? (
        <chakra.span asChild css={tallTarget}>
          <Link to={paths.photosReport}>{marked}</Link>
        </chakra.span>
      ) : (
        marked
      )}
    </>
  );
}
