import { chakra } from '@chakra-ui/react';
import { VerdictSentence } from '../../../ui/figure/VerdictSentence';
import { usePhone } from '../../../ui/layout/use-media-query';
import { ComparisonCard } from '../comparison/ComparisonCard';
import { ControlsCard } from '../controls/ControlsCard';
import { OutcomeCard } from '../outcome/OutcomeCard';
import { PhoneOutcome } from '../outcome/PhoneOutcome';
import { PlanCaution } from '../outcome/PlanCaution';
import { planVerdict } from '../outcome/plan-verdict';
import type { PlanData } from '../plan-data';
import { AvoidShortfall } from '../solve/AvoidShortfall';
import type { WhatIf } from '../scenario/what-if';

/** The inputs of a what-if beside its outcome, with the plans of the year below. */
export function Overview({ plan, whatIf }: { plan: PlanData; whatIf: WhatIf }) {
  return (
    <>
      <Verdict whatIf={whatIf} />
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <PlanCaution plan={plan} whatIf={whatIf} />
        <Workbench whatIf={whatIf} />
        <ComparisonCard plan={plan} whatIf={whatIf} />
      </chakra.div>
    </>
  );
}

function Verdict({ whatIf }: { whatIf: WhatIf }) {
  const { figures, scenario } = whatIf;
  if (!figures) return null;
  return (
    <VerdictSentence>
      {planVerdict(figures, scenario.isTrying).map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <chakra.strong key={index} whiteSpace="nowrap">
            {piece.fact}
          </chakra.strong>
        ),
      )}{' '}
      {figures.belowZero !== null && <AvoidShortfall whatIf={whatIf} />}
    </VerdictSentence>
  );
}

/** The controls beside the outcome; on a phone the chart stays in sight above them. */
function Workbench({ whatIf }: { whatIf: WhatIf }) {
  const isPhone = usePhone();
  if (isPhone)
    return (
      <>
        <PhoneOutcome whatIf={whatIf} />
        <ControlsCard whatIf={whatIf} inTabs />
      </>
    );
  return (
    <chakra.div
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '288px minmax(0, 1fr)' }}
      // Paper has no controls: the outcome takes the full width.
      _print={{ display: 'block' }}
    >
      <ControlsCard whatIf={whatIf} inTabs={false} />
      <chakra.div minW="0" position={{ lg: 'sticky' }} top="64px" _print={{ position: 'static' }}>
        <OutcomeCard whatIf={whatIf} />
      </chakra.div>
    </chakra.div>
  );
}
