import { Check } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type MouseEvent, type SyntheticEvent } from 'react';
import type { MenuItem } from '../Menu';
import { canChoose } from './menu-keys';
import styles from './menu.module.css';
import { useDismiss, useMenuKeys, usePlace } from './use-menu-list';

interface MenuListProps {
  /** Id of the list, and the start of its items' ids, for assistive technology. */
  id: string;
  label: string | undefined;
  triggerId: string;
  align: 'start' | 'end';
  items: readonly MenuItem[];
  /** The item that is marked at first. */
  from: 'first' | 'last' | 'none';
  /** `toTrigger` gives the focus back to the button. */
  onClose: (toTrigger: boolean) => void;
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** Puts the menu in the top layer of the page, in browsers that have one. */
const ON_TOP = typeof HTMLElement.prototype.showPopover === 'function' ? 'manual' : undefined;
const START = { first: () => 0, last: (count: number) => count - 1, none: () => -1 };

/** The open menu. The focus is on the list; the mark moves through its items. */
export function MenuList({ id, label, triggerId, align, items, from, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const trigger = () => document.getElementById(triggerId);
  const [mark, setMark] = useState(() => START[from](items.length));
  const choose = (item: MenuItem) => {
    onClose(true);
    item.onSelect();
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    const pressed = (event.target as HTMLElement).closest('[role=menuitem]');
    const item = items[[...event.currentTarget.children].findIndex((each) => each === pressed)];
    if (canChoose(item)) choose(item);
  };
  usePlace(list, trigger, align);
  useDismiss(list, trigger, onClose);
  const press = useMenuKeys({ items, mark, setMark, choose, onClose });
  useLayoutEffect(() => {
    if (mark >= 0) list.current?.children[mark]?.scrollIntoView?.({ block: 'nearest' });
  }, [mark]);
  const idOf = (place: number) => `${id}-${items[place]?.id}`;
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      popover={ON_TOP}
      tabIndex={-1}
      className={styles.menu}
      data-state="open"
      aria-label={label}
      aria-labelledby={triggerId}
      aria-activedescendant={items[mark] ? idOf(mark) : undefined}
      onKeyDown={press}
      onPointerDown={stop}
      onClick={click}
      onPointerLeave={() => setMark(-1)}
    >
      {items.map((item, place) => (
        <div
          key={item.id}
          id={idOf(place)}
          role="menuitem"
          className={styles.item}
          aria-disabled={item.disabled || undefined}
          data-highlighted={place === mark || undefined}
          data-destructive={item.destructive || undefined}
          data-divided={item.divided || undefined}
          onPointerMove={() => setMark(place)}
        >
          <ItemFace item={item} />
        </div>
      ))}
    </div>
  );
}

const ItemFace = ({ item }: { item: MenuItem }) => (
  <>
    {item.icon && (
      <span className={styles.icon} aria-hidden>
        {item.icon}
      </span>
    )}
    <span className={styles.label}>{item.label}</span>
    {item.checked && <Check size={16} strokeWidth={1.75} aria-label="chosen" />}
  </>
);
