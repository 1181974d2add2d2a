import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRecordForms } from '../app/records/use-record-forms';
import { useSelection } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { ErrorState } from '../ui/feedback/ErrorState';
import { StudyDialogs } from './StudyDialogs';
import { StudyTable } from './StudyTable';
import {
  useReserveStudiesQuery,
  type ReserveStudiesQuery,
  type StudyRowFragment,
} from './ReserveStudies.generated';

type Property = NonNullable<ReserveStudiesQuery['property']>;

/** Returns whether the viewer may edit studies, from the selection until they load, so that Add shows from the start. */
function useCanEdit(propertyId: string, read: Property | null | undefined): boolean {
  const { property: selected } = useSelection();
  const known = read ?? (selected?.propertyId === propertyId ? selected : null);
  return known?.viewerCan.editReserveStudies ?? false;
}

/** The button to add a study; it takes the same room for users who may not add one. */
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
  const property = query.data?.property;
  const canEdit = useCanEdit(propertyId, property);
  const forms = useRecordForms<StudyRowFragment>({
    named: 'Reserve Study',
    idOf: ({ propertyReserveStudyId }) => propertyReserveStudyId,
    reload: async () => (await query.refetch()).data?.property?.reserveStudies,
  });
  if (query.error && !property)
    return (
      <ErrorState
        details={['The reserve studies could not be loaded.']}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <>
      <AddStudy canEdit={canEdit} onAdd={forms.add} />
      <StudyTable studies={property?.reserveStudies} {...{ canEdit, forms }} />
      <StudyDialogs {...{ propertyId, forms }} />
    </>
  );
}
