import { Ellipsis, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import type { SelectedProperty } from '../../app/selection/selection';
import { IconButton } from '../../ui/action/IconButton';
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

/** How many there are, and what can be done with all of them. */
export function LibraryHeader({ property, list, drop, onTrash }: LibraryHeaderProps) {
  const { addPhotos, deletePhotos } = property.viewerCan;
  return (
    <PageHeader
      title="Photos"
      line={list ? lineOf(list) : '\u00A0'}
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
                  minH="34px"
                  // Its air is taken back, so that title and actions share a line at 390 px.
                  ms={{ base: '-3', md: '0' }}
                  me={{ base: '-2', md: '0' }}
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

const lineOf = ({ total, inReport }: PhotoList) =>
  `${counted(total, 'photo')}, ${formatCount(inReport)} in the photos report`;
