import { chakra } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { areSingleKeysOn } from '../action/single-keys';
import { TextInput } from '../field/TextInput';
import { PrintedFilter } from './PrintedFilter';

export interface FilterBoxProps {
  /** Accessible name and placeholder: `Filter by name, city or portfolio`. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** As wide as its container. */
  isWide?: boolean;
}

/** The text filter of a table; `/` on the page focuses it. */
export function FilterBox({ label, value, onChange, isWide }: FilterBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const typing = (event.target as HTMLElement).closest(
        'input, textarea, select, [contenteditable], [role=dialog]',
      );
      if (!areSingleKeysOn() || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing)
        return;
      event.preventDefault();
      box.current?.focus();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <chakra.div
        w={isWide ? 'full' : { base: 'full', md: '300px' }}
        flex={{ base: '1 1 160px', md: 'none' }}
        data-no-print=""
      >
        <TextInput
          ref={box}
          type="search"
          size="sm"
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          start={<Search size={16} strokeWidth={1.75} />}
        />
      </chakra.div>
      {value.trim() !== '' && <PrintedFilter label="Search" value={`“${value.trim()}”`} />}
    </>
  );
}

/** A filter that is set, with a button to remove it. */
export function FilterChip({
  label,
  value,
  onRemove,
}: {
  label: string;
  value: string;
  onRemove: () => void;
}) {
  return (
    <>
      <chakra.button
        type="button"
        aria-label={`Remove filter ${label} ${value}`}
        onClick={onRemove}
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minH="34px"
        px="3"
        bg="brand.subtle"
        color="brand.fg"
        borderRadius="control"
        textStyle="table"
        whiteSpace="nowrap"
        cursor="pointer"
        css={{
          boxShadow: 'inset 0 0 0 1px color-mix(in srgb, {colors.brand.fg} 35%, transparent)',
          '@media (pointer: coarse)': { minHeight: '44px' },
        }}
      >
        {label} <strong style={{ fontWeight: 600 }}>{value}</strong>
        <X size={14} strokeWidth={1.75} aria-hidden />
      </chakra.button>
      <PrintedFilter label={label} value={value} />
    </>
  );
}

/** Row above a table: filter and chips at the start, Columns at the end. On paper, only what it is filtered by. */
export function TableToolbar({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="3">
      {children}
      {end && (
        <chakra.div ms="auto" display="flex" gap="2">
          {end}
        </chakra.div>
      )}
    </chakra.div>
  );
}
