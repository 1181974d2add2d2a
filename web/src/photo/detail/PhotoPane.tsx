import { useState } from 'react';
import { DetailPane } from '../../ui/detail-pane/DetailPane';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { formatCount } from '../../ui/format/count';
import { PictureViewer } from '../../ui/viewer/PictureViewer';
import { photoAlt } from '../data/photo-words';
import type { PhotoList } from '../data/use-photo-list';
import { PictureStandIn } from '../model/PictureStandIn';
import { PhotoDetail } from './PhotoDetail';
import { useOpenPhoto } from './use-open-photo';

export interface PhotoPaneProps {
  propertyPhotoId: string;
  list: PhotoList | undefined;
  fiscalYear: number;
  onOpen: (propertyPhotoId: string) => void;
  onClose: () => void;
  onDeleted: (propertyPhotoId: string) => void;
}

/** The photo that is open, in a pane beside the grid, and on the whole screen when it is asked for. */
export function PhotoPane(props: PhotoPaneProps) {
  const { propertyPhotoId, list, fiscalYear, onClose } = props;
  const [isViewed, setViewed] = useState(false);
  const open = useOpenPhoto(propertyPhotoId, list, props.onOpen);
  const { photo, index, onPrevious, onNext } = open;
  const place = index >= 0 && list ? { at: index + 1, of: list.total } : null;
  return (
    <DetailPane label="Photo" place={place} {...{ onPrevious, onNext, onClose }}>
      {open.isGone && <ErrorState details={['This photo no longer exists.']} />}
      {open.hasFailed && <ErrorState details={['The photo could not be loaded.']} onRetry={open.reload} />}
      {!photo && !open.isGone && !open.hasFailed && <Skeleton height="260px" radius="card" />}
      {photo && (
        <PhotoDetail
          key={propertyPhotoId}
          {...{ photo, fiscalYear, onPrevious, onNext }}
          reload={open.reload}
          onView={() => setViewed(true)}
          onDeleted={() => props.onDeleted(propertyPhotoId)}
        />
      )}
      {photo && isViewed && (
        <PictureViewer
          src={photo.imageState === 'ready' ? photo.largeFileUrl : null}
          standIn={<PictureStandIn imageState={photo.imageState} alt={photoAlt(photo)} {...viewedStyle} />}
          width={photo.width}
          height={photo.height}
          alt={photoAlt(photo)}
          placeholder={photo.placeholder}
          title={place ? `${formatCount(place.at)} of ${formatCount(place.of)}` : 'Photo'}
          {...{ onPrevious, onNext }}
          neighbours={open.neighbours.flatMap(({ imageState, largeFileUrl }) =>
            imageState === 'ready' ? largeFileUrl : [],
          )}
          onClose={() => setViewed(false)}
        />
      )}
    </DetailPane>
  );
}

/** Colors for the dark background of the viewer. */
const viewedStyle = {
  w: 'min(80vw, 320px)',
  aspectRatio: '4 / 3',
  borderRadius: 'control',
  bg: 'rgba(255,255,255,.08)',
  color: 'rgba(255,255,255,.8)',
} as const;
