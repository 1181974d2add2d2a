import { chakra } from '@chakra-ui/react';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FigureColumns } from '../../../ui/figure/FigureColumns';
import { Money, Percent } from '../../../ui/figure/figures';
import { formatMoney } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';
import type { OutcomeFigures } from './outcome-figures';

interface Outcome {
  label: string;
  value: ReactNode;
  /** The figure of the saved plan; null without a what-if. */
  was: string | null;
  /** 1 is better than the saved plan, -1 worse; 0 is equal, or a cost, whose rise is neither good nor bad. */
  way: number;
  isBad?: boolean;
  note?: string;
}

const percentText = (percent: number | null) => (percent === null ? 'not known' : formatPercent(percent));

/** Returns the direction of a change that shows: 0 where both figures read the same, or one of them is not known. */
function wayOf(now: number | null, before: number | null, text: (figure: number) => string): number {
  if (now === null || before === null || text(now) === text(before)) return 0;
  return Math.sign(now - before);
}

function outcomes(now: OutcomeFigures, before: OutcomeFigures | null): Outcome[] {
  const funded = (figure: 'fundedLater' | 'fundedAtEnd'): Outcome => ({
    label: `Percent funded, ${now[figure].year}`,
    value: <Percent points={now[figure].percent} />,
    was: before && `was ${percentText(before[figure].percent)}`,
    way: wayOf(now[figure].percent, before?.[figure].percent ?? null, formatPercent),
  });
  return [
    {
      label: `Lowest balance, ${now.lowest.year}`,
      value: <Money amount={now.lowest.amount} />,
      was: before && `was ${formatMoney(before.lowest.amount)}, ${before.lowest.year}`,
      way: wayOf(now.lowest.amount, before?.lowest.amount ?? null, formatMoney),
      isBad: now.belowZero !== null,
      note: now.belowZero === null ? undefined : `Below zero in ${now.belowZero}`,
    },
    funded('fundedLater'),
    funded('fundedAtEnd'),
    {
      label: 'Monthly per unit',
      value: <Money amount={now.perUnitMonth} />,
      was: before && `was ${formatMoney(before.perUnitMonth)}`,
      way: 0,
    },
  ];
}

/** Four figures, in a what-if beside those of the saved plan in `before`. */
export function OutcomeStrip({ now, before }: { now: OutcomeFigures; before: OutcomeFigures | null }) {
  return (
    <FigureColumns count={4} borderBottomWidth="1px">
      {outcomes(now, before).map((outcome, place) => (
        <OutcomeCell key={place} {...outcome} />
      ))}
    </FigureColumns>
  );
}

function OutcomeCell({ label, value, was, way, isBad, note }: Outcome) {
  return (
    <chakra.div bg="bg.surface" px="4.5" py="3" minW="0">
      <chakra.dt textStyle="table" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="figure" data-figure="" color={isBad ? 'danger.fg' : undefined}>
        {value}
      </chakra.dd>
      {note && (
        <chakra.dd textStyle="caption" color="danger.fg" fontWeight="600">
          {note}
        </chakra.dd>
      )}
      <chakra.dd textStyle="caption" color="fg.subtle" minH="16px" display="flex" gap="1" alignItems="center">
        {was !== null && way !== 0 && <Way way={way} />}
        {was}
      </chakra.dd>
    </chakra.div>
  );
}

function Way({ way }: { way: number }) {
  const Arrow = way > 0 ? ArrowUpRight : ArrowDownRight;
  return (
    <chakra.span color={way > 0 ? 'success.fg' : 'danger.fg'} aria-hidden flexShrink={0}>
      <Arrow size={14} strokeWidth={1.75} />
    </chakra.span>
  );
}
