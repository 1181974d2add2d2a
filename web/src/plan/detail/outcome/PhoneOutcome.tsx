import { chakra } from '@chakra-ui/react';
import type { WhatIf } from '../scenario/what-if';
import { OutcomeCard } from './OutcomeCard';
import { PlanChart } from './chart/PlanChart';
import { chartSummary } from './plan-verdict';

/** Figures and table, then the chart, 200 px high, which sticks to the top while the controls scroll under it. */
export function PhoneOutcome({ whatIf }: { whatIf: WhatIf }) {
  const { study, figures, basis } = whatIf;
  return (
    <>
      <OutcomeCard whatIf={whatIf} isCompact />
      {study && figures && (
        <chakra.figure
          position="sticky"
          top="var(--sticky-top, 0px)"
          zIndex="sticky"
          bg="bg.surface"
          borderBottomWidth="1px"
          mx="-4"
          px="4"
        >
          <chakra.figcaption srOnly>{chartSummary(figures, basis.fiscalYear)}</chakra.figcaption>
          <PlanChart whatIf={whatIf} study={study} figures={figures} height={200} />
        </chakra.figure>
      )}
    </>
  );
}
