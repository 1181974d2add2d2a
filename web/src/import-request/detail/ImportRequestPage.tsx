import { Download } from 'lucide-react';
import { Navigate, useParams } from 'react-router-dom';
import { useBreadcrumbs } from '../../app/Breadcrumbs';
import { usePageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { PageError } from '../../app/connection/PageError';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { PageHeader } from '../../ui/layout/PageHeader';
import { useImportRequestQuery, type ImportRequestQuery } from '../ImportRequests.generated';
import { RequestStatusTag } from '../status-tag';
import { RequestFacts } from './RequestFacts';
import { RequestProblems } from './RequestProblems';
import { StaffReview } from './StaffReview';

/** `admin/import-requests/{importRequestId}`: a study and its problems, and for internal staff its preview. */
export function ImportRequestPage() {
  const { importRequestId = '' } = useParams();
  const { viewer } = useSelection();
  const query = useImportRequestQuery({ variables: { importRequestId }, fetchPolicy: 'cache-and-network' });
  const opened = query.data?.importRequest;
  usePageTitle(opened?.request.fileName ?? 'Import request', false);
  useBreadcrumbs([
    { label: 'Admin' },
    { label: 'Import requests', to: paths.importRequests },
    { label: opened?.request.fileName ?? 'Import request' },
  ]);
  if (!viewer.isStaff && !viewer.viewerCan.addProperty) return <Navigate to={paths.dashboard} replace />;
  const reload = () => query.refetch().catch(() => undefined);
  if (!opened && query.loading) return <PageSkeleton />;
  if (!opened)
    return <PageError details={['The import request could not be loaded.']} onRetry={() => void reload()} />;
  return <Opened {...opened} onReload={reload} />;
}

type OpenedProps = NonNullable<ImportRequestQuery['importRequest']> & { onReload: () => Promise<unknown> };

function Opened({ request, preview, onReload }: OpenedProps) {
  const { importRequestId, propertyName, workspaceName, fiscalYear } = request;
  return (
    <>
      <PageHeader
        title={request.fileName}
        tag={<RequestStatusTag status={request.status} />}
        line={`${propertyName}, ${workspaceName}, fiscal year ${fiscalYear}`}
        actions={
          <Button asChild>
            <a href={`/download/import-request/${importRequestId}`} download>
              <Download size={16} strokeWidth={1.75} aria-hidden />
              Download the workbook
            </a>
          </Button>
        }
      />
      <RequestFacts request={request} />
      {request.viewerCan.import ? (
        <StaffReview {...{ request, preview, onReload }} />
      ) : (
        <RequestProblems request={request} />
      )}
    </>
  );
}
