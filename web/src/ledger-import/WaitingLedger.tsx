import { Link } from 'react-router-dom';
import { WaitingFile } from '../app/import/WaitingFile';
import { paths } from '../app/paths';
import { Button } from '../ui/action/Button';
import { useLedgerImportQuery } from './LedgerImport.generated';
import { LedgerReview } from './review/LedgerReview';

/** The import in the address: its preview, or the reason why there is none. */
export function WaitingLedger(props: { importId: string; propertyId: string; onStartOver: () => void }) {
  const { importId, propertyId, onStartOver } = props;
  const query = useLedgerImportQuery({ variables: { ledgerImportId: importId } });
  const refetch = () => void query.refetch().catch(() => undefined);
  return (
    <WaitingFile
      {...{ query, onStartOver }}
      preview={query.data?.ledgerImport}
      onRetry={refetch}
      elsewhere={(preview) =>
        preview.propertyId === propertyId
          ? null
          : `${preview.fileName} was uploaded for another property. Switch back to it, or start over here.`
      }
      onward={
        <>
          <Button asChild variant="primary">
            <Link to={paths.transactions()}>Go to the transactions</Link>
          </Button>
          <Button asChild>
            <Link to={paths.dashboard}>Go to the dashboard</Link>
          </Button>
        </>
      }
    >
      {(preview) => <LedgerReview preview={preview} onStartOver={onStartOver} onOutdated={refetch} />}
    </WaitingFile>
  );
}
