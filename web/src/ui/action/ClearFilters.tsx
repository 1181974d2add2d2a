import { Button } from './Button';

/** Takes all filters off a list. A text that is being typed just then does not count either: `useTypedText` sees the press. */
export function ClearFilters({ onClear, isQuiet }: { onClear: () => void; isQuiet?: boolean }) {
  return (
    <Button data-clears-filters="" variant={isQuiet ? 'quiet' : undefined} onClick={onClear}>
      Clear filters
    </Button>
  );
}
