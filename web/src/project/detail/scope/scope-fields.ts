import { scopeOfWorkInput, type ScopeOfWorkInput } from '@roofline/schema/project/scope-of-work';
import { answersOf, emptyAnswers, type Answers } from '../../../app/fields/answers';
import type { FieldList } from '../../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../../app/fields/use-fields-form';
import type { SelectOption } from '../../../ui/field/SelectField';
import { componentOptions } from '../component-options';
import type { ProjectDetail, ScopeRow } from '../use-project';

type ScopeValues = Answers<typeof scopeOfWorkInput>;
interface ScopeGiven {
  components: readonly SelectOption[];
}
export type ScopeForm = FieldsForm<ScopeValues, ScopeOfWorkInput, ScopeGiven>;

const SCOPE_FIELDS: FieldList<ScopeValues, ScopeGiven> = [
  {
    rows: [
      { name: 'description' },
      [
        { name: 'quantity', decimals: 3, grouped: true },
        { name: 'unit', placeholder: 'Square feet' },
      ],
      { name: 'estimate', width: '200px', allowCents: true, hint: 'For the whole line' },
      {
        name: 'propertyComponentId',
        placeholder: 'The whole project',
        options: (_values, { components }) => components,
        when: (_values, { components }) => components.length > 0,
      },
    ],
  },
];

/** Returns the form of a line of the scope of work; null adds one. */
export const useScopeForm = (project: ProjectDetail, line: ScopeRow | null): ScopeForm =>
  useFieldsForm({
    schema: scopeOfWorkInput,
    list: SCOPE_FIELDS,
    saved: line ? answersOf(scopeOfWorkInput, line) : emptyAnswers(scopeOfWorkInput),
    given: { components: componentOptions(project, line) },
  });
