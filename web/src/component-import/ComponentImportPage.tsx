import { Button } from '../ui/action/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelectedPair, type SelectedFiscalYear, type SelectedProperty } from '../app/selection';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { PageHeader } from '../ui/layout/PageHeader';
import { ChooseFile } from './choose/ChooseFile';
import { YearClosed, yearClosedReason } from './choose/YearClosed';

/** Bringing a component list in from a file: choose it, review it, import it. */
export function ComponentImportPage() {
  const pair = useSelectedPair();
  usePageTitle('Import components');
  useBreadcrumbs([
    ...(pair ? [{ label: pair.property.name, to: paths.dashboard }] : []),
    { label: 'Components', to: paths.components },
    { label: 'Import' },
  ]);
  if (pair === null) return <PageSkeleton />;
  return <ImportInto key={`${pair.property.propertyId} ${pair.fiscalYear.year}`} {...pair} />;
}

function ImportInto(props: { property: SelectedProperty; fiscalYear: SelectedFiscalYear }) {
  const { property, fiscalYear } = props;
  const [, setQuery] = useSearchParams();
  const closed = yearClosedReason(fiscalYear);
  return (
    <>
      <PageHeader
        title="Import components"
        line={`${property.name}, fiscal year ${fiscalYear.label}`}
        actions={
          <Button asChild>
            <Link to={paths.components}>Cancel</Link>
          </Button>
        }
      />
      {closed === null ? (
        <ChooseFile
          propertyId={property.propertyId}
          fiscalYear={fiscalYear.year}
          onRead={(importId) => setQuery({ import: importId })}
        />
      ) : (
        <YearClosed reason={closed} />
      )}
    </>
  );
}
