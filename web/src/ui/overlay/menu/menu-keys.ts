import type { MenuItem } from '../Menu';

const STEPS: Record<string, (mark: number, count: number) => number> = {
  ArrowDown: (mark, count) => (mark + 1) % count,
  ArrowUp: (mark, count) => (mark <= 0 ? count - 1 : mark - 1),
  Home: () => 0,
  End: (_mark, count) => count - 1,
};

/** Returns the item that a key moves the mark to; -1 is none. Undefined where the key moves nothing. */
export function markAfter(key: string, mark: number, count: number): number | undefined {
  return count > 0 ? STEPS[key]?.(mark, count) : undefined;
}

/** Returns the next item, after the marked one and around, whose text begins with the typed letters. */
export function itemTyped(texts: readonly string[], typed: string, mark: number): number | undefined {
  // The same letter typed again goes through the items that begin with it; more letters may stay at the marked one.
  const letters = [...typed].every((letter) => letter === typed[0]) ? typed.slice(0, 1) : typed;
  const first = letters.length === 1 ? mark + 1 : Math.max(mark, 0);
  const places = texts.map((_, step) => (first + step) % texts.length);
  return places.find((place) => texts[place]!.trim().toLowerCase().startsWith(letters.toLowerCase()));
}

/** Returns whether a key types a letter of an item's text. */
export const isLetter = (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }) =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

/** Returns whether an item can be chosen. */
export const canChoose = (item: MenuItem | undefined): item is MenuItem =>
  item !== undefined && !item.disabled;
