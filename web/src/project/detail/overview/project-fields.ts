import { projectInput, type ProjectInput } from '@roofline/schema/project/project';
import { answersOf, type Answers } from '../../../app/fields/answers';
import type { FieldList } from '../../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../../app/fields/use-fields-form';
import type { SelectOption } from '../../../ui/field/SelectField';
import { formatMoneyExact } from '../../../ui/format/money';
import type { ProjectDetail, ProjectPlace } from '../use-project';

type ProjectValues = Answers<typeof projectInput>;
interface ProjectGiven {
  owners: readonly SelectOption[];
  /** A bid was awarded: it gives the contractor and the contract amount. */
  isAwarded: boolean;
}
export type ProjectForm = FieldsForm<ProjectValues, ProjectInput, ProjectGiven>;

const PROJECT_FIELDS: FieldList<ProjectValues, ProjectGiven> = [
  {
    rows: [
      { name: 'name' },
      { name: 'description' },
      [{ name: 'startDate', rechecks: ['dueDate'] }, { name: 'dueDate' }],
      { name: 'ownerUserId', placeholder: 'No one', options: (_values, { owners }) => owners },
      { name: 'contractor', when: (_values, { isAwarded }) => !isAwarded },
      {
        name: 'contractAmount',
        width: '200px',
        allowCents: true,
        when: (_values, { isAwarded }) => !isAwarded,
      },
      {
        shows: 'Contractor',
        text: ({ contractor }) => `${contractor}, whose bid was awarded`,
        when: (_values, { isAwarded }) => isAwarded,
      },
      {
        shows: 'Contract amount',
        text: ({ contractAmount }) =>
          `${formatMoneyExact(contractAmount ?? 0)}, as the awarded bid says. To change it, withdraw the award under Bids.`,
        when: (_values, { isAwarded }) => isAwarded,
      },
    ],
  },
];

/** Returns the people who reach the property, and the responsible person even if they no longer reach it. */
function ownersOf({ owner }: ProjectDetail, people: ProjectPlace['people']): SelectOption[] {
  const options = people.map(({ userId, fullName }) => ({ value: userId, label: fullName }));
  if (owner === null || options.some(({ value }) => value === owner.userId)) return options;
  return [...options, { value: owner.userId, label: owner.fullName }];
}

/** Returns the form of a project, filled with the values that the edit starts from. */
export const useProjectForm = (project: ProjectDetail, people: ProjectPlace['people']): ProjectForm =>
  useFieldsForm({
    schema: projectInput,
    list: PROJECT_FIELDS,
    saved: answersOf(projectInput, { ...project, ownerUserId: project.owner?.userId }),
    given: { owners: ownersOf(project, people), isAwarded: project.awardedBidId !== null },
  });
