import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import { Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSelection } from '../../app/selection/selection';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { Tag } from '../../ui/figure/Tag';
import { Card } from '../../ui/layout/Card';
import { DropZone } from '../../ui/upload/DropZone';
import { photoAlt } from '../data/photo-words';
import type { PhotoItem } from '../data/use-photo-list';
import { pictureSet } from '../grid/picture-set';
import { useComponentMediaQuery } from '../model/ComponentMedia.generated';
import { PictureStandIn } from '../model/PictureStandIn';
import { usePhotoUploads } from '../upload/use-photo-uploads';

export interface ComponentPhotosProps {
  propertyId: string;
  propertyComponentId: string;
}

/** As many as fit into three rows. */
const SHOWN = 9;

/** Photos of a component on its page, the primary one first, with a link to all of them and a zone to drop more. */
export function ComponentPhotos({ propertyId, propertyComponentId }: ComponentPhotosProps) {
  const { property } = useSelection();
  const { data, error } = useComponentMediaQuery({ variables: { propertyComponentId } });
  const { add } = usePhotoUploads(propertyId, { propertyComponentId, projectId: null });
  const photos = data?.component?.photos;
  const primaryId = data?.component?.primaryPhoto?.propertyPhotoId;
  const canAdd = property?.viewerCan.addPhotos === true;
  const inOrder = photos && primaryFirst(photos, primaryId);
  return (
    <Card
      title="Photos"
      aside={
        photos &&
        photos.length > 0 && (
          <Button asChild variant="link" data-no-print="">
            <Link to={paths.photos(propertyComponentId)}>All photos</Link>
          </Button>
        )
      }
    >
      {error && !photos && (
        <chakra.p color="danger.fg">The photos could not be loaded. Reload the page to try again.</chakra.p>
      )}
      {inOrder && inOrder.length > 0 && (
        <chakra.ul {...listStyle}>
          {inOrder.slice(0, SHOWN).map((photo) => (
            <PhotoLink
              key={photo.propertyPhotoId}
              photo={photo}
              to={`${paths.photos(propertyComponentId)}&photo=${photo.propertyPhotoId}`}
              isPrimary={photo.propertyPhotoId === primaryId}
            />
          ))}
        </chakra.ul>
      )}
      {photos?.length === 0 && !canAdd && <chakra.p color="fg.muted">No photos yet</chakra.p>}
      {canAdd && (
        <DropZone
          label="Photos to upload"
          endings={limits.photoExtensions}
          multiple
          onFiles={add}
          p="3"
          mt="3"
        >
          {(open) => (
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
              <Button icon={<Upload size={16} strokeWidth={1.75} />} onClick={open}>
                Upload photos
              </Button>
              <chakra.span textStyle="caption" color="fg.muted">
                Or drop photos of this component here.
              </chakra.span>
            </chakra.div>
          )}
        </DropZone>
      )}
    </Card>
  );
}

const primaryFirst = (photos: readonly PhotoItem[], primaryId: string | undefined) =>
  photos.toSorted(
    (one, other) => Number(other.propertyPhotoId === primaryId) - Number(one.propertyPhotoId === primaryId),
  );

function PhotoLink({ photo, to, isPrimary }: { photo: PhotoItem; to: string; isPrimary: boolean }) {
  return (
    <chakra.li position="relative">
      <Link to={to} style={{ display: 'block' }}>
        {photo.imageState === 'ready' ? (
          <chakra.img
            src={photo.smallFileUrl}
            srcSet={pictureSet(photo)}
            sizes="180px"
            loading="lazy"
            decoding="async"
            alt={photoAlt(photo)}
            {...pictureStyle}
            display="block"
            style={{ backgroundImage: `url("${photo.placeholder}")` }}
          />
        ) : (
          <PictureStandIn imageState={photo.imageState} alt={photoAlt(photo)} {...pictureStyle} />
        )}
      </Link>
      {isPrimary && (
        <chakra.span position="absolute" left="1.5" bottom="1.5">
          <Tag>Primary</Tag>
        </chakra.span>
      )}
    </chakra.li>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '2',
  listStyleType: 'none',
  _print: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
} as const;

const pictureStyle = {
  w: 'full',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  bgSize: 'cover',
  borderRadius: 'control',
  bg: 'bg.muted',
} as const;
