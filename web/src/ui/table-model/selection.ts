/** Returns the selected ids after a click on the box of `id`; with `range` for all rows from the last one clicked. */
export function toggled(
  selected: ReadonlySet<string>,
  order: readonly string[],
  id: string,
  range: { from: string | null } | null,
): Set<string> {
  const next = new Set(selected);
  const on = !selected.has(id);
  const start = range?.from ? order.indexOf(range.from) : -1;
  const end = order.indexOf(id);
  const ids = start >= 0 && end >= 0 ? order.slice(Math.min(start, end), Math.max(start, end) + 1) : [id];
  for (const each of ids) {
    if (on) next.add(each);
    else next.delete(each);
  }
  return next;
}

/** Returns the state of the head's box: every selectable row of the page, some, or none. */
export function pageSelection(
  selected: ReadonlySet<string>,
  ids: readonly string[],
): 'all' | 'some' | 'none' {
  if (selected.size === 0) return 'none';
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Returns the selection after a click on the head's box: all of the page, or none of it when all were selected. */
export function pageToggled(selected: ReadonlySet<string>, ids: readonly string[]): Set<string> {
  const next = new Set(selected);
  const all = pageSelection(selected, ids) === 'all';
  for (const id of ids) {
    if (all) next.delete(id);
    else next.add(id);
  }
  return next;
}
