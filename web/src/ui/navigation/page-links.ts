/** Returns the page numbers that a pager shows: `count` of them around the current one. Pages count from 1. */
export function pageLinks(page: number, pages: number, count: number): number[] {
  const shown = Math.min(count, Math.max(pages, 1));
  const first = Math.min(Math.max(page - Math.floor(shown / 2), 1), Math.max(pages, 1) - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}

/** Returns the first and last row of a page, for "1 to 20 of 46". */
export function pageRange(
  page: number,
  pageSize: number | null,
  total: number,
): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  if (pageSize === null) return { from: 1, to: total };
  return { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total) };
}
