import { Button } from './Button';

/** Clears all filters of a list, and a text that is still being typed: `useTypedText` sees the press. */
export function ClearFilters({ onClear, isQuiet }: { onClear: () => void; isQuiet?: boolean }) {
  return (
    <Button data-clears-filters="" variant={isQuiet ? 'quiet' : undefined} onClick={onClear}>
      Clear filters
    </Button>
  );
}
