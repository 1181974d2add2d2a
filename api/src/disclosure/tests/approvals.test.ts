import { californiaFigures } from '@roofline/engine/disclosure/california';
import { NO_FACTS, type DisclosureFacts } from '@roofline/schema/disclosure/disclosure-facts';
import { planSettings } from '../../plan/fixtures/settings';
import { disclosureContent } from '../content';
import { disclosureInput, type DisclosureSubject } from '../subject';
import { someSubject } from '../fixtures/some-subject';

const loan = (year: number) => ({
  name: 'Bank',
  year,
  principal: 200_000,
  annualRate: 6,
  months: 120,
  fees: 0,
  areFeesFinanced: false,
  interestOnlyMonths: 0,
  repaidFrom: 'reserves' as const,
});

/** Returns a plan whose contribution rises by 5% a year, with loans of the year before, this year and in two years. */
function subjectOf(isAdopted: boolean, facts: Partial<DisclosureFacts> = {}): DisclosureSubject {
  const some = someSubject(3, 'CA');
  const settings = planSettings({
    ...some.of.settings,
    specialAssessments: [],
    firstYearContribution: 90_000,
    increaseRate: 5,
    loans: [loan(2025), loan(2026), loan(2028)],
  });
  const of = { ...some.of, settings, plan: { ...some.of.plan, isAdopted } };
  return { ...some, of, facts: { ...NO_FACTS, ...facts } };
}
const approvedOf = (subject: DisclosureSubject) =>
  californiaFigures(disclosureInput(subject)).series.approved.rows;

describe('the approved part of a plan', () => {
  it('has the contribution of the first year of an adopted plan for all years', () => {
    const contributions = approvedOf(subjectOf(true)).map(({ contribution }) => contribution);
    expect(new Set(contributions)).toEqual(new Set([9_000_000]));
  });

  it('has the later increases once a day is stated for them', () => {
    const rows = approvedOf(subjectOf(true, { increasesApprovedOn: '2026-03-01' }));
    expect(rows[1]!.contribution).toBe(9_450_000);
  });

  it('has the contribution paid today for a plan that is not adopted, in items 1 and 6 and in the summary', () => {
    const subject = subjectOf(false);
    const { item1, item6, summary } = californiaFigures(disclosureInput(subject));
    expect(item1.reserveContribution).toBe(subject.of.financials.annualReserveContribution);
    expect(summary.balance).toBe(item6.balance);
    expect(item6.plan.balance).not.toBe(item6.balance);
    const part = disclosureContent(subject).sections.find(({ key }) => key === 'item6')!;
    expect(part.lines.find(({ label }) => label.startsWith('With the funding plan Plan'))?.value).toMatch(
      /^\$/,
    );
  });

  it('leaves out loans of this year and later until a day is stated, and has the debt of earlier ones', () => {
    const owed = (facts: Partial<DisclosureFacts>) =>
      approvedOf(subjectOf(true, facts)).map(({ debtService, loanProceeds }) => [loanProceeds, debtService]);
    const [before, all] = [owed({}), owed({ loansApprovedOn: '2026-04-02' })];
    expect(before.map(([proceeds]) => proceeds).every((amount) => amount === 0)).toBe(true);
    expect(before[0]![1]).toBeGreaterThan(0);
    expect(all[0]![0]).toBe(20_000_000);
    expect(all[2]![0]).toBe(20_000_000);
    expect(all[0]![1]).toBeGreaterThan(before[0]![1]!);
  });

  it('describes in words what it counts, with the days', () => {
    const noteOf = (subject: DisclosureSubject) =>
      disclosureContent(subject).sections.find(({ key }) => key === 'item7')!.notes[0];
    expect(noteOf(subjectOf(true))).toBe(
      'Approved: the contribution of this year in the adopted plan, without later increases, since none is stated as approved; approved special assessments; loans taken up before this year.',
    );
    expect(
      noteOf(subjectOf(false, { increasesApprovedOn: '2026-03-01', loansApprovedOn: '2026-04-02' })),
    ).toBe(
      'Approved: the contribution to reserves as it is paid today, with its later increases, approved on Mar 1, 2026; approved special assessments; loans of the plan, approved on Apr 2, 2026.',
    );
  });
});
