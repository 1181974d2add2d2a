import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useCallback, useState, type ComponentType } from 'react';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { usePhone } from '../../ui/layout/use-media-query';
import type { AnalysisProps, PlanBasis } from '../model/plan-study';
import { withOpening } from '../model/scenario/edits';
import { ComparisonCard } from './comparison/ComparisonCard';
import { ControlsCard } from './controls/ControlsCard';
import { PlanHeader } from './header/PlanHeader';
import { ScenarioProblems } from './header/ScenarioProblems';
import { useSaveWhatIf } from './header/use-save-what-if';
import { Announcement } from './outcome/Announcement';
import { OutcomeCard } from './outcome/OutcomeCard';
import { PhoneOutcome } from './outcome/PhoneOutcome';
import { planVerdict, verdictText } from './outcome/plan-verdict';
import type { PlanData } from './plan-data';
import { AddressCodesProvider } from './scenario/address-codes';
import { ChoicesInAddress, ChoicesProblem } from './scenario/ChoicesInAddress';
import { useUndoKeys } from './scenario/use-undo-keys';
import { useWhatIf } from './scenario/use-what-if';
import type { WhatIf } from './scenario/what-if';
import { SolveCard } from './solve/SolveCard';

const SaveAsNewDialog = lazy(() =>
  import('./header/SaveAsNewDialog').then((module) => ({ default: module.SaveAsNewDialog })),
);

export interface PlanDetailProps {
  plan: PlanData;
  basis: PlanBasis;
  onReload: () => Promise<unknown>;
  /** What looks at the plan from further sides. */
  Analyses: ComponentType<AnalysisProps>;
}

/** Try a number, see thirty years. Nothing is saved until it is asked for; what is tried stands in the address. */
export function PlanDetail(props: PlanDetailProps) {
  return (
    <AddressCodesProvider>
      <ChoicesInAddress>
        <Detail {...props} />
      </ChoicesInAddress>
    </AddressCodesProvider>
  );
}

function Detail({ plan, basis, onReload, Analyses }: PlanDetailProps) {
  const whatIf = useWhatIf(plan, basis);
  const { scenario, study, changes } = whatIf;
  const saving = useSaveWhatIf(plan, scenario, onReload);
  const [isNaming, setNaming] = useState(false);
  useUndoKeys(scenario);
  const { save } = saving;
  const { edit } = scenario;
  const { create: canCreate } = plan.list.viewerCan;
  const onSave = useCallback(() => void save(null), [save]);
  const onName = useCallback(() => setNaming(true), []);
  const onUseContribution = useCallback(
    (dollars: number) => edit('use contribution', (base) => withOpening(base, dollars)),
    [edit],
  );
  return (
    <>
      <PlanHeader
        plan={plan}
        isTrying={scenario.isTrying}
        onReset={scenario.reset}
        onSaveAsNew={canCreate ? onName : undefined}
        onSave={plan.viewerCan.edit ? onSave : undefined}
        isSaving={saving.saving}
      />
      <ScenarioProblems scenario={scenario} saving={saving} />
      <ChoicesProblem />
      <Verdict whatIf={whatIf} />
      <Workbench whatIf={whatIf} />
      <chakra.div display="grid" gap="6" mt="4" gridTemplateColumns="minmax(0, 1fr)">
        <ComparisonCard plan={plan} whatIf={whatIf} />
        {study && <Analyses study={study} onUseContribution={onUseContribution} />}
      </chakra.div>
      {isNaming && (
        <Suspense fallback={null}>
          <SaveAsNewDialog
            plan={plan}
            scenario={scenario}
            changes={changes}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Verdict({ whatIf: { figures, scenario, problem } }: { whatIf: WhatIf }) {
  if (!figures) return <Announcement text={problem ?? ''} />;
  const pieces = planVerdict(figures, scenario.isTrying);
  return (
    <>
      <VerdictSentence>
        {pieces.map((piece, index) =>
          typeof piece === 'string' ? (
            piece
          ) : (
            <chakra.strong key={index} whiteSpace="nowrap">
              {piece.fact}
            </chakra.strong>
          ),
        )}
      </VerdictSentence>
      <Announcement text={verdictText(pieces)} />
    </>
  );
}

/** Controls beside their consequences; on a phone the chart stays in sight above them. */
function Workbench({ whatIf }: { whatIf: WhatIf }) {
  const isPhone = usePhone();
  if (isPhone)
    return (
      <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <PhoneOutcome whatIf={whatIf} />
        <ControlsCard whatIf={whatIf} inTabs />
        <SolveCard whatIf={whatIf} />
      </chakra.div>
    );
  return (
    <chakra.div
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '288px minmax(0, 1fr)' }}
    >
      <ControlsCard whatIf={whatIf} inTabs={false} />
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
        position={{ lg: 'sticky' }}
        top="64px"
      >
        <OutcomeCard whatIf={whatIf} />
        <SolveCard whatIf={whatIf} />
      </chakra.div>
    </chakra.div>
  );
}
