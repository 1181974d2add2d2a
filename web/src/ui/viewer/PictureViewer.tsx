import { chakra, Dialog as Chakra, Portal } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { goneWhenClosed } from '../overlay/surface/gone-when-closed';
import { useOpener } from '../overlay/surface/opener';
import { useSwipe } from './use-swipe';
import { useZoom } from './use-zoom';

export interface PictureViewerProps {
  src: string;
  alt: string;
  /** Of the picture itself, in pixels: its room is there before it is. */
  width: number;
  height: number;
  /** Shown until the picture is there. */
  placeholder?: string;
  /** Its place among the others: `5 of 386`. */
  title: string;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
  /** The pictures before and after it, fetched ahead. */
  neighbours: readonly string[];
}

const icon = { size: 20, strokeWidth: 1.6 };

/** One picture on the whole screen: arrows and a swipe lead to others; wheel, pinch, `+` and `-` zoom; Esc closes. */
export function PictureViewer(props: PictureViewerProps) {
  const { src, alt, placeholder, title, onPrevious, onNext, onClose } = props;
  const { frame, zoom, step, reset, handlers } = useZoom(src);
  // Enlarged, a finger moves the picture.
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
              <chakra.img
                key={src}
                src={src}
                alt={alt}
                width={props.width}
                height={props.height}
                draggable={false}
                {...pictureStyle}
                style={{
                  transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
                  backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
                }}
              />
            </chakra.div>
            <Tools {...{ title, onPrevious, onNext, onClose, step }} isWhole={zoom.scale === 1} />
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}

interface ToolsProps extends Pick<PictureViewerProps, 'title' | 'onPrevious' | 'onNext' | 'onClose'> {
  step: (isCloser: boolean) => void;
  isWhole: boolean;
}

/** Over the picture: its place, zoom and close on top, its neighbours at the sides. */
function Tools({ title, onPrevious, onNext, onClose, step, isWhole }: ToolsProps) {
  return (
    <>
      <chakra.div {...barStyle}>
        <Chakra.Title textStyle="table" fontWeight="550" flex="1" data-figure="">
          {title}
        </Chakra.Title>
        <ViewerButton label="Zoom out" disabled={isWhole} onPress={() => step(false)}>
          <ZoomOut {...icon} />
        </ViewerButton>
        <ViewerButton label="Zoom in" onPress={() => step(true)}>
          <ZoomIn {...icon} />
        </ViewerButton>
        <ViewerButton label="Close" onPress={onClose}>
          <X {...icon} />
        </ViewerButton>
      </chakra.div>
      {onPrevious && (
        <chakra.div {...sideStyle} left="2">
          <ViewerButton label="Previous" onPress={onPrevious}>
            <ChevronLeft {...icon} />
          </ViewerButton>
        </chakra.div>
      )}
      {onNext && (
        <chakra.div {...sideStyle} right="2">
          <ViewerButton label="Next" onPress={onNext}>
            <ChevronRight {...icon} />
          </ViewerButton>
        </chakra.div>
      )}
    </>
  );
}

interface ViewerButtonProps {
  label: string;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** White on the dark of the viewer, in both themes. */
function ViewerButton({ label, disabled, onPress, children }: ViewerButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
      {...buttonStyle}
    >
      {children}
    </chakra.button>
  );
}

type Zooming = ReturnType<typeof useZoom>['handlers'];
type Swiping = ReturnType<typeof useSwipe>;

/** Both hear of each finger. */
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

/** The browser keeps what it has fetched. */
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
  // Fingers are ours: the browser would scroll or zoom the page.
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

const barStyle = {
  position: 'absolute',
  insetX: '0',
  top: '0',
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  ps: '4',
  pe: '2',
  py: '2',
  css: { background: 'linear-gradient(rgba(11,17,18,.7), transparent)' },
} as const;

const sideStyle = { position: 'absolute', top: 'calc(50% - 22px)' } as const;

const buttonStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '44px',
  h: '44px',
  borderRadius: 'control',
  color: '#fff',
  bg: 'rgba(11,17,18,.5)',
  cursor: 'pointer',
  _hover: { bg: 'rgba(11,17,18,.8)' },
  _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  _focusVisible: { outlineColor: '#fff' },
} as const;
