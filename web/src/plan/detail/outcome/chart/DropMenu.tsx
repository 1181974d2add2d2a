import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type KeyboardEvent } from 'react';

export interface Drop {
  /** Fiscal year that the bar was dropped on. */
  year: number;
  /** Position in the window. */
  at: { x: number; y: number };
  choices: readonly { id: string; name: string }[];
}

const WIDTH = 280;
const EDGE = 8;

/** Moves the focus into the open menu, and back to its opener at the end; a press outside closes it. */
function useOpenMenu(onClose: () => void) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const press = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('pointerdown', press);
      if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus();
    };
    // Runs only when the menu opens: the `onClose` of a later render does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return menu;
}

/**
 * Asks which component to move after the user dropped a bar that holds several. It opens where the bar was dropped.
 * Arrow keys, Home and End move the focus; Esc, Tab or a press outside closes it and moves no component.
 */
export function DropMenu(props: { drop: Drop; onChoose: (id: string) => void; onClose: () => void }) {
  const { drop, onChoose, onClose } = props;
  const menu = useOpenMenu(onClose);
  const left = Math.max(EDGE, Math.min(drop.at.x, window.innerWidth - WIDTH - EDGE));
  return (
    <chakra.div
      ref={menu}
      role="menu"
      aria-label={`Which component moves to ${drop.year}?`}
      onKeyDown={(event) => moveFocus(event, onClose)}
      position="fixed"
      zIndex="popover"
      p="1"
      maxH="240px"
      overflowY="auto"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="menu"
      shadow="e1"
      style={{ left, top: Math.max(EDGE, Math.min(drop.at.y, window.innerHeight - 250)), width: WIDTH }}
    >
      <chakra.p px="2.5" py="1" textStyle="caption" color="fg.subtle" aria-hidden>
        Which one moves to {drop.year}?
      </chakra.p>
      {drop.choices.map(({ id, name }) => (
        <chakra.button
          key={id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onChoose(id);
            onClose();
          }}
          display="block"
          w="full"
          px="2.5"
          py="1.5"
          textAlign="left"
          textStyle="table"
          borderRadius="tag"
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
          _focusVisible={{ bg: 'bg.muted', outlineOffset: '-2px' }}
        >
          {name}
        </chakra.button>
      ))}
    </chakra.div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>, onClose: () => void) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (event.key === 'Escape' || event.key === 'Tab') onClose();
  else if (target === undefined) return;
  else items[(target + items.length) % items.length]?.focus();
  event.preventDefault();
}
