import { chakra } from '@chakra-ui/react';
import { IMPORT_FIELDS, type ImportField } from '@roofline/schema/component-import/import-fields';
import { ColumnRows } from '../../../app/import/ColumnRows';
import { Banner } from '../../../ui/feedback/Banner';
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
  return (
    <Card title="Columns" aside={<FoundIn preview={preview} />}>
      {preview.missingFields.length > 0 && (
        <chakra.div mb="3">
          <Banner tone="warning">{missingText(preview.missingFields)}</Banner>
        </chakra.div>
      )}
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

function FoundIn({ preview }: { preview: ImportPreviewFragment }) {
  const sheet = preview.sheetName ? `Sheet ${preview.sheetName}, headings` : 'Headings';
  return (
    <chakra.span textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
      {`${sheet} in row ${preview.headerRow}`}
    </chakra.span>
  );
}

/** All fields; those that another column feeds say so, because choosing them takes them from there. */
function optionsFor(index: number, columns: readonly ImportColumnFragment[], reading: Reading) {
  return IMPORT_FIELDS.map(({ field, label }) => {
    const at = reading.columns.indexOf(field);
    const holder = at >= 0 && at !== index ? ` (now column ${columns[at]!.letter})` : '';
    return { value: field, label: label + holder };
  });
}
