import { FigureStrip, type Figure } from '../ui/figure/FigureStrip';
import { Money, Percent } from '../ui/figure/figures';
import { formatDay } from '../ui/format/day';
import { counted } from '../ui/format/count';
import { formatMoney } from '../ui/format/money';
import type { Health } from './health';

/** Reserve balance, contributions and anticipated expenditures of the year, and figures that the sentence above leaves out. */
export function KeyInsights({ health }: { health: Health }) {
  const isFuture = health.view === 'future';
  const contribution = health.contributionsToReserves;
  const figures: Figure[] = [
    {
      label: 'Reserve Account Balance',
      value: <Money amount={health.reserveAccountBalance} />,
      note: `${isFuture ? 'Projected on' : 'On'} ${formatDay(health.startDate)}`,
    },
    {
      label: 'Contributions to Reserves',
      value: <Money amount={contribution} />,
      note: contribution === null ? undefined : contributionNote(health, contribution),
    },
    {
      label: isFuture
        ? `Anticipated Expenditures in ${health.fiscalYear}`
        : 'Anticipated Expenditures This Year',
      value: <Money amount={health.totalAnticipatedExpenditures} />,
      note: `${counted(health.componentsDue, 'component')} due`,
    },
  ];
  if (health.cashFacts) figures.push(coverFigure(health.cashFacts));
  return <FigureStrip figures={figures} />;
}

/** Returns the five-year cover, with the balance after the next big project. */
function coverFigure({ fiveYearCover, nextBigProject: big }: NonNullable<Health['cashFacts']>): Figure {
  return {
    label: 'Five-Year Cover',
    value: fiveYearCover === null ? 'Nothing due' : <Percent points={fiveYearCover} />,
    note: big ? `${big.name}, ${big.year}, leaves ${formatMoney(big.balanceAfter)}` : 'Money over spending',
  };
}

function contributionNote(
  { view, today, monthlyContributionPerUnit: perUnit }: Health,
  contribution: number,
) {
  const monthly = `${formatMoney(contribution / 12)} a month`;
  const each = perUnit === null ? monthly : `${monthly}, ${formatMoney(perUnit)} per unit`;
  return view === 'current' && today ? `As paid today: ${each}` : each;
}
