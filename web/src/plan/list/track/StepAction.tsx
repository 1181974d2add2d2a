import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import type { SelectedFiscalYear } from '../../../app/selection/selection';
import { Button } from '../../../ui/action/Button';
import type { PlanningStep, PlansData } from '../plans-data';

export interface StepActionProps {
  /** The open step; null after the last one. */
  step: PlanningStep | null;
  data: PlansData;
  fiscalYear: SelectedFiscalYear;
  canEditComponents: boolean;
  onCreate: () => void;
  onRecommend: () => void;
  onDisclose: () => void;
  onAdopt: () => void;
}

/** The action of a step; none for users who may not take it, and while the step is locked. */
export function StepAction(props: StepActionProps) {
  const { step, data } = props;
  if (step?.state === 'locked') return null;
  const can = (ability: keyof PlansData['items'][number]['viewerCan']) =>
    data.items.some((plan) => plan.viewerCan[ability]);
  switch (step?.key) {
    case 'inventory':
      return (
        <Button asChild>
          <Link to={paths.components}>
            {props.canEditComponents ? 'Manage components' : 'See components'}
          </Link>
        </Button>
      );
    case 'plans':
      return data.viewerCan.create ? <Button onClick={props.onCreate}>Create a plan</Button> : null;
    case 'recommend':
      return can('recommend') ? <Button onClick={props.onRecommend}>Recommend a plan</Button> : null;
    case 'disclosure':
      return <DisclosureAction {...props} canChoose={can('disclose')} />;
    default:
      return <FinalizeAction {...props} canAdopt={can('adopt')} />;
  }
}

/** Opens the disclosure report, once a plan is chosen for it; before that, asks for the plan. */
function DisclosureAction({ data, onDisclose, canChoose }: StepActionProps & { canChoose: boolean }) {
  const chosen = data.items.find((plan) => plan.isDisclosure);
  if (chosen)
    return (
      <Button asChild>
        <Link to={paths.planDisclosure(chosen.planId)}>Open the disclosure report</Link>
      </Button>
    );
  return canChoose ? <Button onClick={onDisclose}>Choose the disclosure plan</Button> : null;
}

/** Links to the reconciliation of the year before while that is due, then offers the adoption. */
function FinalizeAction({ data, fiscalYear, onAdopt, canAdopt }: StepActionProps & { canAdopt: boolean }) {
  if (fiscalYear.requireReconciliation && data.viewerCan.create)
    return (
      <Button asChild>
        <Link to={paths.reconcileYear}>Reconcile {fiscalYear.year - 1}</Link>
      </Button>
    );
  if (data.items.some((plan) => plan.isAdopted)) return null;
  return canAdopt ? <Button onClick={onAdopt}>Adopt a plan</Button> : null;
}
