import { chakra } from '@chakra-ui/react';
import { CalendarClock, ListFilter, Rows3 } from 'lucide-react';
import { CategoryChip } from '../../app/CategoryChip';
import { Button } from '../../ui/action/Button';
import { Checkbox } from '../../ui/choice/Checkbox';
import { counted } from '../../ui/format/count';
import { usePhone } from '../../ui/layout/use-media-query';
import { Menu } from '../../ui/overlay/Menu';
import { Popover } from '../../ui/overlay/Popover';
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

/** By category and by when they are due. */
export function FilterControls(props: FilterControlProps & { categories: readonly CategoryChoice[] }) {
  const category = <CategoryFilter key="category" {...props} />;
  const due = <DueFilter key="due" view={props.view} onChange={props.onChange} />;
  return usePhone() ? [due, category] : [category, due];
}

/** Ticks of categories, and what is ticked as a chip. */
function CategoryFilter({
  view,
  onChange,
  categories,
}: FilterControlProps & { categories: readonly CategoryChoice[] }) {
  const chosen = view.categories;
  const tick = (name: string, on: boolean) =>
    onChange({ categories: on ? [...chosen, name] : chosen.filter((each) => each !== name) });
  return (
    <>
      <Popover label="Category" trigger={<Button icon={<ListFilter {...icon} />}>Category</Button>}>
        <chakra.ul listStyleType="none" p="2" maxH="min(420px, 60dvh)" overflowY="auto">
          {categories.map(({ name, position }) => (
            <chakra.li key={name} px="2" py="1" textStyle="table">
              <Checkbox
                label={<CategoryChip name={name} position={position} />}
                checked={chosen.includes(name)}
                onChange={(event) => tick(name, event.currentTarget.checked)}
              />
            </chakra.li>
          ))}
          {categories.length === 0 && (
            <chakra.li px="2" py="1" color="fg.muted" textStyle="table">
              No categories yet
            </chakra.li>
          )}
        </chakra.ul>
      </Popover>
      {chosen.length > 0 && (
        <FilterChip
          label="Category"
          value={chosen.length === 1 ? chosen[0]! : String(chosen.length)}
          onRemove={() => onChange({ categories: [] })}
        />
      )}
    </>
  );
}

/** Within 1, 3, 5 or 10 years; a chip once chosen. */
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

/** How the table puts rows together; undefined for a plain list. */
export function groupingOf(group: ListGroup): Grouping<ComponentRow> | undefined {
  if (group === 'none') return undefined;
  return {
    of: (row) => groupOf(row, group),
    label: (name, rows) =>
      group === 'category' ? <CategoryChip name={name} position={rows[0]!.categoryPosition} /> : name,
  };
}
