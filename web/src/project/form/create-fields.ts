import { createProjectInput } from '@roofline/schema/project/project';
import { emptyAnswers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { ComponentsField } from './ComponentsField';
import type { CreateChoices, CreateValues } from './create-choices';

const FIELDS: FieldList<CreateValues, CreateChoices> = [
  {
    rows: [
      { name: 'name', label: 'Name', autoFocus: true },
      {
        name: 'phaseId',
        label: 'Phase',
        isOptional: false,
        options: (_values, { phases }) =>
          phases.map(({ projectTemplatePhaseId, name }) => ({ value: projectTemplatePhaseId, label: name })),
      },
      [{ name: 'startDate', rechecks: ['dueDate'] }, { name: 'dueDate' }],
      {
        name: 'ownerUserId',
        placeholder: 'No one yet',
        options: (_values, { people }) =>
          people.map(({ userId, fullName }) => ({ value: userId, label: fullName })),
      },
      { name: 'description' },
      { name: 'components', label: 'Components', isOptional: true, control: ComponentsField },
    ],
  },
];

/** Returns the form of a new project, which starts in the given phase, or else in the first. */
export const useCreateForm = (given: CreateChoices, startPhaseId: string | null) => {
  const start = given.phases.find(({ projectTemplatePhaseId }) => projectTemplatePhaseId === startPhaseId);
  const phaseId = (start ?? given.phases[0])?.projectTemplatePhaseId;
  return useFieldsForm({
    schema: createProjectInput,
    list: FIELDS,
    saved: emptyAnswers(createProjectInput, { phaseId }),
    given,
  });
};
