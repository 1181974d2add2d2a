import { chakra } from '@chakra-ui/react';
import { Download, FileSpreadsheet, FolderOpen } from 'lucide-react';
import { Button } from '../../ui/action/Button';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { DropZone } from '../../ui/upload/DropZone';
import { downloadTemplate } from './template';
import { useImportUpload } from './use-import-upload';

/** Step 1: drop a list or choose it. */
export function ChooseFile(props: {
  propertyId: string;
  fiscalYear: number;
  onRead: (importId: string) => void;
}) {
  const { choose, reading, problems } = useImportUpload(props);
  return (
    <chakra.div display="grid" gap="4">
      <FormErrorAlert details={problems} />
      <DropZone
        {...zoneStyle}
        label="Component list"
        endings={['.xlsx', '.csv']}
        disabled={reading !== null}
        onFiles={(files) => void choose(files)}
      >
        {(open) => (
          <>
            <chakra.span color="fg.subtle" aria-hidden>
              <FileSpreadsheet size={32} strokeWidth={1.4} />
            </chakra.span>
            <chakra.p textStyle="section">Drop your component list here</chakra.p>
            <Button
              variant="primary"
              icon={<FolderOpen size={16} strokeWidth={1.75} />}
              onClick={open}
              busy={reading !== null}
              busyText="Reading..."
            >
              Choose a file
            </Button>
            <chakra.p textStyle="table" color="fg.muted" maxW="420px" role="status">
              {reading === null
                ? 'An .xlsx or .csv file of at most 10 MB and 5,000 rows.'
                : `Reading ${reading}`}
            </chakra.p>
          </>
        )}
      </DropZone>
      <WhatIsRead />
    </chakra.div>
  );
}

function WhatIsRead() {
  return (
    <chakra.div display="grid" gap="2" textStyle="table" color="fg.muted" maxW="680px">
      <p>
        Each row is a component: its name, cost, useful life and remaining useful life; category, location,
        quantity and more if you have them. You can leave titles above the headings and total rows. You see
        everything before it is saved.
      </p>
      <div>
        <Button
          variant="link"
          icon={<Download size={15} strokeWidth={1.75} aria-hidden />}
          onClick={downloadTemplate}
        >
          Download a template
        </Button>
      </div>
    </chakra.div>
  );
}

const zoneStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: { base: '10', md: '14' },
  textAlign: 'center',
} as const;
