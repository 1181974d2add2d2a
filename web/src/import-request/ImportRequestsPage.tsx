import { Send } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { PageHeader } from '../ui/layout/PageHeader';
import { ImportRequestList } from './ImportRequestList';
import { SendStudyPane } from './SendStudyPane';

/** `admin/import-requests`: studies that users sent; only for internal staff and users who may add properties. */
export function ImportRequestsPage() {
  const { viewer } = useSelection();
  const [isSending, setSending] = useState(false);
  usePageTitle('Import requests', false);
  useBreadcrumbs([{ label: 'Admin' }, { label: 'Import requests' }]);
  if (!viewer.isStaff && !viewer.viewerCan.addProperty) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageHeader
        title="Import requests"
        line={
          viewer.isStaff
            ? 'Reserve studies that customers of every portfolio sent'
            : 'Send a reserve study, and Roofline brings its components in'
        }
        actions={
          <Button
            variant="primary"
            icon={<Send size={16} strokeWidth={1.75} />}
            onClick={() => setSending(true)}
          >
            Send a study
          </Button>
        }
      />
      <ImportRequestList />
      {isSending && <SendStudyPane onClose={() => setSending(false)} />}
    </>
  );
}
