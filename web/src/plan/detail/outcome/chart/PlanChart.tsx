import { useMemo, useState } from 'react';
import { formatMoney } from '../../../../ui/format/money';
import { FundingPlot } from '../../../../ui/funding-plot/FundingPlot';
import { unmovedYear, withMove } from '../../../model/scenario/edits';
import type { PlanStudy } from '../../../model/plan-study';
import type { WhatIf } from '../../scenario/what-if';
import { DropMenu, type Drop } from './DropMenu';
import { nameOf, type OutcomeFigures } from '../outcome-figures';
import { NAMES, planPoints } from './plan-points';
import { useTweenedPoints } from './use-tweened-points';
import { workByYear } from './year-work';
import { YearDialog } from './YearDialog';

export interface PlanChartProps {
  whatIf: WhatIf;
  study: PlanStudy;
  figures: OutcomeFigures;
  height: number;
}

/** Thirty years of a plan. A click on a year opens its expenditures, and the user can drag a bar to another year. */
export function PlanChart({ whatIf, study, figures, height }: PlanChartProps) {
  const { basis } = whatIf;
  const { solved, savedSolved } = study;
  const { fiscalYear } = basis;
  const [openYear, setOpenYear] = useState<number | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const work = useMemo(() => workByYear(solved.schedule), [solved]);
  const points = useMemo(
    () => planPoints(solved, solved === savedSolved ? null : savedSolved, { fiscalYear, work }),
    [solved, savedSolved, fiscalYear, work],
  );
  const drawn = useTweenedPoints(points, whatIf.scenario.leaps);
  const move = useMove(whatIf);
  const dropped = (from: number, to: number, at: Drop['at']) => {
    const choices = movable(work[from]).map(({ componentId: id }) => ({ id, name: nameOf(basis, id) }));
    const year = fiscalYear + to;
    if (choices.length === 1) move(choices[0]!.id, year);
    else setDrop({ year, at, choices });
  };
  const { lowest } = figures;
  return (
    <>
      <FundingPlot
        label="Funding by year"
        points={points}
        drawn={drawn}
        names={NAMES}
        height={height}
        callout={{
          index: lowest.year - fiscalYear,
          text: `Lowest balance in ${lowest.year}`,
          amount: formatMoney(lowest.amount),
        }}
        onSelect={setOpenYear}
        onMove={dropped}
        canMove={(t) => movable(work[t]).length > 0}
      />
      <YearDialog
        whatIf={whatIf}
        t={openYear}
        work={openYear === null ? [] : (work[openYear] ?? [])}
        onMove={move}
        onClose={() => setOpenYear(null)}
      />
      {drop && <DropMenu drop={drop} onChoose={(id) => move(id, drop.year)} onClose={() => setDrop(null)} />}
    </>
  );
}

const movable = (work: ReturnType<typeof workByYear>[number] = []) => work.filter((each) => each.isNext);

/** Returns a function that moves a component's next work; the year of its remaining life removes the move. */
function useMove({ scenario, basis }: WhatIf) {
  return (id: string, year: number) => {
    const component = basis.components.find((each) => each.propertyComponentId === id);
    if (!component) return;
    const isHome = year === unmovedYear(component, scenario.settings, basis.fiscalYear);
    scenario.edit(`move ${id}`, (base) => withMove(base, id, isHome ? null : year));
  };
}
