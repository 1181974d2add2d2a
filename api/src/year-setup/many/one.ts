import type { ManyYearsInput } from '@roofline/schema/year-setup/many-years';
import { yearSetupInput, type YearSetup } from '@roofline/schema/year-setup/year-setup';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { conflict, parseInput, ruleFailed } from '../../platform/problem';
import { requireProperty } from '../../property/access';
import { readYearSetup } from '../review';
import { setUpYear } from '../set-up';

type Asked = ManyYearsInput & { fiscalYear: number };
type Chosen = ManyYearsInput['properties'][number];

/** Refuses a property with due work that has no outcome, because done is never presumed. */
function requireOutcomes(
  { expenditures: due, closingFiscalYear }: YearSetup,
  { expenditures }: Chosen,
): void {
  const chosen = new Set(expenditures.map(({ propertyComponentId }) => propertyComponentId));
  const missing = due.filter(
    ({ propertyComponentId, completed }) => !completed && !chosen.has(propertyComponentId),
  );
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  throw ruleFailed(`Say what became of the work that was due in ${closingFiscalYear}: ${names}.`);
}

/**
 * Sets up the year of one property of many, with the figures that its own setup proposes. Leaves a year that is set up
 * unchanged, since the job may have been started again.
 */
export async function setUpOne(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'plans'>,
  actor: Actor,
  { fiscalYear, hasCostIncrease, inflationRate, informationSourceId, interestRate }: Asked,
  chosen: Chosen,
): Promise<void> {
  const at = { propertyId: chosen.propertyId, fiscalYear };
  await requireProperty(tx, actor, at.propertyId, { need: 'editFinancials', lock: true });
  const standing = await readYearSetup(tx, actor, deps.clock, at);
  if (standing.state === 'saved') return;
  if (standing.blockedReason !== null || !standing.proposal)
    throw conflict(
      standing.blockedReason ?? 'There is no earlier year to copy. Set up the first year under Financials.',
      'readOnly',
    );
  requireOutcomes(standing, chosen);
  const { yearEndReserveBalance, averageHoaAnnualFee, annualReserveContribution } = standing.proposal;
  const input = parseInput(yearSetupInput, {
    expenditures: chosen.expenditures,
    hasCostIncrease,
    inflationRate,
    informationSourceId,
    yearEndReserveBalance,
    averageHoaAnnualFee,
    annualReserveContribution,
  });
  await setUpYear(tx, deps, actor, at, input, { interestRate });
}
