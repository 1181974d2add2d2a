/**
 * What is closed is gone at once. A part that closes while it still opens may wait for the end of an animation that
 * never comes, and would lie over the page and take every click.
 */
export const goneWhenClosed = {
  '&[data-state=closed], &:has(> [data-state=closed])': { display: 'none' },
} as const;
