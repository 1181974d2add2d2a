import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Checkbox } from '../../ui/choice/Checkbox';
import { FormDialog } from '../../ui/form/FormOverlays';
import { ComponentPicker } from './ComponentPicker';

export interface Assignment {
  propertyComponentIds: string[];
  /** Off the chosen components, or off all where none is chosen. */
  unassign: boolean;
}

export interface AssignDialogProps {
  /** `3 photos`, `Roof contract.pdf`. */
  what: string;
  busy: boolean;
  problems?: readonly string[];
  onAssign: (assignment: Assignment) => void;
  onClose: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Puts photos or files on components, or takes them off. Assign rests until a component is chosen or unassign is ticked. */
export function AssignDialog({ what, busy, problems = [], onAssign, onClose }: AssignDialogProps) {
  const [chosen, setChosen] = useState(NONE);
  const [unassign, setUnassign] = useState(false);
  return (
    <FormDialog
      title="Assign to components"
      header={
        <chakra.p color="fg.muted" textStyle="table" overflowWrap="anywhere">
          {what}
        </chakra.p>
      }
      width="480px"
      onClose={onClose}
      submitText={unassign ? 'Unassign' : 'Assign'}
      busyText="Saving..."
      busy={busy}
      disabled={chosen.size === 0 && !unassign}
      problems={problems}
      staticBackdrop={chosen.size > 0 || unassign}
      onSubmit={() => onAssign({ propertyComponentIds: [...chosen], unassign })}
    >
      <ComponentPicker chosen={chosen} onChange={setChosen} />
      <chakra.div borderTopWidth="1px" pt="3">
        <Checkbox
          label="Unassign"
          checked={unassign}
          onChange={(event) => setUnassign(event.currentTarget.checked)}
        />
        <chakra.p color="fg.subtle" textStyle="caption" ps="6">
          {chosen.size === 0
            ? 'Takes them off all their components.'
            : 'Takes them off the components that are chosen above.'}
        </chakra.p>
      </chakra.div>
    </FormDialog>
  );
}
