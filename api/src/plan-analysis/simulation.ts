import { createSimulation } from '@roofline/engine/simulation/simulation';
import type { Band, SimulatedAssessment, SimulatedYear } from '@roofline/engine/simulation/summary';
import type { PlanSimulation, PlanSimulationQuery } from '@roofline/schema/plan-analysis/plan-analysis';
import { toDollars } from '@roofline/schema/value/money';
import { keeping, quick } from '../platform/work/kind';
import type { AnalysisSubject } from './subject';

interface Asked {
  subject: AnalysisSubject;
  asked: PlanSimulationQuery;
}

const inDollars = (cents: number | null) => (cents === null ? null : toDollars(cents));

const bandOf = ([p5, p25, p50, p75, p95]: Band, shown: (value: number | null) => number | null) => ({
  p5: shown(p5),
  p25: shown(p25),
  p50: shown(p50),
  p75: shown(p75),
  p95: shown(p95),
});

/** Returns an assessment. Only the shortfall policy levies one, and every simulation here has it. */
const assessmentOf = (found: SimulatedAssessment | null) => ({
  chance: found!.probability,
  meanPerUnit: inDollars(found!.meanPerUnit),
  p90PerUnit: inDollars(found!.p90PerUnit),
});

const yearOf = (fiscalYear: number, year: SimulatedYear) => ({
  fiscalYear: fiscalYear + year.t,
  chanceBelowZero: year.belowZero,
  chanceEverBelowZero: year.everBelowZero,
  balance: bandOf(year.balance, inDollars),
  percentFunded: bandOf(year.percentFunded, (points) => points),
  assessment: assessmentOf(year.assessment),
});

/** Simulates the plan in many futures; a shortfall is assessed in its year. The figures match the plan's page. */
function simulationOf({ subject, asked }: Asked): PlanSimulation {
  const { components, options, ...plan } = subject.input;
  const { seed, paths, ...spreads } = asked;
  const simulation = createSimulation({ components, options, seed, spreads, capacity: paths });
  const { summary } = simulation.addPlan({ ...plan, assessmentFloor: 0 });
  simulation.run(paths);
  const found = summary({ units: subject.units });
  return {
    planId: subject.planId,
    seed,
    paths: found.paths,
    years: found.years.map((year) => yearOf(subject.fiscalYear, year)),
    safeContributions: found.safeContributions.map(({ percent, firstYear }) => ({
      percent,
      firstYearContribution: toDollars(firstYear),
    })),
    assessment: assessmentOf(found.assessment),
  };
}

export const planSimulationWork = keeping(quick('plan simulation', simulationOf));
