/**
 * Hides a closed part at once. A part that is closed while it still opens may wait for the end of an animation that
 * never comes, and would cover the page and take every click.
 */
export const goneWhenClosed = {
  '&[data-state=closed], &:has(> [data-state=closed])': { display: 'none' },
} as const;
