import { chakra } from '@chakra-ui/react';
import { memo, useState } from 'react';
import { Legend, type LegendItem } from '../../../ui/chart-frame/Legend';
import { SegmentedControl } from '../../../ui/choice/SegmentedControl';
import { colorVar } from '../../../ui/color/tokens';
import { Banner } from '../../../ui/feedback/Banner';
import { Card } from '../../../ui/layout/Card';
import type { WhatIf } from '../scenario/what-if';
import { CashFacts } from './CashFacts';
import { OutcomeStrip } from './OutcomeStrip';
import { PlanChart } from './chart/PlanChart';
import { chartSummary } from './plan-verdict';
import { YearsTable } from './YearsTable';

const VIEWS = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;
type View = (typeof VIEWS)[number]['value'];

function legend(isTrying: boolean, hasAssessments: boolean): LegendItem[] {
  const item = (label: string, color: Parameters<typeof colorVar>[0], shape?: LegendItem['shape']) => ({
    label,
    color: colorVar(color),
    shape,
  });
  return [
    item('Reserve balance', 'chart.balance'),
    item('Fully funded balance', 'chart.fullyFunded', 'dashed'),
    item('Expenditures', 'chart.expenditures'),
    ...(isTrying ? [item('Saved plan', 'chart.saved', 'dotted')] : []),
    ...(hasAssessments ? [item('Special assessment', 'chart.specialAssessment', 'diamond')] : []),
  ];
}

/**
 * Figures, cash facts and the thirty years of a what-if, or the reason why it cannot be projected.
 * The compact card has no chart.
 */
export function OutcomeCard({ whatIf, isCompact }: { whatIf: WhatIf; isCompact?: boolean }) {
  return (
    <Card flush overflow="hidden">
      {whatIf.figures && (
        <>
          <OutcomeStrip now={whatIf.figures} before={whatIf.scenario.isTrying ? whatIf.savedFigures : null} />
          <CashFacts figures={whatIf.figures} />
        </>
      )}
      {whatIf.problem !== null && (
        <chakra.div p="4.5">
          <Banner tone="danger">{whatIf.problem}</Banner>
        </chakra.div>
      )}
      {isCompact ? <TableOnly whatIf={whatIf} /> : <ChartOrTable whatIf={whatIf} />}
    </Card>
  );
}

function ChartOrTable({ whatIf }: { whatIf: WhatIf }) {
  const [view, setView] = useState<View>('chart');
  const { study, figures, basis, scenario } = whatIf;
  if (!study || !figures) return null;
  return (
    <chakra.div p="4.5">
      <ViewHead
        view={view}
        onView={setView}
        isTrying={scenario.isTrying}
        hasAssessments={figures.assessments > 0}
      />
      {view === 'table' ? (
        <YearsTable solved={study.solved} fiscalYear={basis.fiscalYear} />
      ) : (
        <figure>
          <chakra.figcaption srOnly>{chartSummary(figures, basis.fiscalYear)}</chakra.figcaption>
          <PlanChart whatIf={whatIf} study={study} figures={figures} height={400} />
        </figure>
      )}
    </chakra.div>
  );
}

interface ViewHeadProps {
  view: View;
  onView: (view: View) => void;
  isTrying: boolean;
  hasAssessments: boolean;
}

const ViewHead = memo(function ViewHead({ view, onView, isTrying, hasAssessments }: ViewHeadProps) {
  return (
    <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="3" mb="2">
      {view === 'chart' ? (
        <Legend items={legend(isTrying, hasAssessments)} />
      ) : (
        <chakra.h2 textStyle="section">Thirty years</chakra.h2>
      )}
      <SegmentedControl label="View of the thirty years" value={view} options={VIEWS} onChange={onView} />
    </chakra.div>
  );
});

function TableOnly({ whatIf: { study, figures, basis, scenario } }: { whatIf: WhatIf }) {
  if (!study || !figures) return null;
  return (
    <chakra.div p="4.5">
      <Legend items={legend(scenario.isTrying, figures.assessments > 0)} />
      <chakra.details>
        <chakra.summary textStyle="label" color="brand.fg" cursor="pointer" minH="44px" pt="3">
          Table of the thirty years
        </chakra.summary>
        <YearsTable solved={study.solved} fiscalYear={basis.fiscalYear} />
      </chakra.details>
    </chakra.div>
  );
}
