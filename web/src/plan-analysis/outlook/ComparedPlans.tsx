import { chakra } from '@chakra-ui/react';
import type { PlanSummary } from '@roofline/engine/simulation/summary';
import { toDollars } from '@roofline/schema/value/money';
import { memo } from 'react';
import { Checkbox } from '../../ui/choice/Checkbox';
import { Money, NoValue } from '../../ui/figure/figures';
import { Card } from '../../ui/layout/Card';
import { ChartTable, type ChartTableRow } from '../../ui/marks/ChartTable';
import { chanceText } from './chance';
import { MOST_COMPARED } from './use-compared';
import { SHOWN, type Outlook } from './use-outlook';

export interface ComparedPlansProps extends Pick<Outlook, 'contenders' | 'compared' | 'setCompared'> {
  summaries: Outlook['simulation']['summaries'];
  name: string;
  endYear: number;
}

/** Other plans in the same futures. Memoized, so that not every report of the simulation draws it again. */
export const ComparedPlans = memo(function ComparedPlans(props: ComparedPlansProps) {
  const { contenders, compared, setCompared, summaries, name, endYear } = props;
  if (contenders.length === 0) return null;
  const keys = compared.map(({ key }) => key);
  const rows = [{ key: SHOWN, name }, ...compared].map((plan) =>
    comparedRow(plan.key, plan.name, summaries.get(plan.key)),
  );
  return (
    <Card title="How sure are other plans">
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
          caption="Plans in the same possible futures"
          heads={[
            'Plan',
            `Shortfall by ${endYear}`,
            'To be safe in 9 of 10',
            'If needed, per unit',
            `Very low in ${endYear}`,
            `Middle in ${endYear}`,
          ]}
          rows={rows}
          note="Every plan meets the same futures, so only the plans themselves make a difference. A plan's own settings, such as its inflation or a moved component, still apply. Very low: 5 of 100 futures end lower."
        />
      )}
    </Card>
  );
});

function comparedRow(key: string, name: string, summary: PlanSummary | undefined): ChartTableRow {
  const last = summary?.years.at(-1);
  if (!summary || !last)
    return { key, head: name, cells: Array.from({ length: 5 }, (_, at) => <NoValue key={at} />) };
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
      <Money key="safe" amount={safe ? Math.ceil(toDollars(safe.firstYear)) : null} />,
      money(summary.assessment?.meanPerUnit, 'mean'),
      money(last.balance[0], 'low'),
      money(last.balance[2], 'median'),
    ],
  };
}
