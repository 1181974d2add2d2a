import { Link } from 'react-router-dom';
import { WaitingFile } from '../app/import/WaitingFile';
import { paths } from '../app/paths';
import { Button } from '../ui/action/Button';
import { useComponentImportQuery } from './ComponentImport.generated';
import { ImportReview, type ImportReviewProps } from './form/ImportReview';
import { useAcceptImport } from './use-accept-import';

/** The import in the address: its preview, or the reason why there is none. */
export function WaitingImport(props: {
  importId: string;
  propertyId: string;
  fiscalYear: number;
  onStartOver: () => void;
}) {
  const { importId, propertyId, fiscalYear, onStartOver } = props;
  const query = useComponentImportQuery({ variables: { importId } });
  const refetch = () => void query.refetch().catch(() => undefined);
  return (
    <WaitingFile
      {...{ query, onStartOver }}
      preview={query.data?.componentImport}
      onRetry={refetch}
      elsewhere={(preview) =>
        preview.propertyId === propertyId && preview.fiscalYear === fiscalYear
          ? null
          : `${preview.fileName} was uploaded for another property or fiscal year (${preview.fiscalYear}). Switch back to it, or start over here.`
      }
      onward={
        <Button asChild variant="primary">
          <Link to={paths.components}>Go to the components</Link>
        </Button>
      }
    >
      {(preview) => (
        <AcceptedReview
          key={`${importId} ${preview.headerRow}`}
          preview={preview}
          leave={{ label: 'Start over', onLeave: onStartOver }}
          onOutdated={refetch}
        />
      )}
    </WaitingFile>
  );
}

/** Reviews a preview that is imported as components of the selected property. */
function AcceptedReview(props: Omit<ImportReviewProps, 'accepting'>) {
  return <ImportReview {...props} accepting={useAcceptImport(props.preview, props.onOutdated)} />;
}
