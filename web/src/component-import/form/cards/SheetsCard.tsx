import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { waitingImportAt } from '../../../app/import/ImportSteps';
import { Button } from '../../../ui/action/Button';
import { Tag } from '../../../ui/figure/Tag';
import { counted } from '../../../ui/format/count';
import { formatMoneyExact } from '../../../ui/format/money';
import { Card } from '../../../ui/layout/Card';
import type { ImportPreviewFragment, ImportSheetFragment } from '../../ComponentImport.generated';
import { sheetTag } from '../sheet-words';

/** Lists the sheets of a workbook with their contents, and marks the one on screen; each is imported by itself. */
export function SheetsCard({ preview }: { preview: ImportPreviewFragment }) {
  return (
    <Card title="Sheets of the file">
      <chakra.ul listStyleType="none" display="grid" aria-label="Sheets of the file">
        {preview.sheets.map((sheet) => (
          <Sheet key={sheet.importId} sheet={sheet} importId={preview.importId} />
        ))}
      </chakra.ul>
    </Card>
  );
}

function Sheet({ sheet, importId }: { sheet: ImportSheetFragment; importId: string }) {
  const { word, tone } = sheetTag(sheet, importId);
  const name = sheet.sheetName ?? 'Sheet';
  return (
    <chakra.li {...rowStyle}>
      <chakra.span fontWeight="560" overflowWrap="anywhere" flex="1 1 160px">
        {name}
      </chakra.span>
      <chakra.span color="fg.muted" data-figure whiteSpace="nowrap">
        {sheet.kind === 'other'
          ? ''
          : `${counted(sheet.lineCount, 'line')}, ${formatMoneyExact(sheet.total)}`}
      </chakra.span>
      <Tag tone={tone}>{word}</Tag>
      {sheet.importId !== importId && !sheet.isAccepted && (
        <Button asChild variant="link" size="sm">
          <Link to={waitingImportAt(sheet.importId)} aria-label={`Review ${name}`}>
            Review
          </Link>
        </Button>
      )}
    </chakra.li>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  minH: '40px',
  borderTopWidth: '1px',
  _first: { borderTopWidth: '0' },
  textStyle: 'table',
} as const;
