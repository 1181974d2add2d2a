import { chakra } from '@chakra-ui/react';
import type { PlanSummary } from '@roofline/engine/simulation/summary';
import { toDollars } from '@roofline/schema/value/money';
import { memo } from 'react';
import { Checkbox } from '../../ui/choice/Checkbox';
import { Money, NoValue } from '../../ui/figure/figures';
import { Card } from '../../ui/layout/Card';
import { ChartTable, type ChartTableRow } from '../../ui/marks/ChartTable';
import { chanceText, errorText } from './chance';
import { MOST_COMPARED, SHOWN, type Outlook } from './use-outlook';

export interface ComparedPlansProps extends Pick<Outlook, 'contenders' | 'compared' | 'setCompared'> {
  summaries: Outlook['simulation']['summaries'];
  name: string;
  endYear: number;
}

/** Other plans on the same draws; not drawn again with every report of the simulation. */
export const ComparedPlans = memo(function ComparedPlans(props: ComparedPlansProps) {
  const { contenders, compared, setCompared, summaries, name, endYear } = props;
  if (contenders.length === 0) return null;
  const keys = compared.map(({ key }) => key);
  const rows = [{ key: SHOWN, name }, ...compared].map((plan) =>
    comparedRow(plan.key, plan.name, summaries.get(plan.key)),
  );
  return (
    <Card title="Compare on the same paths">
      <chakra.fieldset borderWidth="0" p="0" mb="3" display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
        <chakra.legend textStyle="caption" color="fg.subtle" mb="1">
          Up to {MOST_COMPARED} plans beside {name}
        </chakra.legend>
        {contenders.map((plan) => (
          <Checkbox
            key={plan.key}
            label={plan.name}
            checked={keys.includes(plan.key)}
            disabled={!keys.includes(plan.key) && keys.length >= MOST_COMPARED}
            onChange={(event) =>
              setCompared(event.target.checked ? [...keys, plan.key] : keys.filter((key) => key !== plan.key))
            }
          />
        ))}
      </chakra.fieldset>
      {compared.length > 0 && (
        <ChartTable
          caption="Plans on the same paths"
          heads={[
            'Plan',
            `Shortfall by ${endYear}`,
            'Standard error',
            'Safe in 90%',
            'Mean assessment per unit',
            `5% in ${endYear}`,
            `Median in ${endYear}`,
          ]}
          rows={rows}
          note="Every plan gets the same draws of the same seed, so only the plans themselves make a difference. A plan's own settings, such as its inflation or a moved component, still apply."
        />
      )}
    </Card>
  );
});

function comparedRow(key: string, name: string, summary: PlanSummary | undefined): ChartTableRow {
  const last = summary?.years.at(-1);
  if (!summary || !last)
    return { key, head: name, cells: Array.from({ length: 6 }, (_, at) => <NoValue key={at} />) };
  const safe = summary.safeContributions.find(({ percent }) => percent === 90);
  const money = (cents: number | null | undefined, at: string) => (
    <Money key={at} amount={cents == null ? null : toDollars(cents)} />
  );
  return {
    key,
    head: name,
    isStrong: key === SHOWN,
    cells: [
      chanceText(last.everBelowZero),
      errorText(last.everBelowZeroError),
      <Money key="safe" amount={safe ? Math.ceil(toDollars(safe.firstYear)) : null} />,
      money(summary.assessment?.meanPerUnit, 'mean'),
      money(last.balance[0], 'low'),
      money(last.balance[2], 'median'),
    ],
  };
}
