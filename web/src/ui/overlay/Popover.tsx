import { cloneElement, useId, useState, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { deferred } from './deferred';
import type { PopoverSurfaceProps } from './surface/PopoverSurface';

interface TriggerProps {
  id?: string;
  onClick?: (event: MouseEvent) => void;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
  'data-state'?: 'open' | 'closed';
}

export interface PopoverProps {
  /** The button that opens it; must hand its props on to its element. */
  trigger: ReactElement;
  children: ReactNode;
  /** Accessible name of the surface. */
  label: string;
  width?: string;
  align?: 'start' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Returns the element that takes the focus; by default the first field. */
  initialFocus?: () => HTMLElement | null;
}

const Surface = deferred<PopoverSurfaceProps>(() =>
  import('./surface/PopoverSurface').then((module) => module.PopoverSurface),
);

/** A small surface beside its button, for more than a menu: lists with search, choosers. The first field takes focus. */
export function Popover(props: PopoverProps) {
  const { children, label, width = '280px', align = 'start', onOpenChange } = props;
  const trigger = props.trigger as ReactElement<TriggerProps>;
  const made = useId();
  const triggerId = trigger.props.id ?? made;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = props.open ?? ownOpen;

  function change(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }

  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'data-state': open ? 'open' : 'closed',
        onClick: (event) => {
          trigger.props.onClick?.(event);
          if (!event.defaultPrevented) change(!open);
        },
      })}
      <Surface
        needed={open}
        open={open}
        onOpenChange={change}
        triggerId={triggerId}
        label={label}
        width={width}
        align={align}
        initialFocus={props.initialFocus}
      >
        {children}
      </Surface>
    </>
  );
}

/** Fetches the code of popovers ahead: for tests. */
export const loadPopover = Surface.load;
