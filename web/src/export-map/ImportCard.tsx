import { chakra } from '@chakra-ui/react';
import { exportMapLimits } from '@roofline/schema/export-map/export-map';
import { ChooseFile } from '../app/import/ChooseFile';
import { Card } from '../ui/layout/Card';

export interface ImportCardProps {
  propertyId: string;
  /** Whether the new map replaces one in force. */
  isReplacing: boolean;
  onImported: () => unknown;
}

/** Lets the user drop or choose the firm's sheet. */
export function ImportCard({ propertyId, isReplacing, onImported }: ImportCardProps) {
  return (
    <Card title={isReplacing ? 'Import another map' : 'Import an export map'}>
      <ChooseFile
        address={`/upload/export-map/${propertyId}`}
        mostBytes={exportMapLimits.fileBytes}
        endings={['.xlsx']}
        label="Export map"
        invitation="Drop the firm's sheet here"
        limits={`One .xlsx file of at most 5 MB and ${exportMapLimits.columns} columns.`}
        done="Export Map imported successfully"
        failed="Export Map import failed"
        onRead={onImported}
      >
        <chakra.p textStyle="table" color="fg.muted" maxW="680px">
          {`Row 1 has the firm's headings in the firm's order. Below each heading, row 2 has a field such as {{name}}, a text that each row gets, or nothing. `}
          {isReplacing && 'The new map takes the place of the one in force. '}
          If a cell is wrong, nothing is imported and you see every wrong cell.
        </chakra.p>
      </ChooseFile>
    </Card>
  );
}
