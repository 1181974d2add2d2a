import {
  cloneElement,
  useId,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { deferred } from './deferred';
import type { MenuSurfaceProps } from './surface/MenuSurface';

export interface MenuItem {
  /** Also the value that is reported. */
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  destructive?: boolean;
  /** Ticked: one of several that hold. */
  checked?: boolean;
  /** A hairline above it. */
  divided?: boolean;
}

interface TriggerProps {
  id?: string;
  onClick?: (event: MouseEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'data-state'?: 'open' | 'closed';
}

export interface MenuProps {
  /** The button that opens it; must hand its props on to its element. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Accessible name of the list. */
  label?: string;
  align?: 'start' | 'end';
  /** Opened by whoever draws it, as it first appears. */
  startsOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const Surface = deferred<MenuSurfaceProps>(() =>
  import('./surface/MenuSurface').then((module) => module.MenuSurface),
);

/** Actions behind a button. Arrow keys, first letters, Enter, Esc. */
export function Menu({ items, label, align = 'end', startsOpen = false, ...props }: MenuProps) {
  const trigger = props.trigger as ReactElement<TriggerProps>;
  const made = useId();
  const triggerId = trigger.props.id ?? made;
  const [open, setOpen] = useState(startsOpen);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange?.(next);
  };
  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'data-state': open ? 'open' : 'closed',
        onClick: (event) => {
          trigger.props.onClick?.(event);
          if (!event.defaultPrevented) change(!open);
        },
        onKeyDown: (event) => {
          trigger.props.onKeyDown?.(event);
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          change(true);
        },
      })}
      <Surface
        needed={open}
        open={open}
        onOpenChange={change}
        triggerId={triggerId}
        label={label}
        align={align}
        items={items}
      />
    </>
  );
}

/** Fetches the code of menus ahead: for tests. */
export const loadMenu = Surface.load;
