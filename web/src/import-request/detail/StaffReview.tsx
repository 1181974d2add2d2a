import { FileClock } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useWaitingImport } from '../../app/import/ImportSteps';
import { paths } from '../../app/paths';
import { ImportReview } from '../../component-import/form/ImportReview';
import { blockedReason, toImport } from '../../component-import/form/preview-words';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { useImportRequestSheetQuery, type ImportRequestQuery } from '../ImportRequests.generated';
import { RequestActions } from './RequestActions';
import { RequestProblems, type OpenedRequest } from './RequestProblems';
import { useProcessRequest } from './use-process-request';

export type RequestPreview = NonNullable<NonNullable<ImportRequestQuery['importRequest']>['preview']>;

export interface StaffReviewProps {
  request: OpenedRequest;
  preview: RequestPreview | null;
  onReload: () => Promise<unknown>;
}

/** Lets internal staff take a study, review each of its sheets, and import all of them. */
export function StaffReview({ request, preview, onReload }: StaffReviewProps) {
  const actions = <RequestActions {...{ request, onReload }} hasPreview={preview !== null} />;
  if (preview === null)
    return (
      <>
        {actions}
        <RequestProblems request={request} />
        <EmptyState
          icon={<FileClock size={24} strokeWidth={1.6} />}
          text={`There is no preview for ${request.fiscalYear}: the year is not open for changes, or the file has to be read again. Set the year up or choose another one, then read the file.`}
        />
      </>
    );
  return (
    <>
      {actions}
      {preview.sheets.length > 1 && <RequestProblems request={request} />}
      <Sheet {...{ request, preview, onReload }} />
    </>
  );
}

type SheetProps = StaffReviewProps & { preview: RequestPreview };

/** Shows the sheet in the address, or the first one that was read. */
function Sheet({ request, preview: first, onReload }: SheetProps) {
  const { importId } = useWaitingImport();
  const isOther = importId !== null && first.sheets.some((sheet) => sheet.importId === importId);
  const query = useImportRequestSheetQuery({
    variables: { importId: importId ?? '' },
    skip: !isOther || importId === first.importId,
  });
  if (query.loading && !query.data) return <PageSkeleton />;
  const preview = query.data?.componentImport ?? first;
  return (
    <Review key={`${preview.importId} ${preview.headerRow}`} {...{ request, preview, first, onReload }} />
  );
}

/** Returns why the import is blocked. If the inventory has all rows already, the import only closes the request. */
function blocked(preview: RequestPreview): string | null {
  const { counts, missingFields, isAccepted } = preview;
  const isUnchanged = toImport(preview) === 0 && counts.unchanged > 0 && missingFields.length === 0;
  return isAccepted || (isUnchanged && (counts.error === 0 || preview.skipErrors))
    ? null
    : blockedReason(preview);
}

function Review({ request, preview, first, onReload }: SheetProps & { first: RequestPreview }) {
  const navigate = useNavigate();
  const processing = useProcessRequest({ request, jobId: first.jobId ?? null, onReload });
  return (
    <ImportReview
      preview={preview}
      accepting={processing}
      blocked={blocked}
      importLabel={`Import into ${request.fiscalYear}`}
      leave={{ label: 'Back to requests', onLeave: () => void navigate(paths.importRequests) }}
      onOutdated={() => void onReload()}
    />
  );
}
