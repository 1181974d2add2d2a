import { chakra } from '@chakra-ui/react';
import { exportFieldLabel } from '@roofline/schema/export-map/export-fields';
import { columnLetter } from '@roofline/schema/value/column-letter';
import type { ReactNode } from 'react';
import { DateText } from '../ui/figure/figures';
import { Card } from '../ui/layout/Card';
import { ChartTable } from '../ui/marks/ChartTable';
import type { ExportMapInForceFragment } from './ExportMap.generated';

/** Returns the content of a column's cells. */
function holds({ field, text }: ExportMapInForceFragment['columns'][number]): ReactNode {
  if (field) return exportFieldLabel(field);
  return text ? (
    <>
      The text <q>{text}</q>
    </>
  ) : (
    <chakra.span color="fg.muted">Nothing, it stays empty</chakra.span>
  );
}

/** The map in force: its file, and what fills each column. */
export function MapCard({ map, aside }: { map: ExportMapInForceFragment; aside: ReactNode }) {
  return (
    <Card title="Map in force" aside={aside}>
      <chakra.p textStyle="table" color="fg.muted" mb="3" overflowWrap="anywhere">
        <chakra.strong fontWeight="560" color="fg.default">
          {map.fileName}
        </chakra.strong>
        {`, imported by ${map.importedBy} on `}
        <DateText iso={map.importedAt} moment />
      </chakra.p>
      <ChartTable
        caption="Columns of the sheet"
        heads={['Column', "Firm's heading", 'Filled by']}
        wordColumns={["Firm's heading", 'Filled by']}
        rows={map.columns.map((column, at) => ({
          key: at,
          head: columnLetter(at),
          cells: [column.heading, holds(column)],
        }))}
      />
    </Card>
  );
}
