import type { ActivityKind } from '@roofline/schema/activity/activity';
import {
  changesOf,
  changeWords,
  nameIn,
  wordedFields,
  type WordedField,
} from '@roofline/schema/activity/changes';
import { monthNames } from '@roofline/schema/fiscal-year/fiscal-year';
import { maintenanceTaskInput, type MaintenanceTask } from '@roofline/schema/maintenance/maintenance';
import { formatLimit } from '@roofline/schema/value/money';

/** A change of a task for the activity: `componentCost` if the description has its cost. */
export interface TaskChange {
  type: Extract<ActivityKind, 'component' | 'componentCost'>;
  description: string | null;
}

const MONTHS = monthNames.map((name, at) => ({ id: at + 1, name }));
const inYears = (years: number) => (years === 1 ? 'each year' : `every ${years} years`);

const OPEN = wordedFields<typeof maintenanceTaskInput, MaintenanceTask>(maintenanceTaskInput, {
  month: { words: ({ month }) => nameIn(MONTHS, month) },
  everyYears: { label: 'interval', words: ({ everyYears }) => inYears(everyYears) },
  firstYear: { words: ({ firstYear }) => String(firstYear) },
  estimatedCost: null,
  doneOn: { label: 'day it was done' },
});
const COST: WordedField<MaintenanceTask> = {
  label: 'estimated cost',
  words: ({ estimatedCost }) => (estimatedCost === null ? 'none' : formatLimit(estimatedCost)),
};

export const called = (name: string) => `the maintenance task ${name}`;

/** Describes the changes of a task, with its cost apart from the rest. */
export function describeChange(before: MaintenanceTask, after: MaintenanceTask): TaskChange[] {
  const of = `of ${called(after.name)}`;
  return [
    { type: 'component', description: changeWords(of, changesOf(OPEN, { before, after })) },
    { type: 'componentCost', description: changeWords(of, changesOf([COST], { before, after })) },
  ];
}
