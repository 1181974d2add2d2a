import { Link } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { ImportSteps, useWaitingImport } from '../app/import/ImportSteps';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelectedPair, type SelectedFiscalYear, type SelectedProperty } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { PageHeader } from '../ui/layout/PageHeader';
import { ChooseList } from './choose/ChooseList';
import { YearClosed, yearClosedReason } from './choose/YearClosed';
import { useComponentImportQuery } from './ComponentImport.generated';
import { WaitingImport } from './WaitingImport';

/** Imports a component list from a file: the user chooses it, reviews it and imports it. */
export function ComponentImportPage() {
  const pair = useSelectedPair();
  const waiting = useWaitingImport();
  const isImported = useIsImported(waiting.importId);
  usePageTitle('Import components');
  useBreadcrumbs([
    ...(pair ? [{ label: pair.property.name, to: paths.dashboard }] : []),
    { label: 'Components', to: paths.components },
    { label: 'Import' },
  ]);
  if (pair === null) return <PageSkeleton />;
  return (
    <>
      <PageHeader
        title="Import components"
        line={`${pair.property.name}, fiscal year ${pair.fiscalYear.label}`}
        actions={
          !isImported && (
            <Button asChild>
              <Link to={paths.components}>Cancel</Link>
            </Button>
          )
        }
      />
      <ImportInto
        key={`${pair.property.propertyId} ${pair.fiscalYear.year}`}
        {...{ ...pair, waiting, isImported }}
      />
    </>
  );
}

interface ImportIntoProps {
  property: SelectedProperty;
  fiscalYear: SelectedFiscalYear;
  waiting: ReturnType<typeof useWaitingImport>;
  isImported: boolean;
}

function ImportInto(props: ImportIntoProps) {
  const { waiting, isImported } = props;
  const { importId, open, leave } = waiting;
  const closed = yearClosedReason(props.fiscalYear);
  const { propertyId } = props.property;
  const { year } = props.fiscalYear;
  if (closed !== null && importId === null) return <YearClosed reason={closed} />;
  return (
    <>
      <ImportSteps importId={importId} isImported={isImported} />
      {importId === null ? (
        <ChooseList propertyId={propertyId} fiscalYear={year} onRead={open} />
      ) : (
        <WaitingImport {...{ importId, propertyId }} fiscalYear={year} onStartOver={leave} />
      )}
    </>
  );
}

/** Returns whether the file is imported, from the preview that the page has in the cache. */
function useIsImported(importId: string | null): boolean {
  const variables = { importId: importId ?? '' };
  const { data } = useComponentImportQuery({ variables, skip: importId === null, fetchPolicy: 'cache-only' });
  return data?.componentImport?.isAccepted ?? false;
}
