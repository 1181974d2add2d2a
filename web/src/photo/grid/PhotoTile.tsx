import { chakra } from '@chakra-ui/react';
import { memo, useRef, useState, type MouseEvent } from 'react';
import { Checkbox } from '../../ui/choice/Checkbox';
import { photoAlt, photoName, tileDay } from '../data/photo-words';
import type { PhotoOrder } from '../data/photo-sort';
import type { PhotoItem } from '../data/use-photo-list';
import { PictureStandIn } from '../model/PictureStandIn';
import { pictureSet } from './picture-set';

export interface TileActions {
  /** A click, which opens or toggles; with Shift it selects from the last one on. */
  onPress: (index: number, isRange: boolean) => void;
  onToggle: (index: number, isRange: boolean) => void;
  /** Called when the tile gets the focus. */
  onReach: (index: number) => void;
}

export interface PhotoTileProps extends TileActions {
  index: number;
  /** Undefined until its page is read. */
  photo: PhotoItem | undefined;
  order: PhotoOrder;
  width: number;
  pictureHeight: number;
  isSelected: boolean;
  isOpen: boolean;
  /** The one that Tab leads to. */
  isReachable: boolean;
}

const LONG_PRESS_MS = 500;

/** One photo of the grid: its checkbox, the picture, the mark of the report, its name and its day. */
export const PhotoTile = memo(function PhotoTile(props: PhotoTileProps) {
  const { index, photo, order, width, pictureHeight, isSelected, isOpen, isReachable } = props;
  const press = usePress(props);
  return (
    <chakra.div
      role="gridcell"
      aria-selected={isSelected}
      aria-label={photo ? tileLabel(photo, order) : 'Loading'}
      data-photo={index}
      tabIndex={isReachable ? 0 : -1}
      onFocus={() => props.onReach(index)}
      {...press}
      {...cellStyle}
      style={{ width }}
    >
      <chakra.div
        position="relative"
        borderRadius="control"
        overflow="hidden"
        data-paper-clip=""
        bg="bg.muted"
        style={{ height: pictureHeight, ...ringOf(isSelected, isOpen) }}
      >
        {photo?.imageState === 'ready' && <Picture key={photo.smallFileUrl} photo={photo} width={width} />}
        {photo && photo.imageState !== 'ready' && (
          <PictureStandIn imageState={photo.imageState} alt={photoAlt(photo)} position="absolute" inset="0" />
        )}
        {photo && (
          <chakra.label {...targetStyle} onClick={(event) => event.stopPropagation()}>
            <chakra.span {...boxStyle}>
              <Checkbox
                tabIndex={-1}
                aria-label={`Select ${photoName(photo)}`}
                checked={isSelected}
                onClick={(event: MouseEvent) => {
                  event.stopPropagation();
                  props.onToggle(index, event.shiftKey);
                }}
                onChange={() => {}}
              />
            </chakra.span>
          </chakra.label>
        )}
        {photo?.includeInPhotosReport && <chakra.span {...markStyle}>In report </chakra.span>}
      </chakra.div>
      {photo && (
        <>
          <chakra.div {...nameStyle} data-paper-clip="" title={photo.description ?? undefined}>
            {`${photoName(photo)} `}
          </chakra.div>
          <chakra.div textStyle="caption" color="fg.subtle">
            {tileDay(photo, order)}
          </chakra.div>
        </>
      )}
    </chakra.div>
  );
});

/** Returns the label in the order on screen, where spaces part the texts so that tools can compare them with the label. */
function tileLabel(photo: PhotoItem, order: PhotoOrder): string {
  const mark = photo.includeInPhotosReport ? 'In report, ' : '';
  return `${mark}${photoName(photo)}, ${tileDay(photo, order)}`;
}

/** Returns the handlers of a click and, on touch screens, of a long press, which selects. */
function usePress({ index, onPress, onToggle }: PhotoTileProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: (event: { pointerType: string }) => {
      wasLong.current = false;
      if (event.pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onToggle(index, false);
      }, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerMove: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => wasLong.current && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (!wasLong.current) onPress(index, event.shiftKey);
      wasLong.current = false;
    },
  };
}

function Picture({ photo, width }: { photo: PhotoItem; width: number }) {
  const [isThere, setThere] = useState(false);
  return (
    <>
      <chakra.span {...standInStyle} style={{ backgroundImage: `url("${photo.placeholder}")` }} aria-hidden />
      <chakra.img
        src={photo.smallFileUrl}
        srcSet={pictureSet(photo)}
        sizes={`${Math.ceil(width)}px`}
        loading="lazy"
        decoding="async"
        draggable={false}
        alt={photoAlt(photo)}
        onLoad={() => setThere(true)}
        {...pictureStyle}
        opacity={isThere ? 1 : 0}
      />
    </>
  );
}

function ringOf(isSelected: boolean, isOpen: boolean) {
  if (!isSelected && !isOpen) return undefined;
  const color = isSelected ? 'brand-solid' : 'fg-default';
  return {
    boxShadow: `0 0 0 2px var(--chakra-colors-bg-surface), 0 0 0 4px var(--chakra-colors-${color})`,
  };
}

const cellStyle = {
  minW: '0',
  borderRadius: 'control',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  scrollMarginTop: 'calc(var(--sticky-top, 0px) + 72px)',
  scrollMarginBottom: '80px',
} as const;

const standInStyle = {
  position: 'absolute',
  inset: '0',
  bgSize: 'cover',
  bgPos: 'center',
  filter: 'blur(8px)',
  transform: 'scale(1.1)',
} as const;

const pictureStyle = {
  position: 'absolute',
  inset: '0',
  w: 'full',
  h: 'full',
  objectFit: 'cover',
  transition: 'opacity 180ms',
} as const;

/** The area that takes the click: larger than the visible box, 44 px for a finger. */
const targetStyle = {
  position: 'absolute',
  top: '0',
  left: '0',
  p: '2',
  display: 'inline-flex',
  cursor: 'pointer',
  css: { '@media (pointer: coarse)': { padding: '10px' } },
} as const;

const boxStyle = {
  display: 'inline-flex',
  // A surface under the box, so that it is visible on every picture.
  bg: 'bg.surface',
  borderRadius: 'check',
  css: {
    '& input': { width: '18px', height: '18px' },
    '@media (pointer: coarse)': { '& input': { width: '24px', height: '24px' } },
  },
} as const;

const markStyle = {
  position: 'absolute',
  right: '2',
  bottom: '2',
  px: '2',
  py: '0.5',
  borderRadius: 'tag',
  bg: 'ink.bg',
  color: 'ink.fg',
  textStyle: 'caption',
  fontWeight: '550',
} as const;

const nameStyle = {
  mt: '2',
  textStyle: 'table',
  fontWeight: '550',
  truncate: true,
  _print: { lineClamp: 3, whiteSpace: 'normal' },
} as const;
