import { FigureStrip, type Figure } from '../../ui/figure/FigureStrip';
import { Money, Percent } from '../../ui/figure/figures';

/** Facts about cash, beside percent funded everywhere. */
export interface ShownCashFacts {
  lowestBalance: number;
  lowestBalanceYear: number;
  firstShortfallYear?: number | null;
  fiveYearCover?: number | null;
  nextBigProject?: { name: string; year: number; balanceAfter: number } | null;
}

/** The lowest balance, the first year below zero, five-year cover, and the balance after the next big project. */
export function CashFactsStrip({ facts }: { facts: ShownCashFacts | null | undefined }) {
  if (!facts) return null;
  const { firstShortfallYear, nextBigProject } = facts;
  const figures: Figure[] = [
    {
      label: 'Lowest balance',
      value: <Money amount={facts.lowestBalance} />,
      note: `At the end of ${facts.lowestBalanceYear}`,
    },
    {
      label: 'First year below zero',
      value: firstShortfallYear ?? 'None',
      note: firstShortfallYear == null ? 'In 30 years' : 'At year end',
    },
    {
      label: 'Five-year cover',
      value: facts.fiveYearCover == null ? 'None' : <Percent points={facts.fiveYearCover} />,
      note: facts.fiveYearCover == null ? 'No spending in five years' : 'Available money over spending',
    },
  ];
  if (nextBigProject)
    figures.push({
      label: 'After the next big project',
      value: <Money amount={nextBigProject.balanceAfter} />,
      note: `${nextBigProject.name}, ${nextBigProject.year}`,
    });
  return <FigureStrip figures={figures} />;
}
