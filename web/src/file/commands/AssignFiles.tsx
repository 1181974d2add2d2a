import { BulkError } from '../../app/bulk/BulkError';
import { useSelection } from '../../app/selection/selection';
import { useSave } from '../../app/save/use-save';
import { AssignDialog, type Assignment } from '../../app/attach/AssignDialog';
import { chosenWords } from '../model/file-words';
import { idsOf } from '../model/folder-tree';
import type { ChosenDialogProps } from './DeleteDialog';
import { useAssignFilesMutation } from './FileCommands.generated';

/** Puts the chosen files on components, or takes them off. */
export function AssignFiles({ chosen, propertyId, onClose, onDone }: ChosenDialogProps) {
  const { fiscalYear } = useSelection();
  const [assign] = useAssignFilesMutation();
  const { propertyFileIds } = idsOf(chosen);
  const { save, saving, problems, forget } = useSave({
    // The answer brings the changed files, so nothing else has to be read again.
    send: (values: Assignment) => assign({ variables: { input: { propertyFileIds, ...values } } }),
    done: (_payload, { unassign }) => `${chosenWords(chosen)} ${unassign ? 'unassigned' : 'assigned'}`,
    onSaved: onDone,
  });
  return (
    <>
      <AssignDialog
        what={chosenWords(chosen)}
        propertyId={propertyId}
        fiscalYear={fiscalYear?.year ?? 0}
        busy={saving}
        onAssign={(values) => void save(values)}
        onClose={onClose}
      />
      <BulkError doing="assigning" what="files" problems={problems} onClose={forget} />
    </>
  );
}
