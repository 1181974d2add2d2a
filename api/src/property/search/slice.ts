/** Which rows of a list a page shows. */
export interface Span {
  from: number;
  to: number;
}

/** How these rows are read: from the start, or from the end with the order turned, whichever is nearer. */
export interface Slice {
  skip: number;
  take: number;
  isTurned: boolean;
}

/** A page beyond the end has no rows. */
export const spanOf = (total: number, { page, pageSize }: { page: number; pageSize: number }): Span => ({
  from: Math.min(total, (page - 1) * pageSize),
  to: Math.min(total, page * pageSize),
});

/** A page in the last half of a list costs what the same page from the start costs. */
export function sliceOf(total: number, { from, to }: Span, canTurn: boolean): Slice {
  const isTurned = canTurn && total - to < from;
  return { skip: isTurned ? total - to : from, take: to - from, isTurned };
}

/** The part of a span that lies in each of the parts of which the list is made, one after the other. */
export function spansIn<T extends { total: number }>(parts: readonly T[], { from, to }: Span): (T & Span)[] {
  let start = 0;
  return parts.flatMap((part) => {
    const here = { from: Math.max(0, from - start), to: Math.min(part.total, to - start) };
    start += part.total;
    return here.from < here.to ? [{ ...part, ...here }] : [];
  });
}
