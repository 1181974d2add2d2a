import { copyName } from '@roofline/schema/value/copy-name';
import { limits } from '@roofline/schema/value/limits';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Field } from '../../ui/field/Field';
import { TextInput } from '../../ui/field/TextInput';
import { FormDialog } from '../../ui/form/FormOverlays';
import { portfolioText } from '../admin-property-columns';
import { useDuplicatePropertyMutation, type AdminPropertyRowFragment } from '../AdminProperties.generated';
import { useAskedJob } from '../use-asked-job';
import { IncludedChoices, NOTHING_INCLUDED } from './IncludedChoices';
import { nameProblem } from './name-problem';

export interface DuplicateDialogProps {
  property: AdminPropertyRowFragment;
  onClose: () => void;
  /** Called with the name of the copy once it exists. */
  onCopied: (name: string) => void;
}

function WhatIsCopied({ portfolio }: { portfolio: string }) {
  return (
    <chakra.ul textStyle="caption" color="fg.muted" ps="4" listStyleType="disc" display="grid" gap="1">
      <li>{`The copy is in the same portfolio, ${portfolio}. People who are assigned to the property can open it.`}</li>
      <li>
        It has the current fiscal year with its components and plans, the projects that are open or were
        completed in it, reserve accounts, settings and the ledger.
      </li>
      <li>
        A connected app stays with the original, so the ledger of the copy is no longer synced. Disclosures
        that were sent, calendar feeds, notifications and the trash stay, too.
      </li>
    </chakra.ul>
  );
}

/** Copies a property in its portfolio. */
export function DuplicateDialog({ property, onClose, onCopied }: DuplicateDialogProps) {
  // The property as it was when the dialog opened: the row may change before it has closed.
  const [asked] = useState(property);
  const first = copyName(asked.name, { max: limits.nameMax, isTaken: () => false });
  const [name, setName] = useState(first);
  const [included, setIncluded] = useState(NOTHING_INCLUDED);
  const [problem, setProblem] = useState<string | undefined>();
  const [mutate] = useDuplicatePropertyMutation();
  const { propertyId } = asked;
  const { ask, isBusy, progress, problems } = useAskedJob({
    send: (idempotencyKey) =>
      mutate({ variables: { input: { propertyId, name: name.trim(), ...included, idempotencyKey } } }),
    done: 'Property Duplicated',
    failed: 'Property Not Duplicated',
    stopped: 'The property was not duplicated. Try again.',
    onDone: () => {
      onCopied(name.trim());
      onClose();
    },
  });
  const submit = () => {
    const found = nameProblem(name);
    setProblem(found);
    if (found === undefined) ask();
  };
  return (
    <FormDialog
      title={`Duplicate ${asked.name}`}
      width="520px"
      submitText="Duplicate"
      busyText={progress?.step ?? 'Copying the property'}
      busy={isBusy}
      problems={problems}
      staticBackdrop={name !== first || included !== NOTHING_INCLUDED}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label="Property Name" error={problem}>
        <TextInput
          value={name}
          maxLength={limits.nameMax}
          disabled={isBusy}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <IncludedChoices included={included} onChange={setIncluded} disabled={isBusy} />
      <WhatIsCopied portfolio={portfolioText(asked)} />
    </FormDialog>
  );
}
