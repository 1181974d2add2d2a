import { chakra } from '@chakra-ui/react';
import { ListFilter } from 'lucide-react';
import { Button } from '../../ui/action/Button';
import { Checkbox } from '../../ui/choice/Checkbox';
import { Popover } from '../../ui/overlay/Popover';
import { FilterChip } from '../../ui/table-tools/TableToolbar';
import { CategoryChip } from '../CategoryChip';

interface CategoryFilterProps {
  categories: readonly { name: string; position: number }[];
  /** Names of the ticked categories. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A popover with categories to tick, and a chip that says which are ticked. */
export function CategoryFilter({ categories, chosen, onChange }: CategoryFilterProps) {
  const tick = (name: string, on: boolean) =>
    onChange(on ? [...chosen, name] : chosen.filter((each) => each !== name));
  return (
    <>
      <Popover
        label="Category"
        trigger={<Button icon={<ListFilter size={16} strokeWidth={1.75} />}>Category</Button>}
      >
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
          onRemove={() => onChange([])}
        />
      )}
    </>
  );
}
