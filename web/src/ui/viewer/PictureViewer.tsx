import { chakra, Dialog as Chakra, Portal } from '@chakra-ui/react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { goneWhenClosed } from '../overlay/surface/gone-when-closed';
import { useOpener } from '../overlay/surface/opener';
import { useSwipe } from './use-swipe';
import { useZoom } from './use-zoom';
import { ViewerTools } from './ViewerTools';

export interface PictureViewerProps {
  /** null: there is none yet, or none at all, and `standIn` is shown. */
  src: string | null;
  standIn?: ReactNode;
  alt: string;
  /** Size of the picture itself, in pixels: its room is there before it is loaded. */
  width: number;
  height: number;
  /** Shown until the picture is loaded. */
  placeholder?: string | null;
  /** Its place among the others: `5 of 386`. */
  title: string;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
  /** The pictures before and after it, fetched ahead. */
  neighbours: readonly string[];
}

/** One picture on the whole screen: arrows and a swipe lead to others; wheel, pinch, `+` and `-` zoom; Esc closes. */
export function PictureViewer(props: PictureViewerProps) {
  const { src, alt, title, onPrevious, onNext, onClose } = props;
  const { frame, zoom, step, reset, handlers } = useZoom(src ?? alt);
  // While the picture is enlarged, a finger moves it.
  const swipe = useSwipe(zoom.scale === 1 ? { onPrevious, onNext } : {});
  const opener = useOpener(true, frame);
  usePreloaded(props.neighbours);
  const keys: Record<string, (() => void) | undefined> = {
    ArrowLeft: onPrevious,
    ArrowRight: onNext,
    '+': () => step(true),
    '=': () => step(true),
    '-': () => step(false),
    '0': reset,
  };
  return (
    <Chakra.Root
      open
      onOpenChange={(change) => !change.open && onClose()}
      finalFocusEl={opener}
      initialFocusEl={() => frame.current}
    >
      <Portal>
        <Chakra.Positioner css={goneWhenClosed} position="fixed" inset="0" zIndex="overlay">
          <Chakra.Content
            {...sheetStyle}
            onKeyDown={(event: KeyboardEvent) => {
              const act = keys[event.key];
              if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
              event.preventDefault();
              act();
            }}
          >
            <chakra.div
              ref={frame}
              tabIndex={-1}
              {...frameStyle}
              {...joined(handlers, swipe)}
              cursor={zoom.scale > 1 ? 'grab' : 'default'}
            >
              {src === null ? props.standIn : <Shown {...props} src={src} zoom={zoom} />}
            </chakra.div>
            <ViewerTools {...{ title, onPrevious, onNext, onClose, step }} isWhole={zoom.scale === 1} />
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

type ShownProps = Omit<PictureViewerProps, 'src'> & { src: string; zoom: Zoom };

/** The picture itself, enlarged and moved as in `zoom`. */
function Shown({ src, alt, width, height, placeholder, zoom }: ShownProps) {
  return (
    <chakra.img
      key={src}
      {...{ src, alt, width, height }}
      draggable={false}
      {...pictureStyle}
      style={{
        transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
        backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
      }}
    />
  );
}

type Zoom = ReturnType<typeof useZoom>['zoom'];
type Zooming = ReturnType<typeof useZoom>['handlers'];
type Swiping = ReturnType<typeof useSwipe>;

/** Joins two sets of handlers, so that both get each finger's events. */
function joined(zooming: Zooming, swiping: Swiping) {
  return {
    ...zooming,
    onPointerDown: (event: Parameters<Zooming['onPointerDown']>[0]) => {
      zooming.onPointerDown(event);
      swiping.onPointerDown(event);
    },
    onPointerUp: (event: Parameters<Zooming['onPointerUp']>[0]) => {
      zooming.onPointerUp(event);
      swiping.onPointerUp(event);
    },
    onPointerCancel: (event: Parameters<Zooming['onPointerUp']>[0]) => {
      zooming.onPointerCancel(event);
      swiping.onPointerCancel();
    },
  };
}

/** Fetches pictures ahead, so that the browser has them in its cache. */
function usePreloaded(sources: readonly string[]): void {
  const held = useRef<HTMLImageElement[]>([]);
  const wanted = sources.join(' ');
  useEffect(() => {
    held.current = wanted
      .split(' ')
      .filter(Boolean)
      .map((src) => Object.assign(new Image(), { src }));
  }, [wanted]);
}

const sheetStyle = {
  position: 'fixed',
  inset: '0',
  bg: '#0b1112',
  color: '#fff',
  outline: 'none',
  overflow: 'hidden',
  animation: 'fadeIn 180ms',
} as const;

const frameStyle = {
  position: 'absolute',
  inset: '0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  outline: 'none',
  userSelect: 'none',
  // The viewer handles touch: the browser would scroll or zoom the page.
  css: { touchAction: 'none' },
} as const;

const pictureStyle = {
  maxW: '100%',
  maxH: '100%',
  objectFit: 'contain',
  bgSize: 'contain',
  bgPos: 'center',
  bgRepeat: 'no-repeat',
  willChange: 'transform',
} as const;
