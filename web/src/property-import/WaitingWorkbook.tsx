import { WaitingFile } from '../app/import/WaitingFile';
import { usePropertyImportQuery } from './PropertyImport.generated';
import { WorkbookReview } from './WorkbookReview';

/** The workbook that the address names: its review, or why there is none. */
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
      // Once its properties are added, the review says what became of each.
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
