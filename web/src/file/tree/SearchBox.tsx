import { useTypedText } from '../../ui/list-page/use-typed-text';
import { FilterBox } from '../../ui/table-tools/TableToolbar';

/** Searches all folders, whichever is open. */
export function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { text, type } = useTypedText(value, onChange);
  return <FilterBox label="Search all files" value={text} onChange={type} isWide />;
}
