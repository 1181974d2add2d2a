import { projectPhasesInput } from '@roofline/schema/project/phases';
import { answersOf, type Answers } from '../../app/fields/answers';
import { rowsOf, type FieldList } from '../../app/fields/field-list';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import type { PhaseWithChecklist } from '../model/use-projects';
import { ChecklistField } from './ChecklistField';
import { PhaseNameField } from './PhaseNameField';

type PhasesValues = Answers<typeof projectPhasesInput>;
export type PhaseValues = PhasesValues['phases'][number];

export const PHASE_FIELDS: FieldList<PhaseValues> = [
  {
    rows: [
      { name: 'name', control: PhaseNameField },
      { name: 'checklist', label: 'Checklist', control: ChecklistField },
    ],
  },
];
const FIELDS: FieldList<PhasesValues> = [
  {
    rows: [
      {
        name: 'phases',
        label: 'Phases',
        rows: rowsOf<PhaseValues, PhasesValues, object>({
          rowName: 'Phase',
          addText: 'Add phase',
          list: PHASE_FIELDS,
        }),
      },
    ],
  },
];

/** Returns the form of the whole list of phases. */
export const usePhasesForm = (phases: readonly PhaseWithChecklist[]) =>
  useFieldsForm({
    schema: projectPhasesInput,
    list: FIELDS,
    saved: answersOf(projectPhasesInput, { phases, version: null }),
    given: {},
  });
export type PhasesForm = ReturnType<typeof usePhasesForm>;

/** Returns the rows with the sort order of their places. */
export const inOrder = (rows: readonly PhaseValues[]): PhaseValues[] =>
  rows.map((row, index) => ({ ...row, sortOrder: index + 1 }));
