import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import { Download } from 'lucide-react';
import { ChooseFile } from '../../app/import/ChooseFile';
import { Button } from '../../ui/action/Button';
import { downloadTemplate } from './template';

/** Step 1: the user drops a list or chooses it. */
export function ChooseList(props: {
  propertyId: string;
  fiscalYear: number;
  onRead: (importId: string) => void;
}) {
  return (
    <ChooseFile
      address={`/upload/component-import/${props.propertyId}/${props.fiscalYear}`}
      mostBytes={limits.importFileBytes}
      label="Component list"
      invitation="Drop your component list here"
      limits="An .xlsx or .csv file of at most 10 MB and 5,000 rows."
      failed="Component import failed"
      onRead={({ importId }: { importId: string }) => props.onRead(importId)}
    >
      <WhatIsRead />
    </ChooseFile>
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
