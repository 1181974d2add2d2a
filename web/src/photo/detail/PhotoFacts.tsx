import { chakra } from '@chakra-ui/react';
import { Fact } from '../../ui/figure/Fact';
import { formatDay, formatMoment } from '../../ui/format/day';
import { clockTime, place } from '../data/photo-words';
import type { PhotoItem } from '../data/use-photo-list';
import { PlaceCard } from './PlaceCard';

/** When a photo was taken and uploaded, with which camera, its size and its place. */
export function PhotoFacts({ photo }: { photo: PhotoItem }) {
  const { takenDate, uploadDate, uploadByFullName, camera, latitude, longitude, width, height } = photo;
  const at = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  return (
    <>
      <chakra.dl {...listStyle}>
        <Fact label="Taken">
          {takenDate === null ? 'Not known' : `${formatDay(takenDate)}, ${clockTime(takenDate)}`}
        </Fact>
        <Fact label="Uploaded">
          {formatMoment(uploadDate)} by {uploadByFullName}
        </Fact>
        {camera !== null && <Fact label="Camera">{camera}</Fact>}
        <Fact label="Size">{`${width} × ${height} pixels`}</Fact>
        <Fact label="Location">{at ? place(at.latitude, at.longitude) : 'Not known'}</Fact>
      </chakra.dl>
      {at && <PlaceCard {...at} />}
    </>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: '3',
  rowGap: '2.5',
  textStyle: 'table',
} as const;
