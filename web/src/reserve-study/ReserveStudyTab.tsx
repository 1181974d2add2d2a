import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/action/Button';
import { ErrorState } from '../ui/feedback/ErrorState';
import { RemoveStudyDialog } from './RemoveStudyDialog';
import { StudyPane } from './StudyPane';
import { StudyTable } from './StudyTable';
import { useReserveStudiesQuery, type StudyRowFragment } from './ReserveStudies.generated';

/** The history of a property's reserve studies, newest first. */
export function ReserveStudyTab({ propertyId }: { propertyId: string }) {
  const query = useReserveStudiesQuery({ variables: { propertyId } });
  const [edited, setEdited] = useState<StudyRowFragment | 'new' | null>(null);
  const [removed, setRemoved] = useState<StudyRowFragment | null>(null);
  const property = query.data?.property;
  const canEdit = property?.viewerCan.editReserveStudies ?? false;
  if (query.error && !property)
    return (
      <ErrorState details={['The reserve studies could not be read.']} onRetry={() => void query.refetch()} />
    );
  return (
    <>
      <chakra.div display="flex" justifyContent="flex-end" mb="3">
        {canEdit && (
          <Button
            variant="primary"
            icon={<Plus size={16} strokeWidth={1.75} />}
            onClick={() => setEdited('new')}
          >
            Add reserve study
          </Button>
        )}
      </chakra.div>
      <StudyTable
        studies={property?.reserveStudies}
        canEdit={canEdit}
        onAdd={() => setEdited('new')}
        onEdit={setEdited}
        onRemove={setRemoved}
      />
      {edited !== null && (
        <StudyPane
          propertyId={propertyId}
          study={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onReload={() => void query.refetch()}
        />
      )}
      <RemoveStudyDialog propertyId={propertyId} study={removed} onClose={() => setRemoved(null)} />
    </>
  );
}
