/** Returns the id of the part of the form with a statement. */
export const factId = (key: string): string => `statement-${key}`;

/** Focuses a statement's field and scrolls to it, with `nearest` no further than needed. */
export function focusFact(key: string, block: 'center' | 'nearest' = 'center'): void {
  const control = document
    .getElementById(factId(key))
    ?.querySelector<HTMLElement>('input, select, textarea, button');
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block });
}
