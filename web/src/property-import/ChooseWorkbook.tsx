import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ChooseFile } from '../app/import/ChooseFile';
import { useSave } from '../app/save/use-save';
import { downloadFile } from '../app/upload/download-files';
import { Button } from '../ui/action/Button';
import { ErrorState } from '../ui/feedback/ErrorState';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { Field } from '../ui/field/Field';
import { SelectField } from '../ui/field/SelectField';
import { usePropertyImportPortfoliosQuery } from './PropertyImport.generated';

/** Step 1: the template, the portfolio where the user has several, and the workbook. */
export function ChooseWorkbook({ onRead }: { onRead: (propertyImportId: string) => void }) {
  const { data, error, refetch } = usePropertyImportPortfoliosQuery();
  const [chosen, setChosen] = useState<string | null>(null);
  const retry = () => void refetch().catch(() => undefined);
  if (error && !data) return <ErrorState details={['The portfolios could not be loaded.']} onRetry={retry} />;
  if (!data) return <PageSkeleton />;
  const portfolios = data.newPropertyWorkspaces;
  const workspaceId = chosen ?? portfolios[0]?.workspaceId ?? '';
  return (
    <>
      {portfolios.length > 1 && (
        <chakra.div maxW="420px" mb="5">
          <Field label="Portfolio" hint="All properties of the workbook go to this portfolio.">
            <SelectField
              options={portfolios.map(({ workspaceId: value, name: label }) => ({ value, label }))}
              value={workspaceId}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          </Field>
        </chakra.div>
      )}
      <ChooseFile
        address="/upload/property-import"
        fields={{ workspaceId }}
        mostBytes={limits.importFileBytes}
        label="Workbook of properties"
        invitation="Drop your workbook here"
        limits="An .xlsx file of at most 10 MB and 300 properties."
        endings={['.xlsx']}
        failed="The workbook could not be read"
        onRead={({ propertyImportId }: { propertyImportId: string }) => onRead(propertyImportId)}
      >
        <WhatIsRead />
      </ChooseFile>
    </>
  );
}

function WhatIsRead() {
  const { save, saving } = useSave({
    send: () => downloadFile('/download/property-import-template', 'Add many properties.xlsx'),
    failed: 'The template could not be downloaded',
  });
  return (
    <chakra.div display="grid" gap="2" textStyle="table" color="fg.muted" maxW="680px">
      <p>
        The workbook has a sheet for properties, one for finances, one for components and one for reserve
        studies. You see every problem with its sheet, row and column before anything is added. A property
        with problems is left out as a whole.
      </p>
      <div>
        <Button
          variant="link"
          icon={<Download size={15} strokeWidth={1.75} aria-hidden />}
          busy={saving}
          busyText="Downloading..."
          onClick={() => void save(null)}
        >
          Download the template
        </Button>
      </div>
    </chakra.div>
  );
}
