import { chakra } from '@chakra-ui/react';
import type { FundingOption } from '@roofline/engine/loan/comparison';
import { useState } from 'react';
import { Button } from '../../../ui/action/Button';
import { Card } from '../../../ui/layout/Card';
import { Folded } from '../../../ui/layout/Folded';
import { ChartTable } from '../../../ui/marks/ChartTable';
import { WAYS } from '../ways';
import { wayRows, type WayRowsContext } from './way-rows';

/** All ways to pay side by side, with the payments of owners and the state of the fund. */
export function WayTable({
  options,
  context,
}: {
  options: readonly FundingOption[];
  context: WayRowsContext;
}) {
  const [isAll, setAll] = useState(false);
  return (
    <Card
      title="Ways to pay"
      pb="1"
      aside={
        <Button size="sm" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
          All measures
        </Button>
      }
    >
      <ChartTable
        caption="Ways to pay, side by side"
        heads={['Measure', ...options.map(({ way }) => WAYS[way].name)]}
        rows={wayRows(options, context, isAll)}
        note="Contributions, special assessments and loan payments of 30 years, in equal shares. Percent funded at the end of the year."
      />
      <chakra.div mt="2">
        <Folded title="What each way means">
          <chakra.dl
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: 'max-content 1fr' }}
            columnGap="4"
            rowGap={{ base: '0.5', md: '1' }}
            textStyle="caption"
          >
            {options.map(({ way }) => (
              <chakra.div key={way} display="contents">
                <chakra.dt fontWeight="560">{WAYS[way].name}</chakra.dt>
                <chakra.dd color="fg.muted" mb={{ base: '1', md: '0' }}>
                  {WAYS[way].meaning}
                </chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
        </Folded>
      </chakra.div>
    </Card>
  );
}
