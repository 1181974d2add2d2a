import { FigureStrip, type Figure } from '../ui/figure/FigureStrip';
import { Money, Percent } from '../ui/figure/figures';
import { formatDay } from '../ui/format/day';
import { counted } from '../ui/format/count';
import { formatMoney } from '../ui/format/money';
import { formatPercent } from '../ui/format/percent';
import type { Health } from './health';

/** The band in words, by the workspace's limits. */
function bandWords({ fundingBand, ratingBands }: Health): string | undefined {
  const [low, high] = [formatPercent(ratingBands.weakBelow), formatPercent(ratingBands.strongFrom)];
  if (fundingBand === 'weak') return `Weak, below ${low}`;
  if (fundingBand === 'fair') return `Fair, ${low} to ${high}`;
  return fundingBand === 'strong' ? `Strong, ${high} and above` : undefined;
}

/** Reserve balance, contributions and anticipated expenditures of the year; percent funded too in a future year. */
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
      note: contribution === null ? undefined : monthlyNote(contribution, health.monthlyContributionPerUnit),
    },
    {
      label: isFuture
        ? `Anticipated Expenditures in ${health.fiscalYear}`
        : 'Anticipated Expenditures This Year',
      value: <Money amount={health.totalAnticipatedExpenditures} />,
      note: `${counted(health.componentsDue, 'component')} due`,
    },
  ];
  if (isFuture)
    figures.push({
      label: 'Percent Funded',
      value: <Percent points={health.percentageFunded} />,
      note: bandWords(health),
    });
  return <FigureStrip figures={figures} />;
}

function monthlyNote(contribution: number, perUnit: number | null): string {
  const monthly = `${formatMoney(contribution / 12)} a month`;
  return perUnit === null ? monthly : `${monthly}, ${formatMoney(perUnit)} per unit`;
}
