/** The rows of a list that a page shows, `to` not included. */
export interface Span {
  from: number;
  to: number;
}

/** How these rows are read: from the start, or from the end in reverse order, whichever is nearer. */
export interface Slice {
  skip: number;
  take: number;
  isTurned: boolean;
}

/** Returns the rows of a page; a page beyond the end has none. */
export const spanOf = (total: number, { page, pageSize }: { page: number; pageSize: number }): Span => ({
  from: Math.min(total, (page - 1) * pageSize),
  to: Math.min(total, page * pageSize),
});

/** Returns the slice that reads a span. It starts at the nearer end, so the last page costs as little as the first. */
export function sliceOf(total: number, { from, to }: Span, canTurn: boolean): Slice {
  const isTurned = canTurn && total - to < from;
  return { skip: isTurned ? total - to : from, take: to - from, isTurned };
}

/** Splits a span over the parts that make up the list, one after the other; a part without rows of it is left out. */
export function spansIn<T extends { total: number }>(parts: readonly T[], { from, to }: Span): (T & Span)[] {
  let start = 0;
  return parts.flatMap((part) => {
    const here = { from: Math.max(0, from - start), to: Math.min(part.total, to - start) };
    start += part.total;
    return here.from < here.to ? [{ ...part, ...here }] : [];
  });
}
