import { chakra } from '@chakra-ui/react';
import { FigureStrip } from '../../../ui/figure/FigureStrip';
import { Money } from '../../../ui/figure/figures';
import { leftOf, paidOver } from '../../model/project-money';
import { contractBasis, estimateBasis, leftBasis, paidBasis } from '../project-money';
import type { ProjectDetail } from '../use-project';

/** The money of a project: estimated, contracted, paid and left, each figure with its basis. */
export function MoneyBar({ project }: { project: ProjectDetail }) {
  const { estimate, contracted, paid } = project;
  const isOver = paidOver(project) > 0;
  return (
    <section aria-label="Money">
      <FigureStrip
        figures={[
          { label: 'Estimate', value: <Money amount={estimate} />, note: estimateBasis(project) },
          { label: 'Contracted', value: <Money amount={contracted} />, note: contractBasis(project) },
          { label: 'Paid', value: <Money amount={paid} />, note: paidBasis(project) },
          {
            label: 'Left',
            value: <Money amount={leftOf(project)} />,
            note: isOver ? (
              <chakra.strong color="danger.fg" fontWeight="560">
                {leftBasis(project)}
              </chakra.strong>
            ) : (
              leftBasis(project)
            ),
          },
        ]}
      />
    </section>
  );
}
