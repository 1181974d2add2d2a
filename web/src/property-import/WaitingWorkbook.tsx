import { WaitingFile } from '../app/import/WaitingFile';
import { usePropertyImportQuery } from './PropertyImport.generated';
import { WorkbookReview } from './WorkbookReview';

/** The workbook in the address: its review, or the reason why there is none. */
export function WaitingWorkbook(props: { propertyImportId: string; onStartOver: () => void }) {
  const { propertyImportId, onStartOver } = props;
  const query = usePropertyImportQuery({
    variables: { propertyImportId },
    fetchPolicy: 'cache-and-network',
  });
  const found = query.data?.propertyImport;
  const refetch = () => query.refetch().catch(() => undefined);
  return (
    <WaitingFile
      // Not passed on as accepted: the review also shows the outcome of each property after the import.
      preview={found && { ...found, isAccepted: false }}
      {...{ query, onStartOver }}
      onRetry={() => void refetch()}
      elsewhere={() => null}
      onward={null}
    >
      {() => <WorkbookReview found={found!} onChanged={refetch} onStartOver={onStartOver} />}
    </WaitingFile>
  );
}
