import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Checkbox } from '../../ui/choice/Checkbox';
import { FormDialog } from '../../ui/form/FormOverlays';
import { portfolioText } from '../admin-property-columns';
import { useReassignPropertyMutation, type AdminPropertyRowFragment } from '../AdminProperties.generated';
import { useAskedJob } from '../use-asked-job';
import { DestinationChoice, type Destination } from './DestinationChoice';

export interface ReassignDialogProps {
  property: AdminPropertyRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Shows the current and the chosen portfolio before the user confirms. */
function FromAndTo({ from, to }: { from: string; to: string | null }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns="max-content 1fr"
      columnGap="3"
      rowGap="1"
      textStyle="table"
    >
      <chakra.dt color="fg.muted">From</chakra.dt>
      <chakra.dd overflowWrap="anywhere">{from}</chakra.dd>
      <chakra.dt color="fg.muted">To</chakra.dt>
      <chakra.dd overflowWrap="anywhere" color={to === null ? 'fg.muted' : undefined}>
        {to ?? 'Not chosen yet'}
      </chakra.dd>
    </chakra.dl>
  );
}

function WhatStays() {
  return (
    <chakra.ul textStyle="caption" color="fg.muted" ps="4" listStyleType="disc" display="grid" gap="1">
      <li>Everything in the property moves, its photos, files and activity included.</li>
      <li>
        The old portfolio can no longer open any of it. Its calendar feeds and unfinished downloads end.
      </li>
      <li>
        A connected app is disconnected, since its credential stays with the old portfolio. Transactions that
        it brought stay.
      </li>
    </chakra.ul>
  );
}

/** Moves a property to another portfolio. */
export function ReassignDialog({ property, onClose, onReload }: ReassignDialogProps) {
  // The property as it was when the dialog opened: the row changes before the dialog has closed.
  const [asked] = useState(property);
  const [to, setTo] = useState<Destination | null>(null);
  const [includeUsers, setIncludeUsers] = useState(false);
  const [mutate] = useReassignPropertyMutation();
  const { propertyId } = asked;
  const { ask, isBusy, progress, problems } = useAskedJob({
    send: (idempotencyKey) =>
      mutate({
        variables: {
          input: { propertyId, destinationWorkspaceId: to!.workspaceId, includeUsers, idempotencyKey },
        },
      }),
    done: 'Property Reassigned',
    failed: 'Property Not Reassigned',
    stopped: 'The property was not moved. Try again.',
    onDone: () => {
      onReload();
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Reassign ${asked.name}`}
      width="520px"
      submitText="Reassign"
      busyText={progress?.step ?? 'Moving the property'}
      busy={isBusy}
      disabled={to === null}
      problems={problems}
      staticBackdrop={to !== null}
      onClose={onClose}
      onSubmit={() => to && ask()}
    >
      <DestinationChoice propertyId={propertyId} chosen={to} onChoose={setTo} disabled={isBusy} />
      <FromAndTo
        from={portfolioText(asked)}
        to={to && portfolioText({ workspaceName: to.name, workspaceCompanyName: to.companyName })}
      />
      <Checkbox
        label="Include users"
        checked={includeUsers}
        disabled={isBusy}
        onChange={(event) => setIncludeUsers(event.currentTarget.checked)}
      />
      <chakra.p textStyle="caption" color="fg.muted" mt="-3" ps="6">
        People who are assigned to the property join the new portfolio with the role they have. Without this,
        they lose it.
      </chakra.p>
      <WhatStays />
    </FormDialog>
  );
}
