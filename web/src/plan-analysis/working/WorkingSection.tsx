import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { Card } from '../../ui/layout/Card';
import type { PlanStudy } from '../../plan/model/plan-study';
import { WorkingPane } from './explanation/WorkingPane';
import { FigureGrid, type FigurePlace } from './grid/FigureGrid';
import { SolverFormula, SolverVerdict } from './solver/SolverParts';
import { solverWorking } from './solver/solver-working';

/** Every figure of the plan, down to the inputs that it comes from. */
export function WorkingSection({ study }: { study: PlanStudy }) {
  const working = useMemo(() => solverWorking(study), [study]);
  const [place, setPlace] = useState<FigurePlace | null>(null);
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <SolverVerdict study={study} working={working} />
      <Card title="Every figure">
        <chakra.p color="fg.muted" mb="3">
          Select a figure to see its formula, its inputs and the rows that sum to it to the cent. The table
          shows whole dollars, each rounded separately.
        </chakra.p>
        <FigureGrid
          projection={study.solved.projection}
          fiscalYear={study.basis.fiscalYear}
          onOpen={setPlace}
        />
      </Card>
      <SolverFormula study={study} working={working} />
      <WorkingPane study={study} place={place} onOpen={setPlace} onClose={() => setPlace(null)} />
    </chakra.div>
  );
}
