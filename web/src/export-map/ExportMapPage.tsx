import { chakra } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { SaveQuestion } from '../app/save/SaveQuestion';
import { useSelection } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageError } from '../app/connection/PageError';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { PageHeader } from '../ui/layout/PageHeader';
import { DownloadButton } from './DownloadButton';
import {
  useExportMapQuery,
  useRemoveExportMapMutation,
  type ExportMapInForceFragment,
  type ExportMapQuery,
} from './ExportMap.generated';
import { ImportCard } from './ImportCard';
import { MapCard } from './MapCard';
import { TryCard } from './TryCard';

/** `admin/properties/{propertyId}/export-map`; only internal staff see it, others go to the dashboard. */
export function ExportMapPage() {
  const { viewer } = useSelection();
  const { propertyId = '' } = useParams();
  const query = useExportMapQuery({
    variables: { propertyId },
    skip: !viewer.isStaff,
    fetchPolicy: 'cache-and-network',
  });
  const property = query.data?.adminProperty;
  usePageTitle('Export Map', false);
  useBreadcrumbs([
    { label: 'Admin' },
    { label: 'All properties', to: paths.adminProperties },
    ...(property ? [{ label: property.name }] : []),
    { label: 'Export Map' },
  ]);
  const read = () => query.refetch();
  if (!viewer.isStaff) return <Navigate to={paths.dashboard} replace />;
  if (!query.data && query.error)
    return <PageError details={['The export map could not be loaded.']} onRetry={() => void read()} />;
  if (!query.data) return <PageSkeleton />;
  if (!property) return <EmptyState text="This property does not exist any more." />;
  return <ExportMapView key={propertyId} data={query.data} property={property} onChanged={read} />;
}

interface ExportMapViewProps {
  data: ExportMapQuery;
  property: NonNullable<ExportMapQuery['adminProperty']>;
  onChanged: () => Promise<unknown>;
}

function ExportMapView({ data, property, onChanged }: ExportMapViewProps) {
  const { propertyId, name, workspaceName } = property;
  const [removed, setRemoved] = useState<ExportMapInForceFragment | null>(null);
  const map = data.exportMap;
  const remove = (inForce: ExportMapInForceFragment) => (
    <Button
      size="sm"
      variant="dangerQuiet"
      icon={<Trash2 size={15} strokeWidth={1.75} />}
      onClick={() => setRemoved(inForce)}
    >
      Remove
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Export Map"
        line={`${name}, ${workspaceName}: how its components fill the sheet of a firm`}
        actions={
          <DownloadButton
            address={`/download/export-map/${propertyId}/template.xlsx`}
            fileName="export-map-template.xlsx"
          >
            Download template
          </DownloadButton>
        }
      />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        {map && <MapCard map={map} aside={remove(map)} />}
        {map && <TryCard key={map.importedAt} propertyId={propertyId} />}
        <ImportCard propertyId={propertyId} isReplacing={Boolean(map)} onImported={onChanged} />
      </chakra.div>
      {removed && <RemoveQuestion map={removed} onClose={() => setRemoved(null)} onChanged={onChanged} />}
    </>
  );
}

interface RemoveQuestionProps {
  map: ExportMapInForceFragment;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

function RemoveQuestion({ map: { propertyId, version, fileName }, onClose, onChanged }: RemoveQuestionProps) {
  const [mutate] = useRemoveExportMapMutation();
  return (
    <SaveQuestion
      title="Remove export map"
      confirmText="Remove"
      busyText="Removing..."
      done="Export Map removed"
      send={() => mutate({ variables: { input: { propertyId, version } } })}
      onDone={async () => {
        await onChanged();
        onClose();
      }}
      onCancel={onClose}
      onOutdated={onChanged}
    >
      {`Components can't be downloaded through “${fileName}” any more. The components stay as they are, and you can import the sheet again.`}
    </SaveQuestion>
  );
}
