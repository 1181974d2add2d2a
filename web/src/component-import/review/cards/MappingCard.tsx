import { chakra } from '@chakra-ui/react';
import { IMPORT_FIELDS, type ImportField } from '@roofline/schema/component-import/import-fields';
import { Banner } from '../../../ui/feedback/Banner';
import { SelectField } from '../../../ui/field/SelectField';
import { Card } from '../../../ui/layout/Card';
import type { ImportColumnFragment, ImportPreviewFragment } from '../../ComponentImport.generated';
import { missingText, type Reading } from '../mapping';

export interface MappingCardProps {
  preview: ImportPreviewFragment;
  reading: Reading;
  onChoose: (index: number, field: ImportField | null) => void;
}

/** Every column of the file and what it feeds. */
export function MappingCard({ preview, reading, onChoose }: MappingCardProps) {
  // A column without heading and values is the paper's margin, not a choice.
  const columns = preview.columns.filter(({ heading, samples }) => heading !== '' || samples.length > 0);
  return (
    <Card title="Columns" aside={<FoundIn preview={preview} />}>
      {preview.missingFields.length > 0 && (
        <chakra.div mb="3">
          <Banner tone="warning">{missingText(preview.missingFields)}</Banner>
        </chakra.div>
      )}
      <chakra.div {...rowStyle} {...headStyle} aria-hidden>
        <span />
        <span>Heading in the file</span>
        <span>First values</span>
        <span>Becomes</span>
      </chakra.div>
      <chakra.ul aria-label="Columns of the file" listStyleType="none">
        {columns.map((column) => (
          <MappingRow key={column.index} column={column} {...{ preview, reading, onChoose }} />
        ))}
      </chakra.ul>
    </Card>
  );
}

function FoundIn({ preview }: { preview: ImportPreviewFragment }) {
  const sheet = preview.sheetName ? `Sheet ${preview.sheetName}, headings` : 'Headings';
  return (
    <chakra.span textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
      {`${sheet} in row ${preview.headerRow}`}
    </chakra.span>
  );
}

function MappingRow(props: MappingCardProps & { column: ImportColumnFragment }) {
  const { column, preview, reading, onChoose } = props;
  const chosen = reading.columns[column.index] ?? null;
  const heading = column.heading || 'No heading';
  return (
    <chakra.li {...rowStyle} py="2" borderTopWidth="1px" alignItems="center">
      <chakra.span textStyle="caption" color="fg.subtle" data-figure>
        {column.letter}
      </chakra.span>
      <chakra.span
        textStyle="table"
        fontWeight="560"
        color={column.heading && chosen ? 'fg.default' : 'fg.muted'}
        overflowWrap="anywhere"
      >
        {heading}
      </chakra.span>
      <chakra.span {...samplesStyle}>{column.samples.join(', ')}</chakra.span>
      <chakra.div gridColumn={{ base: '2', md: 'auto' }}>
        <SelectField
          size="sm"
          aria-label={`Column ${column.letter}, ${heading}, becomes`}
          value={chosen ?? ''}
          options={optionsFor(column.index, preview.columns, reading)}
          onChange={(event) =>
            onChoose(column.index, (event.currentTarget.value || null) as ImportField | null)
          }
        />
      </chakra.div>
    </chakra.li>
  );
}

/** All fields; those that another column feeds say so, because choosing them takes them from there. */
function optionsFor(index: number, columns: readonly ImportColumnFragment[], reading: Reading) {
  const fields = IMPORT_FIELDS.map(({ field, label }) => {
    const at = reading.columns.indexOf(field);
    const holder = at >= 0 && at !== index ? ` (now column ${columns[at]!.letter})` : '';
    return { value: field, label: label + holder };
  });
  return [{ value: '', label: 'Leave out' }, ...fields];
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

const samplesStyle = {
  textStyle: 'table',
  color: 'fg.muted',
  gridColumn: { base: '2', md: 'auto' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
