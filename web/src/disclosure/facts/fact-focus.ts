/** Id of the part of the form that holds a statement. */
export const factId = (key: string): string => `statement-${key}`;

/** Moves to a statement's field; the page scrolls to it, `nearest` no further than it must. */
export function focusFact(key: string, block: 'center' | 'nearest' = 'center'): void {
  const control = document
    .getElementById(factId(key))
    ?.querySelector<HTMLElement>('input, select, textarea, button');
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block });
}
