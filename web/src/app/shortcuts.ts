import { useEffect, useRef } from 'react';
import { areSingleKeysOn } from '../ui/action/single-keys';

/** Returns whether the user types in a field: keys without a modifier never fire there, nor in a dialog. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
const isDialogOpen = () =>
  document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]') !==
  null;

export interface Shortcuts {
  /** `/`, `?`, `[`, `y`, or a sequence such as `g d`. `mod+k` is Ctrl or Cmd. */
  [keys: string]: () => void;
}

const SEQUENCE_MS = 1200;

function pressed(event: KeyboardEvent, prefix: string): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) return `mod+${key}`;
  return prefix ? `${prefix} ${key}` : key;
}

/** Handles single keys and `g`-sequences as long as the component is on screen. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    let prefix = '';
    let timer = 0;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return;
      const keys = pressed(event, prefix);
      const plain = !keys.startsWith('mod+');
      if (plain && (!areSingleKeysOn() || isTyping(event.target) || isDialogOpen())) return;
      window.clearTimeout(timer);
      prefix = '';
      const action = current.current[keys];
      if (action) {
        event.preventDefault();
        action();
      } else if (plain && Object.keys(current.current).some((k) => k.startsWith(`${keys} `))) {
        prefix = keys;
        timer = window.setTimeout(() => (prefix = ''), SEQUENCE_MS);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.clearTimeout(timer);
    };
  }, []);
}
