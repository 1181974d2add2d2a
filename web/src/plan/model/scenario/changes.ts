import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { counted } from '../../../ui/format/count';
import { formatMoney, minusSign } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';
import { goalWords } from '../plan-words';
import { isSolved } from './edits';
import { isSame } from './plain-settings';

/** One difference between a what-if and the saved plan. */
export interface ScenarioChange {
  key: string;
  label: string;
  from: string;
  to: string;
}

const rate = (points: number) => formatPercent(points, 2);
const signed = (size: number, text: string) => `${size < 0 ? minusSign : '+'}${text}`;
const years = (count: number) =>
  count === 0 ? 'as they are' : signed(count, counted(Math.abs(count), 'year'));
const costs = (points: number) =>
  points === 0 ? 'as they are' : signed(points, formatPercent(Math.abs(points)));

const PLAIN: readonly [keyof PlanSettings, string, (settings: PlanSettings) => string][] = [
  ['increaseRate', 'Yearly increase', (each) => rate(each.increaseRate)],
  ['inflationRate', 'Inflation', (each) => rate(each.inflationRate)],
  ['interestRate', 'Interest', (each) => rate(each.interestRate)],
  ['costShock', 'Costs', (each) => costs(each.costShock)],
  ['lifeOffset', 'Useful lives', (each) => years(each.lifeOffset)],
  ['startingBalance', 'Starting balance', (each) => formatMoney(each.startingBalance)],
  ['yearOverrides', 'Rates of single years', (each) => counted(each.yearOverrides.length, 'year')],
  ['loans', 'Loans', (each) => counted(each.loans.length, 'loan')],
  ['conventions', 'Conventions', () => 'conventions of the projection'],
];

function fundingWords(settings: PlanSettings): string {
  if (isSolved(settings)) return goalWords(settings).replace(/^./, (letter) => letter.toLowerCase());
  return formatMoney(settings.firstYearContribution);
}

/** Returns at most one change of the contribution, whatever settings it follows from; a newly solved amount is none. */
function fundingChanges(saved: PlanSettings, current: PlanSettings): ScenarioChange[] {
  const of = ({ method, goal, firstYearContribution, ladder }: PlanSettings) =>
    isSolved({ method }) ? { method, goal } : { method, firstYearContribution, ladder };
  if (isSame(of(saved), of(current))) return [];
  return [
    {
      key: 'contribution',
      label: 'Annual contribution',
      from: fundingWords(saved),
      to: fundingWords(current),
    },
  ];
}

const assessmentWords = (each: PlanSettings['specialAssessments'][number] | undefined) =>
  each ? `${formatMoney(each.amount)} in ${each.year}` : 'none';

/** Pairs removed assessments with added ones, so that a changed one is one change. */
function assessmentChanges(saved: PlanSettings, current: PlanSettings): ScenarioChange[] {
  const left = [...saved.specialAssessments];
  const come = current.specialAssessments.filter((each) => {
    const place = left.findIndex((other) => isSame(each, other));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return Array.from({ length: Math.max(left.length, come.length) }, (_, index) => ({
    key: `assessment ${index}`,
    label: 'Special assessment',
    from: assessmentWords(left[index]),
    to: assessmentWords(come[index]),
  }));
}

function moveChanges(
  saved: PlanSettings,
  current: PlanSettings,
  nameOf: (propertyComponentId: string) => string,
): ScenarioChange[] {
  const yearIn = ({ moves }: PlanSettings, id: string) =>
    moves.find((move) => move.propertyComponentId === id)?.year;
  const ids = new Set([...saved.moves, ...current.moves].map((move) => move.propertyComponentId));
  return [...ids]
    .filter((id) => yearIn(saved, id) !== yearIn(current, id))
    .map((id) => ({
      key: `move ${id}`,
      label: nameOf(id),
      from: String(yearIn(saved, id) ?? 'its original year'),
      to: String(yearIn(current, id) ?? 'its original year'),
    }));
}

/** Returns all differences between a what-if and the saved plan. */
export function scenarioChanges(
  saved: PlanSettings,
  current: PlanSettings,
  nameOf: (propertyComponentId: string) => string,
): ScenarioChange[] {
  if (saved === current) return [];
  return [
    ...fundingChanges(saved, current),
    ...PLAIN.filter(([name]) => !isSame(saved[name], current[name])).map(([key, label, words]) => ({
      key,
      label,
      from: words(saved),
      to: words(current),
    })),
    ...assessmentChanges(saved, current),
    ...moveChanges(saved, current, nameOf),
  ];
}
