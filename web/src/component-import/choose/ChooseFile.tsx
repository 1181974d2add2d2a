import { chakra } from '@chakra-ui/react';
import { Download, FileSpreadsheet, FolderOpen } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../../ui/action/Button';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { downloadTemplate } from './template';
import { useImportUpload } from './use-import-upload';

/** Step 1: drop a list or choose it. */
export function ChooseFile(props: {
  propertyId: string;
  fiscalYear: number;
  onRead: (importId: string) => void;
}) {
  const { choose, reading, problems } = useImportUpload(props);
  const drop = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: reading !== null,
    onDrop: (files) => void choose(files),
  });
  return (
    <chakra.div display="grid" gap="4">
      <FormErrorAlert details={problems} />
      <chakra.div
        {...drop.getRootProps()}
        {...zoneStyle}
        borderColor={drop.isDragActive ? 'brand.fg' : 'border.control'}
        bg={drop.isDragActive ? 'brand.subtle' : 'bg.subtle'}
      >
        <input
          {...drop.getInputProps({ 'aria-label': 'Component list', accept: '.xlsx,.csv', multiple: false })}
        />
        <chakra.span color="fg.subtle" aria-hidden>
          <FileSpreadsheet size={32} strokeWidth={1.4} />
        </chakra.span>
        <chakra.p textStyle="section">Drop your component list here</chakra.p>
        <Button
          variant="primary"
          icon={<FolderOpen size={16} strokeWidth={1.75} />}
          onClick={drop.open}
          busy={reading !== null}
          busyText="Reading..."
        >
          Choose a file
        </Button>
        <chakra.p textStyle="table" color="fg.muted" maxW="420px" role="status">
          {reading === null ? 'An .xlsx or .csv file of at most 10 MB and 5,000 rows.' : `Reading ${reading}`}
        </chakra.p>
      </chakra.div>
      <WhatIsRead />
    </chakra.div>
  );
}

function WhatIsRead() {
  return (
    <chakra.div display="grid" gap="2" textStyle="table" color="fg.muted" maxW="680px">
      <p>
        Each row is a component: its name, cost, useful life and remaining useful life; category, location,
        quantity and more where you have them. Titles above the headings and total rows may stay. You see
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
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderRadius: 'card',
  textAlign: 'center',
  transition: 'background-color 120ms, border-color 120ms',
} as const;
