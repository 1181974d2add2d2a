import { chakra } from '@chakra-ui/react';
import { SelectField, type SelectOption } from '../../ui/field/SelectField';

interface FileColumn {
  index: number;
  letter: string;
  heading: string;
  samples: readonly string[];
}

export interface ColumnRowsProps {
  columns: readonly FileColumn[];
  /** The meaning of each column, by its index; null or undefined leaves the column out. */
  chosen: readonly (string | null)[];
  /** Returns the meanings that a column can have, beside *Leave out*. */
  optionsOf: (index: number) => readonly SelectOption[];
  onChoose: (index: number, value: string | null) => void;
}

const LEAVE_OUT: SelectOption = { value: '', label: 'Leave out' };

/** Every column of a file that is imported: its heading, its first values, and what it becomes. */
export function ColumnRows({ columns, chosen, optionsOf, onChoose }: ColumnRowsProps) {
  // A column without heading and values is the sheet's margin, not a choice.
  const real = columns.filter(({ heading, samples }) => heading !== '' || samples.length > 0);
  return (
    <>
      <chakra.div {...rowStyle} {...headStyle} aria-hidden>
        <span />
        <span>Heading in the file</span>
        <span>First values</span>
        <span>Becomes</span>
      </chakra.div>
      <chakra.ul aria-label="Columns of the file" listStyleType="none">
        {real.map((column) => (
          <ColumnRow
            key={column.index}
            column={column}
            value={chosen[column.index] ?? ''}
            options={optionsOf(column.index)}
            onChoose={(value) => onChoose(column.index, value)}
          />
        ))}
      </chakra.ul>
    </>
  );
}

interface ColumnRowProps {
  column: FileColumn;
  value: string;
  options: readonly SelectOption[];
  onChoose: (value: string | null) => void;
}

function ColumnRow({ column: { letter, heading, samples }, value, options, onChoose }: ColumnRowProps) {
  const name = heading || 'No heading';
  return (
    <chakra.li {...rowStyle} py="2" borderTopWidth="1px" alignItems="center" textStyle="table">
      <chakra.span textStyle="caption" color="fg.subtle" data-figure>
        {letter}
      </chakra.span>
      <chakra.span
        fontWeight="560"
        color={heading && value ? 'fg.default' : 'fg.muted'}
        overflowWrap="anywhere"
      >
        {name}
      </chakra.span>
      <chakra.span color="fg.muted" truncate gridColumn={{ base: '2', md: 'auto' }}>
        {samples.join(', ')}
      </chakra.span>
      <chakra.div gridColumn={{ base: '2', md: 'auto' }}>
        <SelectField
          size="sm"
          aria-label={`Column ${letter}, ${name}, becomes`}
          value={value}
          options={[LEAVE_OUT, ...options]}
          onChange={(event) => onChoose(event.currentTarget.value || null)}
        />
      </chakra.div>
    </chakra.li>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { base: '24px minmax(0, 1fr)', md: '24px minmax(0, 1.1fr) minmax(0, 1.3fr) 220px' },
  columnGap: '3',
  rowGap: '1.5',
} as const;

const headStyle = {
  display: { base: 'none', md: 'grid' },
  textStyle: 'tableHead',
  color: 'fg.muted',
  pb: '2',
} as const;
