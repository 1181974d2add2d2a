import { chakra, Portal } from '@chakra-ui/react';
import { cloneElement, useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { tooltipPlace, type Placement } from './tooltip-place';

export interface TooltipProps {
  text: ReactNode;
  /** One focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string; 'aria-label'?: string }>;
  placement?: Placement;
  disabled?: boolean;
}

const openDelay = 300;

/**
 * A short text on hover and on keyboard focus; Esc closes it. It repeats or adds; nothing may depend on it. Not the
 * library's: this one is around every icon button, also in the first load.
 */
export function Tooltip({ text, children, placement = 'top', disabled }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<{ left: number; top: number; transform: string } | null>(null);

  function open(delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const element = anchor.current?.firstElementChild;
      if (element) setPlace(tooltipPlace(element.getBoundingClientRect(), placement));
    }, delay);
  }
  function close() {
    clearTimeout(timer.current);
    setPlace(null);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!place) return undefined;
    const press = (event: KeyboardEvent) => event.key === 'Escape' && close();
    window.addEventListener('keydown', press);
    window.addEventListener('scroll', close, true);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('scroll', close, true);
    };
  }, [place]);

  if (disabled) return children;
  // A name that the tooltip only repeats needs no second reading.
  const describes = place && children.props['aria-label'] !== text;
  return (
    <span
      role="presentation"
      ref={anchor}
      style={{ display: 'contents' }}
      onMouseEnter={() => open(openDelay)}
      onMouseLeave={close}
      onMouseDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && open(0)}
      onBlur={close}
    >
      {describes ? cloneElement(children, { 'aria-describedby': id }) : children}
      {place && (
        <Portal>
          <chakra.span id={id} role="tooltip" {...surface} style={place}>
            {text}
          </chakra.span>
        </Portal>
      )}
    </span>
  );
}

const surface = {
  position: 'fixed',
  zIndex: 'tooltip',
  textStyle: 'caption',
  bg: 'ink.bg',
  color: 'ink.fg',
  px: '2',
  py: '1',
  w: 'max-content',
  maxW: '280px',
  borderRadius: 'menu',
  shadow: 'e1',
  pointerEvents: 'none',
  animation: 'fadeIn 120ms',
} as const;
