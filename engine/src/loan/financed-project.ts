import { requireWhole } from '../errors';
import { safeCents } from '../numeric/cents';
import type { Schedule } from '../inventory/schedule';
import type { Cents } from '../types';

/** The project to be paid for. */
export interface FinancedProject {
  /** Cost in cents of the year it is done in. */
  amount: Cents;
  year: number;
  /** The inventory already spends it in that year; otherwise it is added to the expenditures. */
  isScheduled?: boolean;
}

/** Component id under which an unscheduled project stands among the occurrences. */
const PROJECT_ID = 'financed-project';

/** The schedule with a project among its expenditures. Fully funded balances stay: the project is no component. */
export function scheduleWithProject(schedule: Schedule, project: FinancedProject): Schedule {
  requireWhole('project year', project.year, 0, schedule.years - 1);
  requireWhole('project amount', project.amount, 1, Number.MAX_SAFE_INTEGER);
  if (project.isScheduled) return schedule;
  const { amount, year } = project;
  const added = { componentId: PROJECT_ID, category: 'Financed project', t: year, cost: amount };
  return {
    ...schedule,
    expenditures: schedule.expenditures.map((spent, t) =>
      t === year ? safeCents(spent + amount, 'expenditures of a year') : spent,
    ),
    occurrences: [...schedule.occurrences, added].sort((one, other) => one.t - other.t),
  };
}
