import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelectedPair, type SelectedFiscalYear, type SelectedProperty } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { PageHeader } from '../ui/layout/PageHeader';
import { Steps, stepsAt } from '../ui/navigation/Steps';
import { ChooseFile } from './choose/ChooseFile';
import { YearClosed, yearClosedReason } from './choose/YearClosed';
import { WaitingImport } from './WaitingImport';

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
  return (
    <>
      <PageHeader
        title="Import components"
        line={`${pair.property.name}, fiscal year ${pair.fiscalYear.label}`}
        actions={
          <Button asChild>
            <Link to={paths.components}>Cancel</Link>
          </Button>
        }
      />
      <ImportInto key={`${pair.property.propertyId} ${pair.fiscalYear.year}`} {...pair} />
    </>
  );
}

const STEPS = ['Choose a file', 'Review', 'Import'];

/** `?import=…` names a file that was read, so that a reload keeps its preview. */
function useWaitingImport() {
  const [query, setQuery] = useSearchParams();
  const importId = query.get('import');
  const open = useCallback((id: string) => setQuery({ import: id }), [setQuery]);
  const leave = useCallback(() => setQuery({}), [setQuery]);
  return { importId, open, leave };
}

function ImportInto(props: { property: SelectedProperty; fiscalYear: SelectedFiscalYear }) {
  const { importId, open, leave } = useWaitingImport();
  const place = useFocusOnChange(importId);
  const closed = yearClosedReason(props.fiscalYear);
  const { propertyId } = props.property;
  const { year } = props.fiscalYear;
  if (closed !== null && importId === null) return <YearClosed reason={closed} />;
  return (
    <>
      <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
        <chakra.div maxW="680px" mb="5">
          <Steps steps={stepsAt(STEPS, importId === null ? 1 : 2)} />
        </chakra.div>
      </div>
      {importId === null ? (
        <ChooseFile propertyId={propertyId} fiscalYear={year} onRead={open} />
      ) : (
        <WaitingImport {...{ importId, propertyId }} fiscalYear={year} onStartOver={leave} />
      )}
    </>
  );
}

/** The control that led to the next step is gone with its step: the focus goes to where the next one begins. */
function useFocusOnChange(importId: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(importId);
  useEffect(() => {
    if (shown.current === importId) return;
    shown.current = importId;
    place.current?.focus();
  }, [importId]);
  return place;
}
