import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { MenuItem } from '../Menu';
import { canChoose, isLetter, itemTyped, markAfter } from './menu-keys';
import { menuPlace } from './menu-place';

/** This long after a letter, the next letter begins a new search. */
const TYPING_MS = 500;

type Ref = RefObject<HTMLDivElement | null>;

/** Puts an open menu on top of the page beside its button, and keeps it there while the page moves under it. */
export function usePlace(list: Ref, trigger: () => HTMLElement | null, align: 'start' | 'end') {
  const place = useEffectEvent((event?: Event) => {
    const menu = list.current;
    const anchor = trigger()?.getBoundingClientRect();
    if (!menu || !anchor || event?.target === menu) return;
    const size = { width: menu.offsetWidth, height: menu.offsetHeight };
    const room = { width: window.innerWidth, height: window.innerHeight };
    const { left, top } = menuPlace(anchor, size, align, room);
    Object.assign(menu.style, { left: `${left}px`, top: `${top}px` });
  });
  useLayoutEffect(() => {
    const menu = list.current;
    menu?.showPopover?.();
    place();
    menu?.focus({ preventScroll: true });
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
      menu?.hidePopover?.();
    };
  }, [list]);
}

/** Closes the menu on Esc and on a press elsewhere. Esc closes nothing else: the menu handles it before any dialog. */
export function useDismiss(
  list: Ref,
  trigger: () => HTMLElement | null,
  onClose: (toTrigger: boolean) => void,
) {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onClose(true);
  });
  const point = useEffectEvent((event: PointerEvent) => {
    const target = event.target as Node;
    if (list.current?.contains(target) || trigger()?.contains(target)) return;
    // After a press on something that takes no focus, the button gets it back, once the browser has moved the focus.
    const button = trigger();
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    });
    onClose(false);
  });
  useEffect(() => {
    window.addEventListener('keydown', press, true);
    document.addEventListener('pointerdown', point, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      document.removeEventListener('pointerdown', point, true);
    };
  }, []);
}

interface Keys {
  items: readonly MenuItem[];
  mark: number;
  setMark: (mark: number) => void;
  choose: (item: MenuItem) => void;
  onClose: (toTrigger: boolean) => void;
}

/** Handles arrow keys, Home and End, first letters, Enter and space; Tab goes on from the button. */
export function useMenuKeys({ items, mark, setMark, choose, onClose }: Keys) {
  const typed = useRef({ text: '', at: -TYPING_MS });

  function letter(event: KeyboardEvent<HTMLElement>) {
    const { text, at } = typed.current;
    const now = event.timeStamp;
    typed.current = { text: now - at < TYPING_MS ? text + event.key : event.key, at: now };
    const texts = [...event.currentTarget.children].map((item) => item.textContent ?? '');
    return itemTyped(texts, typed.current.text, mark);
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    // The row or the dialog around the menu has its own keys.
    event.stopPropagation();
    if (event.key === 'Tab') return onClose(true);
    const chosen = items[mark];
    const isTyping = isLetter(event) && (event.key !== ' ' || event.timeStamp - typed.current.at < TYPING_MS);
    if (event.key === 'Enter' || (event.key === ' ' && !isTyping)) {
      event.preventDefault();
      if (canChoose(chosen)) choose(chosen);
      return;
    }
    const next = isTyping ? letter(event) : markAfter(event.key, mark, items.length);
    if (next === undefined) return;
    event.preventDefault();
    setMark(next);
  };
}
