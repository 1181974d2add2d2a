import { CalendarClock, Rows3 } from 'lucide-react';
import { CategoryChip } from '../../app/CategoryChip';
import { CategoryFilter } from '../../app/list/CategoryFilter';
import { Button } from '../../ui/action/Button';
import { counted } from '../../ui/format/count';
import { usePhone } from '../../ui/layout/use-media-query';
import { Menu } from '../../ui/overlay/Menu';
import { FilterChip } from '../../ui/table-tools/TableToolbar';
import { groupOf, type ComponentRow } from '../view/arrange';
import type { Grouping } from '../../ui/table-model/column';
import { DUE_WITHIN, GROUPS, type ListGroup, type ListView } from '../view/list-view';

interface FilterControlProps {
  view: ListView;
  onChange: (change: Partial<ListView>) => void;
}

const icon = { size: 16, strokeWidth: 1.75 };
const years = (count: number) => counted(count, 'year');

interface CategoryChoice {
  name: string;
  position: number;
}

/** The filters by category and by the years until the next replacement. */
export function FilterControls(props: FilterControlProps & { categories: readonly CategoryChoice[] }) {
  const category = (
    <CategoryFilter
      key="category"
      categories={props.categories}
      chosen={props.view.categories}
      onChange={(categories) => props.onChange({ categories })}
    />
  );
  const due = <DueFilter key="due" view={props.view} onChange={props.onChange} />;
  return usePhone() ? [due, category] : [category, due];
}

/** Limits the list to components due within 1, 3, 5 or 10 years; a chip once chosen. */
function DueFilter({ view, onChange }: FilterControlProps) {
  if (view.dueWithin !== null)
    return (
      <FilterChip
        label="Due within"
        value={years(view.dueWithin)}
        onRemove={() => onChange({ dueWithin: null })}
      />
    );
  return (
    <Menu
      label="Due within"
      align="start"
      trigger={<Button icon={<CalendarClock {...icon} />}>Due within</Button>}
      items={DUE_WITHIN.map((count) => ({
        id: String(count),
        label: years(count),
        onSelect: () => onChange({ dueWithin: count }),
      }))}
    />
  );
}

const GROUP_WORDS: Record<ListGroup, string> = { none: 'None', category: 'Category', year: 'Year' };

export function GroupMenu({ view, onChange }: FilterControlProps) {
  return (
    <Menu
      label="Group by"
      trigger={<Button icon={<Rows3 {...icon} />}>Group by {GROUP_WORDS[view.group].toLowerCase()}</Button>}
      items={GROUPS.map((group) => ({
        id: group,
        label: GROUP_WORDS[group],
        checked: group === view.group,
        onSelect: () => onChange({ group }),
      }))}
    />
  );
}

/** Returns the grouping of the table's rows; undefined for a plain list. */
export function groupingOf(group: ListGroup): Grouping<ComponentRow> | undefined {
  if (group === 'none') return undefined;
  return {
    of: (row) => groupOf(row, group),
    label: (name, rows) =>
      group === 'category' ? <CategoryChip name={name} position={rows[0]!.categoryPosition} /> : name,
  };
}
