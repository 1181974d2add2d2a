import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSelection } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { ErrorState } from '../ui/feedback/ErrorState';
import { toast } from '../ui/feedback/toast';
import { RemoveStudyDialog } from './RemoveStudyDialog';
import { StudyPane } from './StudyPane';
import { StudyTable } from './StudyTable';
import {
  useReserveStudiesQuery,
  type ReserveStudiesQuery,
  type StudyRowFragment,
} from './ReserveStudies.generated';

type Property = NonNullable<ReserveStudiesQuery['property']>;

/** Known from the selection before the studies are: so the button to add one is there from the start. */
function useCanEdit(propertyId: string, read: Property | null | undefined): boolean {
  const { property: selected } = useSelection();
  const known = read ?? (selected?.propertyId === propertyId ? selected : null);
  return known?.viewerCan.editReserveStudies ?? false;
}

/** Its room is there for whoever may not add one, too. */
function AddStudy({ canEdit, onAdd }: { canEdit: boolean; onAdd: () => void }) {
  return (
    <chakra.div display="flex" justifyContent="flex-end" mb="3">
      {canEdit && (
        <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} />} onClick={onAdd}>
          Add reserve study
        </Button>
      )}
    </chakra.div>
  );
}

/** The history of a property's reserve studies, newest first. */
export function ReserveStudyTab({ propertyId }: { propertyId: string }) {
  const query = useReserveStudiesQuery({ variables: { propertyId } });
  const [edited, setEdited] = useState<StudyRowFragment | 'new' | null>(null);
  const [removed, setRemoved] = useState<StudyRowFragment | null>(null);
  const property = query.data?.property;
  const canEdit = useCanEdit(propertyId, property);
  /** The row as it is now; null when it has gone. */
  const reread = async (row: StudyRowFragment) => {
    const fresh = (await query.refetch()).data?.property?.reserveStudies;
    return fresh?.find((each) => each.propertyReserveStudyId === row.propertyReserveStudyId) ?? null;
  };
  const editNewer = async (row: StudyRowFragment) => {
    const newer = await reread(row);
    if (!newer) toast.failure('The study was removed in the meantime.');
    setEdited(newer);
  };
  if (query.error && !property)
    return (
      <ErrorState
        details={['The reserve studies could not be loaded.']}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <>
      <AddStudy canEdit={canEdit} onAdd={() => setEdited('new')} />
      <StudyTable
        studies={property?.reserveStudies}
        canEdit={canEdit}
        onAdd={() => setEdited('new')}
        onEdit={setEdited}
        onRemove={setRemoved}
      />
      {edited !== null && (
        <StudyPane
          key={edited === 'new' ? edited : `${edited.propertyReserveStudyId} ${edited.version}`}
          propertyId={propertyId}
          study={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onReload={async () => edited !== 'new' && editNewer(edited)}
        />
      )}
      {removed !== null && (
        <RemoveStudyDialog
          propertyId={propertyId}
          study={removed}
          onClose={() => setRemoved(null)}
          onReload={async () => setRemoved((await reread(removed)) ?? removed)}
        />
      )}
    </>
  );
}
