import { chakra } from '@chakra-ui/react';
import { Maximize2 } from 'lucide-react';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { Switch } from '../../ui/choice/Switch';
import { Banner } from '../../ui/feedback/Banner';
import { useSwipe } from '../../ui/viewer/use-swipe';
import { useRetryPhotoPictureMutation } from '../data/PhotoCommands.generated';
import { photoAlt } from '../data/photo-words';
import { useEditPhoto } from '../data/use-edit-photo';
import type { PhotoItem } from '../data/use-photo-list';
import { PictureStandIn } from '../model/PictureStandIn';
import { pictureSet } from '../grid/picture-set';
import { PhotoActions } from './PhotoActions';
import { PhotoChips } from './PhotoChips';
import { PhotoFacts } from './PhotoFacts';
import { PhotoForm } from './PhotoForm';
import { PhotoProjects } from '../project/PhotoProjects';

export interface PhotoDetailProps {
  photo: PhotoItem;
  fiscalYear: number;
  onPrevious?: () => void;
  onNext?: () => void;
  /** Opens the viewer. */
  onView: () => void;
  onDeleted: () => void;
  reload: () => Promise<PhotoItem | null>;
}

/** One photo: the picture, its actions, its form and its facts. */
export function PhotoDetail(props: PhotoDetailProps) {
  const { photo, fiscalYear, reload } = props;
  return (
    <chakra.div display="grid" gap="5">
      <chakra.div display="grid" gap="3">
        {photo.imageState === 'ready' ? (
          <PicturePreview {...props} />
        ) : (
          <NoPicture photo={photo} reload={reload} />
        )}
        <PhotoActions photo={photo} onDeleted={props.onDeleted} reload={reload} />
      </chakra.div>
      <PhotoForm photo={photo} reload={reload} />
      <PhotoChips photo={photo} fiscalYear={fiscalYear} reload={reload} />
      <PhotoProjects photo={photo} reload={reload} />
      <ReportSwitch photo={photo} reload={reload} />
      <div>
        <PhotoFacts photo={photo} />
      </div>
    </chakra.div>
  );
}

/** In place of a picture that is being made or has failed: the reason, in as much room as the picture takes. */
function NoPicture({ photo, reload }: Pick<PhotoDetailProps, 'photo' | 'reload'>) {
  const { width, height, imageState, imageProblem, viewerCan } = photo;
  return (
    <>
      <PictureStandIn
        imageState={imageState}
        alt={photoAlt(photo)}
        w="full"
        maxH="min(56dvh, 420px)"
        borderRadius="control"
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      {imageProblem !== null && (
        <Banner
          tone="warning"
          action={viewerCan.retryPicture && <RetryButton photo={photo} reload={reload} />}
        >
          {imageProblem}
        </Banner>
      )}
    </>
  );
}

/** Has the picture of an undamaged file made again; the page shows it by itself once it is ready. */
function RetryButton({ photo, reload }: Pick<PhotoDetailProps, 'photo' | 'reload'>) {
  const [retry] = useRetryPhotoPictureMutation();
  const { save, saving } = useSave({
    send: () => retry({ variables: { input: { propertyPhotoId: photo.propertyPhotoId } } }),
    failed: (problem) => problem,
    onOutdated: reload,
  });
  return (
    <Button disabled={saving} onClick={() => void save(undefined)}>
      Try again
    </Button>
  );
}

/** The picture, whose room is reserved before it loads; a press shows it on the whole screen, a swipe leads to its neighbors. */
function PicturePreview({ photo, onView, onPrevious, onNext }: PhotoDetailProps) {
  const swipe = useSwipe({ onPrevious, onNext });
  const { width, height, placeholder } = photo;
  return (
    <chakra.button
      type="button"
      onClick={onView}
      aria-label="View on the whole screen"
      {...swipe}
      {...viewStyle}
    >
      <chakra.img
        key={photo.propertyPhotoId}
        src={photo.mediumFileUrl}
        srcSet={pictureSet(photo)}
        sizes="(max-width: 767px) 100vw, 378px"
        width={width}
        height={height}
        alt={photoAlt(photo)}
        draggable={false}
        {...pictureStyle}
        style={{ aspectRatio: `${width} / ${height}`, backgroundImage: `url("${placeholder}")` }}
      />
      <chakra.span {...cornerStyle} aria-hidden>
        <Maximize2 size={16} strokeWidth={1.75} />
      </chakra.span>
    </chakra.button>
  );
}

function ReportSwitch({ photo, reload }: Pick<PhotoDetailProps, 'photo' | 'reload'>) {
  const { save, saving } = useEditPhoto({ photo, reload });
  return (
    <chakra.div {...switchStyle}>
      <Switch
        label="Include in photos report"
        checked={photo.includeInPhotosReport}
        disabled={saving || !photo.viewerCan.changeReport}
        onChange={(event) => void save({ includeInPhotosReport: event.currentTarget.checked })}
      />
    </chakra.div>
  );
}

const viewStyle = {
  display: 'block',
  position: 'relative',
  w: 'full',
  borderRadius: 'control',
  overflow: 'hidden',
  cursor: 'zoom-in',
  bg: 'bg.muted',
  css: { touchAction: 'pan-y' },
} as const;

const pictureStyle = {
  display: 'block',
  w: 'full',
  h: 'auto',
  maxH: 'min(56dvh, 420px)',
  objectFit: 'contain',
  bgSize: 'contain',
  bgPos: 'center',
  bgRepeat: 'no-repeat',
} as const;

const cornerStyle = {
  position: 'absolute',
  right: '2',
  bottom: '2',
  p: '1.5',
  borderRadius: 'control',
  bg: 'ink.bg',
  color: 'ink.fg',
  opacity: '0.85',
} as const;

/** Puts the label at the start of the line and the switch at its end. */
const switchStyle = {
  borderYWidth: '1px',
  py: '2.5',
  css: {
    '& label': { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'space-between' },
  },
} as const;
