/** Id of the part of the form that holds a statement. */
export const factId = (key: string): string => `statement-${key}`;

/** Moves to a statement's field; the page scrolls to it. */
export function focusFact(key: string): void {
  const control = document
    .getElementById(factId(key))
    ?.querySelector<HTMLElement>('input, select, textarea, button');
  control?.focus({ preventScroll: true });
  control?.scrollIntoView?.({ block: 'center' });
}
