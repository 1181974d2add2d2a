import { chakra } from '@chakra-ui/react';
import { Image } from 'lucide-react';
import type { RefObject } from 'react';
import { ClearFilters } from '../../ui/action/ClearFilters';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import type { usePhotoList, PhotoItem } from '../data/use-photo-list';
import { PhotoGrid, type GridHandle } from '../grid/PhotoGrid';
import { SortButton } from '../grid/SortButton';
import type { PhotoSelection } from '../grid/use-photo-selection';
import type { PhotoDropHandle } from '../upload/PhotoDrop';
import { UploadButton } from '../upload/UploadButton';

export interface LibraryBodyProps {
  photos: ReturnType<typeof usePhotoList>;
  selection: PhotoSelection;
  openId: string | null;
  grid: RefObject<GridHandle | null>;
  drop: RefObject<PhotoDropHandle | null>;
  canAdd: boolean;
  onOpen: (photo: PhotoItem) => void;
  /** Given only while a filter is set. */
  onClearFilters?: () => void;
}

/** The grid, or why there is none. */
export function LibraryBody(props: LibraryBodyProps) {
  const { photos, onClearFilters } = props;
  const { list } = photos;
  if (photos.hasFailed)
    return <ErrorState details={['The photos could not be loaded.']} onRetry={photos.reload} />;
  if (!list) return <GridSkeleton />;
  if (list.total > 0)
    return (
      <PhotoGrid
        list={list}
        order={photos.order}
        refreshing={photos.refreshing}
        selection={props.selection}
        openId={props.openId}
        onOpen={props.onOpen}
        onItems={photos.onItems}
        handle={props.grid}
        aside={<SortButton order={photos.order} onChange={photos.setOrder} />}
      />
    );
  const icon = <Image size={24} strokeWidth={1.6} />;
  if (onClearFilters)
    return (
      <EmptyState
        icon={icon}
        text="Nothing matches these filters"
        action={<ClearFilters onClear={onClearFilters} />}
      />
    );
  if (!props.canAdd) return <EmptyState icon={icon} text="No photos yet" />;
  return (
    <chakra.div {...zoneStyle}>
      <EmptyState
        icon={icon}
        text="No photos yet. Drop them here, paste them, or choose them."
        action={<UploadButton drop={props.drop} />}
      />
    </chakra.div>
  );
}

function GridSkeleton() {
  return (
    <Loading>
      <Skeleton height="22px" width="180px" />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }}
        gap="4"
        mt="4"
      >
        {Array.from({ length: 8 }, (_, n) => (
          <Skeleton key={n} height="190px" radius="control" />
        ))}
      </chakra.div>
    </Loading>
  );
}

const zoneStyle = {
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  borderRadius: 'card',
  bg: 'bg.subtle',
} as const;
