import {
  cloneElement,
  useId,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { MenuList } from './menu/MenuList';

export interface MenuItem {
  /** Identifies this item among the others. */
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  destructive?: boolean;
  /** Ticked: one of several items that can be on. */
  checked?: boolean;
  /** A hairline above it. */
  divided?: boolean;
}

interface TriggerProps {
  id?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
  'data-state'?: 'open' | 'closed';
}

export interface MenuProps {
  /** The button that opens it; hands its props on to its element. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Accessible name of the list. */
  label?: string;
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
}

const OPENING_KEYS: Record<string, 'first' | 'last'> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Actions behind a button. Arrow keys, first letters, Enter, Esc. */
export function Menu({ items, label, align = 'end', onOpenChange, ...props }: MenuProps) {
  const trigger = props.trigger as ReactElement<TriggerProps>;
  const own = useId();
  const triggerId = trigger.props.id ?? `${own}-button`;
  const [open, setOpen] = useState<'first' | 'last' | 'none' | false>(false);
  const change = (next: typeof open) => {
    setOpen(next);
    onOpenChange?.(next !== false);
  };
  const close = (toTrigger: boolean) => {
    if (toTrigger) document.getElementById(triggerId)?.focus({ preventScroll: true });
    change(false);
  };
  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== false,
        'aria-controls': open ? own : undefined,
        'data-state': open ? 'open' : 'closed',
        onClick: (event) => {
          trigger.props.onClick?.(event);
          // A click without a pointer is Enter or space.
          if (open) close(true);
          else change(event.detail === 0 ? 'first' : 'none');
        },
        onKeyDown: (event) => {
          trigger.props.onKeyDown?.(event);
          const from = OPENING_KEYS[event.key];
          if (!from) return;
          event.preventDefault();
          change(from);
        },
      })}
      {open && <MenuList id={own} from={open} onClose={close} {...{ items, label, align, triggerId }} />}
    </>
  );
}
