import { Link } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { ImportSteps, useWaitingImport } from '../app/import/ImportSteps';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelectedPair } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { PageHeader } from '../ui/layout/PageHeader';
import { ChooseLedger } from './ChooseLedger';
import { useLedgerImportQuery } from './LedgerImport.generated';
import { WaitingLedger } from './WaitingLedger';

/** Imports a ledger from a file: the user chooses it, reviews it and imports it. */
export function LedgerImportPage() {
  const pair = useSelectedPair();
  const { importId, open, leave } = useWaitingImport();
  const isImported = useIsImported(importId);
  usePageTitle('Import transactions');
  useBreadcrumbs([
    ...(pair ? [{ label: pair.property.name, to: paths.dashboard }] : []),
    { label: 'Transactions', to: paths.transactions() },
    { label: 'Import' },
  ]);
  if (pair === null) return <PageSkeleton />;
  const { propertyId, name } = pair.property;
  return (
    <>
      <PageHeader
        title="Import transactions"
        line={name}
        actions={
          !isImported && (
            <Button asChild>
              <Link to={paths.transactions()}>Cancel</Link>
            </Button>
          )
        }
      />
      <ImportSteps importId={importId} isImported={isImported} />
      {importId === null ? (
        <ChooseLedger propertyId={propertyId} onRead={open} />
      ) : (
        <WaitingLedger key={importId} importId={importId} propertyId={propertyId} onStartOver={leave} />
      )}
    </>
  );
}

/** Returns whether the file is imported, from the preview that the page has in the cache. */
function useIsImported(importId: string | null): boolean {
  const variables = { ledgerImportId: importId ?? '' };
  const { data } = useLedgerImportQuery({ variables, skip: importId === null, fetchPolicy: 'cache-only' });
  return data?.ledgerImport?.isAccepted ?? false;
}
