import { lazy, Suspense, useCallback, useState } from 'react';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { paths } from '../../app/paths';
import type { PlanAnalysis, PlanBasis } from '../model/plan-study';
import { withOpening } from '../model/scenario/edits';
import { PlanHeader } from './header/PlanHeader';
import { ScenarioProblems } from './header/ScenarioProblems';
import { useSaveWhatIf } from './header/use-save-what-if';
import { Announcement } from './outcome/Announcement';
import { planVerdict, verdictText } from './outcome/plan-verdict';
import type { PlanData } from './plan-data';
import { AddressCodesProvider } from './scenario/address-codes';
import { ChoicesInAddress, ChoicesProblem } from './scenario/ChoicesInAddress';
import { useUndoKeys } from './scenario/use-undo-keys';
import { useWhatIf } from './scenario/use-what-if';
import type { WhatIf } from './scenario/what-if';
import { PlanTabs } from './tabs/PlanTabs';

const SaveAsNewDialog = lazy(() =>
  import('./header/SaveAsNewDialog').then((module) => ({ default: module.SaveAsNewDialog })),
);

export interface PlanDetailProps {
  plan: PlanData;
  basis: PlanBasis;
  onReload: () => Promise<unknown>;
  /** The analyses of the plan, each in a tab. */
  analyses: readonly PlanAnalysis[];
}

/** A plan on which the user tries values and sees thirty years. The address holds the what-if until it is saved. */
export function PlanDetail(props: PlanDetailProps) {
  return (
    <AddressCodesProvider>
      <ChoicesInAddress>
        <Detail {...props} />
      </ChoicesInAddress>
    </AddressCodesProvider>
  );
}

function Detail({ plan, basis, onReload, analyses }: PlanDetailProps) {
  const whatIf = useWhatIf(plan, basis);
  const { scenario, changes } = whatIf;
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
        changeCount={changes.length}
        isTrying={scenario.isTrying}
        onReset={scenario.reset}
        onSaveAsNew={canCreate ? onName : undefined}
        onSave={plan.viewerCan.edit ? onSave : undefined}
        isSaving={saving.saving}
      />
      <ScenarioProblems scenario={scenario} saving={saving} />
      <ChoicesProblem />
      <Announcement text={outcomeText(whatIf)} />
      <PlanTabs plan={plan} whatIf={whatIf} analyses={analyses} onUseContribution={onUseContribution} />
      {/* A what-if that fits into the address survives leaving the page; only a longer one needs the question. */}
      <DirtyGuard
        dirty={scenario.problem === 'tooLong'}
        name="this what-if"
        within={paths.plan(plan.planId)}
      />
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

const outcomeText = ({ figures, scenario, problem }: WhatIf) =>
  figures ? verdictText(planVerdict(figures, scenario.isTrying)) : (problem ?? '');
