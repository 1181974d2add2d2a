import { monthNames } from '@roofline/schema/fiscal-year/fiscal-year';
import { maintenanceTaskInput, type MaintenanceTaskInput } from '@roofline/schema/maintenance/maintenance';
import { answersOf, emptyAnswers, type Answers } from '../app/fields/answers';
import type { FieldList } from '../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../app/fields/use-fields-form';
import { localToday } from '../app/today';
import type { MaintenanceRowFragment } from './Maintenance.generated';

type MaintenanceValues = Answers<typeof maintenanceTaskInput>;
export type MaintenanceForm = FieldsForm<MaintenanceValues, MaintenanceTaskInput, null>;

const months = monthNames.map((label, index) => ({ value: index + 1, label }));

const MAINTENANCE_FIELDS: FieldList<MaintenanceValues, null> = [
  {
    rows: [
      { name: 'name', placeholder: 'Clean the gutters' },
      [
        { name: 'month', options: months, placeholder: 'Choose a month' },
        { name: 'everyYears', label: 'Every how many years', hint: '1 for each year' },
      ],
      {
        name: 'firstYear',
        label: 'First year',
        width: '200px',
        hint: 'In which it is due for the first time.',
      },
      {
        name: 'estimatedCost',
        label: 'Estimated cost',
        width: '200px',
        allowCents: true,
        hint: 'Of one time, paid from operations. No funding plan counts it.',
      },
      { name: 'vendor', hint: 'The company or person who does it.' },
      {
        name: 'doneOn',
        label: 'Last done on',
        width: '200px',
        lastDay: () => localToday(),
        hint: 'Counts for a month that begins within 90 days after it.',
      },
      { name: 'notes', kind: 'long' },
    ],
  },
];

/** Returns the first values of a new task: each year, from this one on. */
const fresh = (): MaintenanceValues => ({
  ...emptyAnswers(maintenanceTaskInput),
  everyYears: 1,
  firstYear: Number(localToday().slice(0, 4)),
});

/** Returns the form of a task; null adds one. */
export const useMaintenanceForm = (task: MaintenanceRowFragment | null): MaintenanceForm =>
  useFieldsForm({
    schema: maintenanceTaskInput,
    list: MAINTENANCE_FIELDS,
    saved: task ? answersOf(maintenanceTaskInput, task) : fresh(),
    given: null,
  });
