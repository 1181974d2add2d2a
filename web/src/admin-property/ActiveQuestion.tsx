import { useState } from 'react';
import { SaveQuestion } from '../app/save/SaveQuestion';
import {
  useDeactivatePropertyMutation,
  useReactivatePropertyMutation,
  type AdminPropertyRowFragment,
} from './AdminProperties.generated';

export interface ActiveQuestionProps {
  property: AdminPropertyRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Asks before it deactivates a property, or reactivates it. */
export function ActiveQuestion(props: ActiveQuestionProps) {
  // The property as it was when the dialog opened: the row changes before the dialog has closed.
  const [{ propertyId, name, workspaceName, isActive }] = useState(props.property);
  const [deactivate] = useDeactivatePropertyMutation();
  const [reactivate] = useReactivatePropertyMutation();
  const variables = { input: { propertyId } };
  const shared = { onDone: props.onClose, onCancel: props.onClose, onOutdated: props.onReload };
  if (isActive)
    return (
      <SaveQuestion
        {...shared}
        title="Deactivate property"
        confirmText="Deactivate"
        busyText="Saving..."
        done="Property Deactivated"
        send={() => deactivate({ variables })}
      >
        {`No one in the portfolio ${workspaceName} can open ${name} from now on. Nothing is deleted, and you can reactivate it.`}
      </SaveQuestion>
    );
  return (
    <SaveQuestion
      {...shared}
      title="Reactivate property"
      confirmText="Reactivate"
      busyText="Saving..."
      done="Property Reactivated"
      destructive={false}
      send={() => reactivate({ variables })}
    >
      {`Everyone in the portfolio ${workspaceName} who reached ${name} before can open it again.`}
    </SaveQuestion>
  );
}
