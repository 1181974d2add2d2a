import { chakra } from '@chakra-ui/react';
import { monthlyContributionPerUnit } from '@roofline/engine/per-unit';
import type { PlanSummary } from '@roofline/engine/simulation/summary';
import { toDollars } from '@roofline/schema/money';
import { Button } from '../../ui/action/Button';
import { Money } from '../../ui/figure/figures';
import { formatMoney } from '../../ui/format/money';
import { Card } from '../../ui/layout/Card';
import { ChartTable } from '../../ui/marks/ChartTable';
import type { PlanStudy } from '../model/plan-study';

export interface SafeContributionsProps {
  summary: PlanSummary;
  study: PlanStudy;
  /** Dollars of the first year. */
  onUseContribution?: (dollars: number) => void;
}

/** What the first year needs so that no year end is below zero in so many of the paths. */
export function SafeContributions({ summary, study, onUseContribution }: SafeContributionsProps) {
  const { fiscalYear, numberOfUnits, annualFee } = study.basis;
  const planned = study.solved.plan.firstYearContribution;
  const units = Math.max(1, numberOfUnits);
  // A ladder's later steps would have to rise with the first year, which using the figure does not do.
  const isLadder = study.solved.input.contributions.kind === 'ladder';
  return (
    <Card title={`Contribution of ${fiscalYear} by how sure it is`}>
      <ChartTable
        caption={`Contributions of ${fiscalYear} that keep every year end at zero or more`}
        heads={[
          'Safe in',
          'First year',
          'Per unit, month',
          'More than planned',
          ...(onUseContribution ? ['Use'] : []),
        ]}
        rows={summary.safeContributions.map(({ percent, firstYear }) => {
          // Whole dollars, upwards: what is typed into the plan is safe too.
          const dollars = Math.ceil(toDollars(firstYear));
          const isTooMuch = annualFee !== null && dollars > annualFee;
          return {
            key: percent,
            head: `${percent}% of paths`,
            isStrong: percent === 90,
            cells: [
              <Money key="first" amount={dollars} />,
              <Money key="unit" amount={toDollars(monthlyContributionPerUnit(firstYear, units))} />,
              <Money key="more" amount={dollars - toDollars(planned)} />,
              ...(onUseContribution
                ? [
                    isTooMuch || isLadder ? (
                      <chakra.span key="use" color="fg.subtle" textStyle="caption">
                        {isTooMuch
                          ? `Above the annual fee of ${formatMoney(annualFee)}`
                          : 'Raise the steps as well'}
                      </chakra.span>
                    ) : (
                      <Button
                        key="use"
                        size="sm"
                        aria-label={`Use this contribution, ${formatMoney(dollars)}`}
                        onClick={() => onUseContribution(dollars)}
                      >
                        Use this contribution
                      </Button>
                    ),
                  ]
                : []),
            ],
          };
        })}
        note={
          isLadder
            ? 'Later steps of the ladder rise in the same proportion. Without special assessments beyond those of the plan.'
            : 'It rises each year as the plan has it. Without special assessments beyond those of the plan.'
        }
      />
    </Card>
  );
}
