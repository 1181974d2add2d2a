import type { AwaitingYear, ManyYears } from '@roofline/schema/year-setup/many-years';
import { toDollars, toPoints } from '@roofline/schema/value/money';
import { basisOf, financialsByProperty, readFiscalYears, type FinancialRow } from '../../financials/service';
import type { Actor } from '../../platform/actor';
import type { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { selectLiveJob } from '../../platform/jobs/repository';
import { requireManaged } from '../../workspace/service';
import { manyKey } from './ask';
import { propertiesInUse, reviewFacts, type PropertyInUse, type ReviewFacts } from './repository';

interface Awaiting {
  property: PropertyInUse;
  fiscalYear: number;
  /** The financials of the newest set-up year before it. */
  basis: FinancialRow | null;
  facts: ReviewFacts | undefined;
}

/** Returns remarks on values that are unusual but may be right. */
function remarksOf({ fiscalYear, basis, facts }: Awaiting): string[] {
  if (!basis) return [];
  const { fiscalYear: closing } = basis;
  const end = facts?.endBalance;
  return [
    ...(closing < fiscalYear - 1
      ? [`${fiscalYear - 1} was never set up: everything comes from ${closing}.`]
      : []),
    ...(facts ? [] : ['The inventory has no components.']),
    ...(end != null && end < 0 ? [`The reserve fund is projected to end ${closing} below zero.`] : []),
    ...(basis.annualReserveContribution === 0 ? ['Owners contribute nothing to the reserves.'] : []),
    ...(basis.averageHoaAnnualFee === 0 ? ['The total annual fees are $0.'] : []),
  ];
}

function presentAwaiting(awaiting: Awaiting): AwaitingYear {
  const { property, fiscalYear, basis, facts } = awaiting;
  return {
    ...property,
    closingFiscalYear: basis?.fiscalYear ?? null,
    componentCount: facts?.componentCount ?? 0,
    annualReserveContribution: basis && toDollars(basis.annualReserveContribution),
    interestRate: basis && toPoints(basis.interestRate),
    due: (facts?.due ?? []).map(({ currentCost, ...work }) => ({
      ...work,
      currentCost: toDollars(currentCost),
    })),
    remarks: remarksOf(awaiting),
    blockedReason: basis
      ? null
      : `No year before ${fiscalYear} has financials to copy. Enter them in the property settings.`,
  };
}

/** Returns the newest set-up year before the requested one, of each property. */
async function basesOf(tx: Tx, ids: readonly string[], fiscalYear: number) {
  const saved = await financialsByProperty(tx, ids);
  return new Map(
    ids.map((id) => {
      const earlier = (saved.get(id) ?? []).filter((row) => row.fiscalYear < fiscalYear);
      return [id, basisOf(earlier, fiscalYear)] as const;
    }),
  );
}

/** Returns each property that awaits the year, with its facts. */
async function awaitingOf(
  tx: Tx,
  properties: readonly PropertyInUse[],
  fiscalYear: number,
): Promise<AwaitingYear[]> {
  const ids = properties.map(({ propertyId }) => propertyId);
  const bases = await basesOf(tx, ids, fiscalYear);
  const closing = [...bases].flatMap(([propertyId, basis]) =>
    basis ? [{ propertyId, fiscalYear: basis.fiscalYear }] : [],
  );
  const facts = await reviewFacts(tx, closing);
  return properties.map((property) => {
    const { propertyId } = property;
    const basis = bases.get(propertyId) ?? null;
    return presentAwaiting({ property, fiscalYear, basis, facts: facts.get(propertyId) });
  });
}

/** Returns properties of the portfolio whose year awaits setup, by name. A fixed number of statements for any number. */
export async function readMany(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  at: { workspaceId: string; fiscalYear: number },
): Promise<ManyYears> {
  const { workspaceId } = requireManaged(actor, at.workspaceId);
  const { fiscalYear } = at;
  const properties = await propertiesInUse(tx, workspaceId);
  const years = await readFiscalYears(
    tx,
    properties.map(({ propertyId }) => propertyId),
    clock.today(),
  );
  const yearOf = ({ propertyId }: PropertyInUse) =>
    (years.get(propertyId) ?? []).find(({ year }) => year === fiscalYear);
  const awaiting = properties.filter((property) => {
    const year = yearOf(property);
    return year !== undefined && year.requireSetup && !year.isPreviousFiscalYear;
  });
  const live = await selectLiveJob(tx, { workspaceId, onceKey: manyKey(workspaceId, actor) });
  return {
    workspaceId,
    fiscalYear,
    isSetUpCount: properties.filter((property) => yearOf(property)?.requireSetup === false).length,
    items: await awaitingOf(tx, awaiting, fiscalYear),
    jobId: live?.jobId ?? null,
  };
}
