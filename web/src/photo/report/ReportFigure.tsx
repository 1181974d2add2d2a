import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatDay } from '../../ui/format/day';
import { photoAlt } from '../data/photo-words';
import { PictureStandIn } from '../model/PictureStandIn';
import { pictureSet } from '../grid/picture-set';
import type { ReportGroup } from './PhotosReportBody';

export interface ReportFigureProps {
  photo: ReportGroup['photos'][number];
  component: { name: string } | null;
  /** Puts the caption at the side of the picture, where there is room. */
  isBeside: boolean;
}

/** A picture of the report, with a link to the photo, and its caption: description, day and component. */
export function ReportFigure({ photo, component, isBeside }: ReportFigureProps) {
  const { description, takenDate, placeholder } = photo;
  const day = takenDate == null ? 'Date not known' : formatDay(takenDate);
  return (
    <chakra.figure
      display="flex"
      flexDirection={isBeside ? { base: 'column', md: 'row' } : 'column'}
      gap={isBeside ? { base: '2', md: '5' } : '2'}
    >
      <chakra.div w={isBeside ? { base: 'full', md: '66%' } : 'full'} flexShrink="0">
        <Link to={`${paths.photos()}?photo=${photo.propertyPhotoId}`} style={{ display: 'block' }}>
          {photo.imageState === 'ready' ? (
            <chakra.img
              src={photo.smallFileUrl}
              srcSet={pictureSet(photo)}
              sizes={isBeside ? '(min-width: 48em) 60vw, 100vw' : '(min-width: 48em) 40vw, 100vw'}
              loading="lazy"
              decoding="async"
              alt={photoAlt(photo)}
              {...pictureStyle}
              display="block"
              style={{ backgroundImage: `url("${placeholder}")` }}
            />
          ) : (
            <PictureStandIn imageState={photo.imageState} alt={photoAlt(photo)} {...pictureStyle} />
          )}
        </Link>
      </chakra.div>
      <chakra.figcaption minW="0" textStyle="table" overflowWrap="anywhere">
        {description && <chakra.p>{description}</chakra.p>}
        <chakra.p textStyle="caption" color="fg.subtle">
          {component ? `${day} · ${component.name}` : day}
        </chakra.p>
      </chakra.figcaption>
    </chakra.figure>
  );
}

/** The room is reserved before the picture loads; all of the picture is shown, as in the document. */
const pictureStyle = {
  w: 'full',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  bg: 'bg.subtle',
  bgSize: 'contain',
  bgPos: 'center',
  bgRepeat: 'no-repeat',
  borderRadius: 'control',
} as const;
