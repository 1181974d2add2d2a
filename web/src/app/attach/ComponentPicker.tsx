import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { CategoryChip } from '../CategoryChip';
import { Button } from '../../ui/action/Button';
import { Checkbox } from '../../ui/choice/Checkbox';
import { TextInput } from '../../ui/field/TextInput';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import type { AttachedComponent } from './AttachedChips';
import { useAttachable } from './use-attachable';

interface ComponentPickerProps {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** All words of the search are somewhere in the name or the category. */
function matches({ name, category }: AttachedComponent, words: readonly string[]): boolean {
  const text = `${name} ${category}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The components of the property to tick, with a search over them. */
export function ComponentPicker({ chosen, onChange }: ComponentPickerProps) {
  const { components, isLoading, hasFailed, reload } = useAttachable();
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = components.filter((component) => matches(component, words));
  const tick = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <chakra.div display="grid" gap="2" minW="0">
      <TextInput
        type="search"
        size="sm"
        aria-label="Search components"
        placeholder="Search components"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        start={<Search size={16} strokeWidth={1.75} />}
      />
      {isLoading && (
        <Loading>
          <Skeleton height="120px" />
        </Loading>
      )}
      {hasFailed && (
        <chakra.p role="alert" color="danger.fg">
          The components could not be loaded.{' '}
          <Button variant="link" onClick={reload}>
            Try again
          </Button>
        </chakra.p>
      )}
      <chakra.ul aria-label="Components" {...listStyle}>
        {shown.map(({ propertyComponentId: id, name, category, categoryPosition }) => (
          <chakra.li key={id} py="0.5">
            <Checkbox
              label={
                <>
                  {name}{' '}
                  <chakra.span color="fg.subtle" textStyle="caption" ms="1">
                    <CategoryChip name={category} position={categoryPosition} />
                  </chakra.span>
                </>
              }
              checked={chosen.has(id)}
              onChange={(event) => tick(id, event.currentTarget.checked)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
      {!isLoading && !hasFailed && shown.length === 0 && (
        <chakra.p color="fg.muted" textStyle="table">
          {components.length === 0 ? 'This property has no components yet.' : 'No component matches.'}
        </chakra.p>
      )}
    </chakra.div>
  );
}

const listStyle = {
  listStyleType: 'none',
  maxH: 'min(320px, 40dvh)',
  overflowY: 'auto',
  textStyle: 'table',
} as const;
