import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { AdoptionDialog } from '../adoption/AdoptionDialog';
import { AdoptPlanDialog } from '../adoption/AdoptPlanDialog';
import { ChoosePlanDialog } from './commands/ChoosePlanDialog';
import { DeletePlanDialog } from './commands/DeletePlanDialog';
import { RenamePlanDialog } from './commands/RenamePlanDialog';
import type { PlanCommands } from './commands/use-plan-commands';
import type { PlanRow } from './plans-data';
import type { OpenDialog } from './use-open-dialog';

export interface PlansDialogsProps {
  plans: readonly PlanRow[];
  /** The plan that leads the year. */
  leading: PlanRow | undefined;
  dialog: OpenDialog;
  commands: PlanCommands;
  reload: () => Promise<unknown>;
}

/** The open dialog, if any. */
export function PlansDialogs(props: PlansDialogsProps) {
  const { plans, dialog, reload } = props;
  const { about, close } = dialog;
  if (dialog.choice) return <Choice {...props} kind={dialog.choice} />;
  if (about === null) return null;
  const common = { plan: about.plan, reload, onClose: close };
  switch (about.kind) {
    case 'rename':
      return <RenamePlanDialog {...common} />;
    case 'delete':
      return <DeletePlanDialog {...common} />;
    case 'adoption':
      return <AdoptionDialog {...common} />;
    default: {
      const current = plans.find((plan) => plan.isAdopted && plan.planId !== about.plan.planId);
      return <AdoptPlanDialog {...common} current={current ?? null} />;
    }
  }
}

/** Asks which plan to recommend, to use for disclosure, or to adopt. */
function Choice({
  plans,
  leading,
  dialog,
  commands,
  kind,
}: PlansDialogsProps & { kind: NonNullable<OpenDialog['choice']> }) {
  const navigate = useNavigate();
  const done = (isDone: boolean) => isDone && dialog.close();
  if (kind === 'recommend')
    return (
      <ChoosePlanDialog
        title="Recommend a plan"
        purpose="The board sees it marked as recommended, in place of any other."
        confirmText="Recommend"
        // The step ignores a recommendation of the default plan.
        plans={plans.filter((plan) => plan.viewerCan.recommend && !plan.isDefaultRecommendedPlan)}
        initial={plans.find((plan) => plan.isRecommended && !plan.isDefaultRecommendedPlan)}
        onChoose={async (plan) => done(await commands.recommend(plan, true))}
        onClose={dialog.close}
      />
    );
  if (kind === 'disclose')
    return (
      <ChoosePlanDialog
        title="Choose the disclosure plan"
        purpose="The disclosure report uses it, in place of any other."
        confirmText="Use for disclosure"
        plans={plans.filter((plan) => plan.viewerCan.disclose)}
        initial={plans.find((plan) => plan.isRecommended)}
        onChoose={async (plan) => {
          if (await commands.disclose(plan, true)) void navigate(paths.planDisclosure(plan.planId));
        }}
        onClose={dialog.close}
      />
    );
  return (
    <ChoosePlanDialog
      title="Adopt a plan"
      purpose="The plan that the board adopted. Next, enter the details from the minutes."
      confirmText="Continue"
      plans={plans.filter((plan) => plan.viewerCan.adopt)}
      initial={leading?.viewerCan.adopt ? leading : undefined}
      onChoose={(plan) => dialog.ask('adopt', plan)}
      onClose={dialog.close}
    />
  );
}
