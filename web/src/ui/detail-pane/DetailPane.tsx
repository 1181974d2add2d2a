import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../action/IconButton';
import { formatCount } from '../format/count';
import { useMediaQuery } from '../layout/use-media-query';
import { usePaneKeys } from './use-pane-keys';

export interface DetailPaneProps {
  /** The kind of item, `Photo`: names the pane, and its head where the place in the list is not known. */
  label: string;
  /** Its place in the list, from 1: `5 of 386`. */
  place: { at: number; of: number } | null;
  /** Opens the item before or after it, also by `k` and `j`; absent at the ends of the list. */
  onPrevious?: () => void;
  onNext?: () => void;
  /** Also called on Esc. The caller gives the focus back to the line or tile of the item that was open. */
  onClose: () => void;
  children: ReactNode;
}

const icon = { size: 18, strokeWidth: 1.75 };

/**
 * One item of a list, 420 px wide: beside the list from 1440 px, over it below, the whole screen on phones. It takes
 * the focus when it opens; the list stays usable beside it, except on phones.
 */
export function DetailPane({ label, place, onPrevious, onNext, onClose, children }: DetailPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const said = place && `${formatCount(place.at)} of ${formatCount(place.of)}`;
  const isBeside = useMediaQuery('(min-width: 1440px)');
  useEffect(() => pane.current?.focus({ preventScroll: true }), []);
  const at = place?.at;
  useEffect(() => {
    // The focused control is gone with the item that was open, or is disabled at the end of the list.
    if (document.activeElement === document.body) pane.current?.focus({ preventScroll: true });
  }, [at]);
  usePaneKeys({ pane, onPrevious, onNext, onClose });
  return (
    <chakra.aside
      ref={pane}
      tabIndex={-1}
      aria-label={said ? `${label}, ${said}` : label}
      {...paneStyle}
      {...(isBeside ? besideStyle : overStyle)}
      data-no-print=""
    >
      <chakra.header {...headStyle}>
        <chakra.h2 textStyle="section" flex="1" data-figure="">
          {said ?? label}
        </chakra.h2>
        <IconButton
          label="Previous"
          icon={<ChevronUp {...icon} />}
          disabled={!onPrevious}
          onClick={onPrevious}
        />
        <IconButton label="Next" icon={<ChevronDown {...icon} />} disabled={!onNext} onClick={onNext} />
        <IconButton label="Close" icon={<X {...icon} />} onClick={onClose} />
      </chakra.header>
      <chakra.div flex="1" minH="0" overflowY="auto" px="5" py="5">
        {children}
      </chakra.div>
    </chakra.aside>
  );
}

/** A list with the pane of its open item; `pane` is a DetailPane, or nothing. */
export function WithDetailPane({ pane, children }: { pane: ReactNode; children: ReactNode }) {
  return (
    <chakra.div display="flex" flex="1" minW="0" alignItems="stretch">
      <chakra.div flex="1" minW="0">
        {children}
      </chakra.div>
      {pane}
    </chakra.div>
  );
}

const paneStyle = {
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.surface',
  outline: 'none',
  // Sticky parts stick to the top of the pane: the page's bars are not in here.
  css: { '& > div': { '--sticky-top': '0px' } },
} as const;

/** Reaches the edges of the sheet, under its top bar, over the page's own padding. */
const besideStyle = {
  position: 'sticky',
  top: 'var(--sticky-top, 0px)',
  flexShrink: 0,
  alignSelf: 'flex-start',
  w: '420px',
  h: 'calc(100dvh - var(--sticky-top, 0px) - 17px)',
  mt: '-6',
  mb: '-10',
  me: '-7',
  ms: '7',
  borderLeftWidth: '1px',
} as const;

const overStyle = {
  position: 'fixed',
  zIndex: 'overlay',
  insetY: '0',
  right: '0',
  w: { base: 'full', md: '420px' },
  borderLeftWidth: { base: '0', md: '1px' },
  shadow: 'e2',
  animation: 'slideIn 180ms {easings.standard}',
} as const;

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  ps: '5',
  pe: '3',
  minH: { base: '56px', md: '52px' },
  borderBottomWidth: '1px',
} as const;
