import type { Plan } from '@roofline/schema/plan/plan';
import type { PlanOutcome, ReportAdoption } from '@roofline/schema/report/report';
import { dayText } from '@roofline/schema/value/day';
import type { Fact } from '../../platform/pdf/facts';
import { dollars, percentText } from '../../platform/pdf/format';
import type { Paper } from '../../platform/pdf/paper';
import { table } from '../../platform/pdf/table/table';
import type { Cell } from '../../platform/pdf/table/table-rows';
import { paragraph } from '../../platform/pdf/text';
import type { Packet } from './subject';

const TAGS = {
  default: 'calculated for you',
  recommended: 'recommended',
  adopted: 'adopted',
  disclosure: 'disclosure',
  current: 'as paid today',
} as const;

function votes({ votesFor, votesAgainst, votesAbstained }: NonNullable<Plan['adoption']>): string | null {
  const parts = [
    votesFor === null ? null : `${votesFor} for`,
    votesAgainst === null ? null : `${votesAgainst} against`,
    votesAbstained === null ? null : `${votesAbstained} abstained`,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}

type Recorded = Pick<Packet, 'plan' | 'recordedOn'>;

/** Returns the facts of the board's decision, or that there is none yet. */
export function adoptionFacts({ plan: { isAdopted, adoption }, recordedOn }: Recorded): Fact[] {
  if (!isAdopted || !adoption || recordedOn === null)
    return [{ label: 'Status', value: 'Proposed: the board has not adopted this plan.' }];
  const vote = votes(adoption);
  return [
    { label: 'Status', value: `Adopted at the meeting of ${dayText(adoption.meetingDate)}` },
    ...(vote === null ? [] : [{ label: 'Vote', value: vote }]),
    { label: 'Recorded', value: `by ${adoption.adoptedBy} on ${dayText(recordedOn)}` },
    ...(adoption.note === null ? [] : [{ label: 'Note', value: adoption.note }]),
    ...(adoption.files.length === 0
      ? []
      : [{ label: 'Documents', value: adoption.files.map((file) => file.fileName).join(', ') }]),
  ];
}

/** Returns the facts of the plan's contribution. */
export function contributionFacts(plan: Plan, numberOfUnits: number): Fact[] {
  const rise =
    plan.increaseRate === 0 ? 'the same each year' : `${percentText(plan.increaseRate, 2)} more each year`;
  return [
    { label: `Contribution in ${plan.fiscalYear}`, value: `${dollars(plan.firstYearContribution)}, ${rise}` },
    {
      label: 'Per unit and month',
      value: `${dollars(plan.monthlyPerUnit)}, of ${numberOfUnits} unit${numberOfUnits === 1 ? '' : 's'}`,
    },
    ...(plan.infeasibleReason === null ? [] : [{ label: 'Out of reach', value: plan.infeasibleReason }]),
  ];
}

const STEPS = {
  set: (amount: string) => `The contribution is ${amount}`,
  add: (amount: string) => `${amount} in addition to the contribution without the step`,
  increaseOnly: () => 'Only the yearly increase changes',
} as const;

function ladderTable(paper: Paper, { settings }: Plan): void {
  if (settings.method !== 'ladder' || settings.ladder.length === 0) return;
  table(paper, {
    caption: 'Steps of the contribution',
    columns: [
      { header: 'From fiscal year', share: 1 },
      { header: 'Step', share: 3 },
      { header: 'Increase each year after', align: 'end' },
    ],
    rows: settings.ladder.map((step) => ({
      cells: [
        String(step.fromYear),
        STEPS[step.kind](dollars(step.amount)),
        percentText(step.increaseRate, 2),
      ],
    })),
  });
}

function assessmentTable(paper: Paper, { settings }: Plan): void {
  const assessments = settings.specialAssessments;
  if (assessments.length === 0) return;
  const total = assessments.reduce((sum, { amount }) => sum + amount, 0);
  table(paper, {
    caption: 'Special assessments',
    columns: [
      { header: 'Fiscal year', share: 1 },
      { header: 'Purpose', share: 3 },
      { header: 'Status', share: 1 },
      { header: 'Due', share: 1.2 },
      { header: 'Total for all units', align: 'end' },
    ],
    rows: [
      ...assessments.map(({ year, purpose, status, dueDate, amount }) => ({
        cells: [
          String(year),
          purpose,
          status === 'approved' ? 'Approved' : 'Planned',
          dueDate === null ? '–' : dayText(dueDate),
          dollars(amount),
        ],
      })),
      { kind: 'total' as const, cells: ['Total', null, null, null, dollars(total)] },
    ],
  });
}

function loanTable(paper: Paper, { settings }: Plan): void {
  if (settings.loans.length === 0) return;
  table(paper, {
    caption: 'Loans',
    columns: [
      { header: 'Loan', share: 2.4 },
      { header: 'Drawn in', share: 1 },
      { header: 'Repaid', share: 2 },
      { header: 'Rate', align: 'end' },
      { header: 'Months', align: 'end' },
      { header: 'Principal', align: 'end' },
    ],
    rows: settings.loans.map((loan) => ({
      cells: [
        loan.name,
        String(loan.year),
        loan.repaidFrom === 'owners' ? 'by owners, outside the fund' : 'from reserves',
        percentText(loan.annualRate, 2),
        String(loan.months),
        dollars(loan.principal),
      ],
    })),
  });
}

/** Draws the plan's steps, special assessments and loans; nothing where it has none. */
export function eventsSection(paper: Paper, plan: Plan): void {
  ladderTable(paper, plan);
  assessmentTable(paper, plan);
  loanTable(paper, plan);
}

/** Describes the inventory and years that the compared plans are based on. */
function comparedOn(adoption: ReportAdoption | null): string {
  if (!adoption) return 'Every plan of the fiscal year on the same inventory, over the same 30 years.';
  if (adoption.isShown)
    return 'Every plan of the fiscal year on the inventory that the board decided on, over the same 30 years.';
  const { planName, meetingDate } = adoption;
  return (
    `Every plan of the fiscal year over the same 30 years: “${planName}” as the board adopted it on ` +
    `${dayText(meetingDate)}, the others with today’s inventory.`
  );
}

/** Draws the plan beside the others of its year. */
export function comparisonTable(paper: Paper, { comparison: plans, plan, funded }: Packet): void {
  const named = ({ planId, name, tags }: PlanOutcome): Cell =>
    [name, planId === plan.planId ? 'this plan' : null, ...tags.map((tag) => TAGS[tag])]
      .filter((part, index, parts) => part !== null && parts.indexOf(part) === index)
      .join(', ');
  table(paper, {
    caption: 'Funding plans compared',
    columns: [
      { header: 'Plan', share: 2.6 },
      { header: `Contribution in ${plan.fiscalYear}`, align: 'end' },
      { header: 'More each year', align: 'end' },
      { header: 'Lowest balance', align: 'end' },
      { header: 'Below zero', align: 'end' },
      { header: 'Five-year cover', align: 'end' },
      { header: 'Funded after 30 years', align: 'end' },
    ],
    rows: plans.map((one) => ({
      cells: [
        named(one),
        dollars(one.firstYearContribution),
        percentText(one.increaseRate, 2),
        one.lowestBalance < 0
          ? { text: `${dollars(one.lowestBalance)} in ${one.lowestBalanceYear}`, tone: 'danger' as const }
          : `${dollars(one.lowestBalance)} in ${one.lowestBalanceYear}`,
        one.firstShortfallYear === null ? 'None' : shortfallYear(one.firstShortfallYear),
        percentText(one.fiveYearCover),
        percentText(one.percentFundedEnd),
      ],
    })),
  });
  paragraph(paper, comparedOn(funded.adoption), 'caption');
}

const shortfallYear = (year: number): Cell => ({ text: String(year), tone: 'danger' });
