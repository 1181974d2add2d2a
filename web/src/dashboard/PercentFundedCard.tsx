import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../ui/layout/Card';
import { BandTag } from '../ui/figure/BandTag';
import { Money, NoValue } from '../ui/figure/figures';
import { Gauge } from '../ui/marks/Gauge';
import { formatDay } from '../ui/format/day';
import { formatPercent } from '../ui/format/percent';
import type { Health } from './health';

/** The gauge of percent funded, with the figures that it is computed from. */
export function PercentFundedCard({ health }: { health: Health }) {
  const percent = health.percentageFunded;
  return (
    <Card title="Percent Funded" aside={health.fundingBand && <BandTag band={health.fundingBand} />}>
      {percent === null ? (
        <chakra.p color="fg.muted" textStyle="table" py="8" textAlign="center">
          Not applicable: no component needs funding yet.
        </chakra.p>
      ) : (
        <Gauge points={percent} note="funded" label="Percent funded" ticks={ticksOf(health)} />
      )}
      <chakra.dl mt="3">
        <Line label={`Reserve balance, ${formatDay(health.startDate)}`}>
          <Money amount={health.reserveAccountBalance} />
        </Line>
        <Line label="Fully funded balance">
          <Money amount={health.fullyFundedBalance} />
        </Line>
        <Line label="Funded at year end">
          {health.percentageFundedEnd === null ? <NoValue /> : formatPercent(health.percentageFundedEnd)}
        </Line>
        {health.shortfallPerUnit !== null && (
          <Line label={health.shortfallPerUnit < 0 ? 'Surplus per unit' : 'Shortfall per unit'}>
            <Money amount={Math.abs(health.shortfallPerUnit)} />
          </Line>
        )}
      </chakra.dl>
    </Card>
  );
}

/** Returns where the workspace's rating bands meet, within the arc of the gauge. */
function ticksOf({ ratingBands: { weakBelow, strongFrom } }: Health): number[] {
  return [weakBelow, strongFrom].filter((tick) => tick > 0 && tick < 100);
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      justifyContent="space-between"
      gap="3"
      py="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      textStyle="table"
    >
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd fontWeight="560" data-figure="">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
