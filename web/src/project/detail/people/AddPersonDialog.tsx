import { roleText } from '@roofline/schema/account/role-text';
import { useState } from 'react';
import { useSave } from '../../../app/save/use-save';
import { Field } from '../../../ui/field/Field';
import { SelectField } from '../../../ui/field/SelectField';
import { FormDialog } from '../../../ui/form/FormOverlays';
import type { ProjectDetail, ProjectPlace } from '../use-project';
import { useAddProjectPersonMutation } from './ProjectPeople.generated';

interface AddPersonDialogProps {
  project: ProjectDetail;
  /** People who reach the property, and neither are on the project nor responsible for it. */
  people: ProjectPlace['people'];
  onClose: () => void;
  onOutdated: () => unknown;
}

/** Adds a person who reaches the property to the project. */
export function AddPersonDialog({ project, people, onClose, onOutdated }: AddPersonDialogProps) {
  const { projectId, name } = project;
  const [userId, setUserId] = useState('');
  const [add] = useAddProjectPersonMutation();
  const { save, saving, problems } = useSave({
    send: (chosen: string) => add({ variables: { input: { projectId, userId: chosen } } }),
    done: 'Person Added to Project',
    onSaved: onClose,
    onOutdated,
  });
  return (
    <FormDialog
      title="Add person"
      header={<p>{name}</p>}
      width="440px"
      compact
      submitText="Add person"
      busyText="Saving..."
      busy={saving}
      disabled={userId === ''}
      problems={problems}
      staticBackdrop={userId !== ''}
      onClose={onClose}
      onSubmit={() => void (userId !== '' && save(userId))}
    >
      <Field label="Person">
        <SelectField
          placeholder="Choose a person"
          value={userId}
          options={people.map((each) => ({
            value: each.userId,
            label: `${each.fullName}, ${roleText(each.roleName)}`,
          }))}
          onChange={(event) => setUserId(event.currentTarget.value)}
        />
      </Field>
    </FormDialog>
  );
}
