import { Link, Navigate } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { ImportSteps, useWaitingImport } from '../app/import/ImportSteps';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { PageHeader } from '../ui/layout/PageHeader';
import { ChooseWorkbook } from './ChooseWorkbook';
import { usePropertyImportQuery } from './PropertyImport.generated';
import { WaitingWorkbook } from './WaitingWorkbook';

/** `properties/add-many`: adds many properties from one workbook; users who may not add any go to the list. */
export function PropertyImportPage() {
  const { viewer } = useSelection();
  const { importId, open, leave } = useWaitingImport();
  const isAdded = useIsAdded(importId);
  usePageTitle('Add many properties', false);
  useBreadcrumbs([{ label: 'Properties', to: paths.properties }, { label: 'Add many' }]);
  if (!viewer.viewerCan.addProperty) return <Navigate to={paths.properties} replace />;
  return (
    <>
      <PageHeader
        title="Add many properties"
        line="Up to 300 properties from one workbook, with their finances and components"
        actions={
          <Button asChild>
            <Link to={paths.properties}>{isAdded ? 'Go to the properties' : 'Cancel'}</Link>
          </Button>
        }
      />
      <ImportSteps importId={importId} isImported={isAdded} />
      {importId === null ? (
        <ChooseWorkbook onRead={open} />
      ) : (
        <WaitingWorkbook propertyImportId={importId} onStartOver={leave} />
      )}
    </>
  );
}

/** Returns whether nothing of the workbook is left to add, from the review that the page has in the cache. */
function useIsAdded(importId: string | null): boolean {
  const variables = { propertyImportId: importId ?? '' };
  const { data } = usePropertyImportQuery({ variables, skip: importId === null, fetchPolicy: 'cache-only' });
  const found = data?.propertyImport;
  return found?.isAccepted === true && found.counts.ready === 0 && found.jobId === null;
}
