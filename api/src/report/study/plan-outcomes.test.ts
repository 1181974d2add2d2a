import { fundingRecord, type ComparedPlan, type FrozenPlan } from '../../plan/service';
import { financialHealthOf } from '../../dashboard/financial-health';
import { basis, plan, rows, subject, yearOf } from '../fixtures/subject';

describe('the plan followed in a future year', () => {
  const adopted = plan('Adopted', 3_000_000, { isAdopted: true });
  const disclosure = plan('Disclosure', 4_000_000, { isDisclosure: true });
  const recommended = plan('Recommended', 5_000_000, { isRecommended: true });
  const byDefault = plan('Default', 6_000_000, { isDefaultRecommendedPlan: true, isRecommended: true });
  const contribution = (plans: ComparedPlan[], year = 2027) =>
    financialHealthOf(subject({ fiscalYear: yearOf(year), plans })).contributionsToReserves;

  it.each([
    ['the adopted one', [byDefault, recommended, disclosure, adopted], 30_900],
    ['else the disclosure one', [byDefault, recommended, disclosure], 41_200],
    ['else the recommended one that is not the default', [byDefault, recommended], 51_500],
    ['else the one recommended by default', [byDefault], 61_800],
    ['else the contribution as it stands', [], 20_600],
  ])('is %s', (_, plans, expected) => expect(contribution(plans)).toBe(expected));

  it('does not change the current year', () => expect(contribution([adopted], 2026)).toBe(20_000));

  it('is listed with the others and its outcome', () => {
    const { plans } = financialHealthOf(subject({ fiscalYear: yearOf(2027), plans: [byDefault, adopted] }));
    expect(plans.map(({ name, tags, firstYearContribution }) => [name, tags, firstYearContribution])).toEqual(
      [
        ['Current contribution', ['current'], 20_600],
        ['Default', ['default', 'recommended'], 61_800],
        ['Adopted', ['adopted'], 30_900],
      ],
    );
    expect(plans.every(({ endBalances }) => endBalances.length === 30)).toBe(true);
    expect(plans[1]!.endBalances[29]).toBe(rows(6_000_000)[30]!.endBalance / 100);
  });

  it('shows the frozen years as they were computed then, though today’s figures would differ', () => {
    const then = rows(1_000_000, 30);
    const frozen: FrozenPlan = {
      planId: adopted.planId,
      name: 'Adopted',
      meetingDate: '2026-10-14',
      numberOfUnits: 5,
      basis,
      funding: adopted.funding,
      record: fundingRecord({ rows: then }),
      details: [],
    };
    const report = financialHealthOf(
      subject({ fiscalYear: yearOf(2027), plans: [adopted], adopted: frozen }),
    );
    const ends = report.fundingReport!.years.map(({ endBalance }) => endBalance);
    expect(ends.slice(0, 29)).toEqual(then.slice(1).map(({ endBalance }) => endBalance / 100));
    expect(report.percentageFunded).toBe(then[1]!.percentFundedStart);
    expect(report.monthlyContributionPerUnit).toBe(171.67);
    expect(report.plans[1]!.endBalances).toEqual(ends);
  });
});
