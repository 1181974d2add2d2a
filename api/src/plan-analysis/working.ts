import { explain } from '@roofline/engine/explain/explain';
import {
  FORMULAS,
  type ExplainedInput,
  type ExplainedRow,
  type Explanation,
} from '@roofline/engine/explain/explanation';
import { projectionInput } from '@roofline/engine/plan/plan-input';
import { project } from '@roofline/engine/projection/projection';
import {
  isWorkingPart,
  type PlanWorking,
  type PlanWorkingQuery,
  type WorkingInput,
  type WorkingRow,
} from '@roofline/schema/plan-analysis/plan-working';
import { toDollars } from '@roofline/schema/value/money';
import { ruleFailed } from '../platform/problem';
import { keeping, quick } from '../platform/work/kind';
import type { NamedSubject } from './subject';

interface Asked {
  subject: NamedSubject;
  asked: PlanWorkingQuery;
}

const UNITS = { cents: 'dollars', points: 'percent', years: 'years', factor: 'factor' } as const;

const inputOf = ({ name, value, unit }: ExplainedInput): WorkingInput => ({
  symbol: name,
  value: unit === 'cents' ? toDollars(value) : value,
  unit: UNITS[unit],
});

/** Returns the engine's rows, each named by its part or its component. */
function rowsOf(
  { names, assessments }: NamedSubject,
  rows: readonly ExplainedRow[],
  year: number,
): WorkingRow[] {
  const purposes = assessments.filter((due) => due.year === year).map(({ purpose }) => purpose);
  return rows.map(({ name, amount }, index) => {
    const told = { propertyComponentId: null, amount: toDollars(amount) };
    if (!isWorkingPart(name))
      return { ...told, part: 'component', propertyComponentId: name, name: names[name] ?? null };
    return { ...told, part: name, name: name === 'assessment' ? (purposes[index] ?? null) : null };
  });
}

function explained({ subject, asked }: Asked): Explanation {
  const { input, fiscalYear } = subject;
  const plan = projectionInput(input);
  const last = fiscalYear + plan.schedule.years - 1;
  const year = asked.year ?? fiscalYear;
  if (year < fiscalYear || year > last)
    throw ruleFailed(`Year should be from ${fiscalYear} to ${last}`, 'year');
  const { schedule } = plan;
  return explain({ plan: input, schedule, projection: project(plan) }, year - fiscalYear, asked.figure);
}

/** Returns the computation of a figure of the plan, as its page shows it. */
function workingOf(of: Asked): PlanWorking {
  const { subject } = of;
  const { figure, t, value, unit, formula, inputs, rows } = explained(of);
  const fiscalYear = subject.fiscalYear + t;
  return {
    planId: subject.planId,
    figure,
    fiscalYear,
    unit: UNITS[unit],
    value: value !== null && unit === 'cents' ? toDollars(value) : value,
    formula,
    formulaText: FORMULAS[formula],
    inputs: inputs.map(inputOf),
    rows: rowsOf(subject, rows, fiscalYear),
  };
}

export const planWorkingWork = keeping(quick('plan working', workingOf));
