import { chakra } from '@chakra-ui/react';
import { IMPORT_FIELDS, type ImportField } from '@roofline/schema/component-import/import-fields';
import { ColumnRows } from '../../../app/import/ColumnRows';
import { SelectField } from '../../../ui/field/SelectField';
import { Banner } from '../../../ui/feedback/Banner';
import { Card } from '../../../ui/layout/Card';
import type { ImportColumnFragment, ImportPreviewFragment } from '../../ComponentImport.generated';
import type { Reading } from '../mapping';

export interface MappingCardProps {
  preview: ImportPreviewFragment;
  reading: Reading;
  onChoose: (index: number, field: ImportField | null) => void;
  onHeaderRow: (row: number) => void;
}

/** Every column of the file and the field that it fills. */
export function MappingCard({ preview, reading, onChoose, onHeaderRow }: MappingCardProps) {
  return (
    <Card title="Columns" aside={<HeaderRow {...{ preview, reading }} onChange={onHeaderRow} />}>
      {preview.remarks.length > 0 && (
        <chakra.div mb="3">
          <Banner tone="info">{preview.remarks.join(' ')}</Banner>
        </chakra.div>
      )}
      <ColumnRows
        columns={preview.columns}
        chosen={reading.columns}
        optionsOf={(index) => optionsFor(index, preview.columns, reading)}
        onChoose={(index, field) => onChoose(index, field as ImportField | null)}
      />
    </Card>
  );
}

const ROWS_OFFERED = 30;

/** Shows the row of the headings, and lets the user choose another one where it is wrong. */
function HeaderRow(props: {
  preview: ImportPreviewFragment;
  reading: Reading;
  onChange: (row: number) => void;
}) {
  const { preview, reading, onChange } = props;
  const last = Math.max(reading.headerRow, preview.rows.at(-1)?.row ?? 0, ROWS_OFFERED);
  const offered = Math.min(last, Math.max(ROWS_OFFERED, reading.headerRow));
  return (
    <chakra.div display="flex" alignItems="center" gap="2" textStyle="caption" color="fg.subtle">
      <chakra.span overflowWrap="anywhere">
        {preview.sheetName ? `Sheet ${preview.sheetName}, headings` : 'Headings'}
      </chakra.span>
      <SelectField
        size="sm"
        aria-label="Row of the headings"
        value={String(reading.headerRow)}
        options={Array.from({ length: offered }, (_, i) => ({
          value: String(i + 1),
          label: `in row ${i + 1}`,
        }))}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </chakra.div>
  );
}

/** Returns all fields as options; one that another column fills says so, because choosing it takes it from there. */
function optionsFor(index: number, columns: readonly ImportColumnFragment[], reading: Reading) {
  return IMPORT_FIELDS.map(({ field, label }) => {
    const at = reading.columns.indexOf(field);
    const holder = at >= 0 && at !== index ? ` (now column ${columns[at]!.letter})` : '';
    return { value: field, label: label + holder };
  });
}
