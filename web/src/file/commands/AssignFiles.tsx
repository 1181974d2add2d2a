import { BulkError } from '../../app/bulk/BulkError';
import { useSave } from '../../app/save/use-save';
import { AssignDialog, type Assignment } from '../../app/attach/AssignDialog';
import { chosenWords } from '../model/file-words';
import { idsOf } from '../model/folder-tree';
import type { ChosenDialogProps } from './DeleteDialog';
import { useAssignFilesMutation } from './FileCommands.generated';

/** Puts the chosen files on components, or takes them off. */
export function AssignFiles({ chosen, onClose, onDone }: Omit<ChosenDialogProps, 'propertyId'>) {
  const [assign] = useAssignFilesMutation();
  const { propertyFileIds } = idsOf(chosen);
  const { save, saving, problems, forget } = useSave({
    // The answer brings the files as they are then; nothing else is to be read again.
    send: (values: Assignment) => assign({ variables: { input: { propertyFileIds, ...values } } }),
    done: (_payload, { unassign }) => `${chosenWords(chosen)} ${unassign ? 'unassigned' : 'assigned'}`,
    onSaved: onDone,
  });
  return (
    <>
      <AssignDialog
        what={chosenWords(chosen)}
        busy={saving}
        onAssign={(values) => void save(values)}
        onClose={onClose}
      />
      <BulkError doing="assigning" what="files" problems={problems} onClose={forget} />
    </>
  );
}
