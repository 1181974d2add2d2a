import { useUpdatePlanMutation } from '../../create/SavePlan.generated';
import { plainSettings } from '../../model/scenario/plain-settings';
import { PlanNameDialog } from '../../name/PlanNameDialog';
import type { PlanRow } from '../plans-data';

interface RenameProps {
  plan: PlanRow;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** Asks for another name of a plan, and saves it; its settings stay as they are. */
export function RenamePlanDialog({ plan, onClose, reload }: RenameProps) {
  const [update] = useUpdatePlanMutation();
  const { planId, version } = plan;
  const settings = plainSettings(plan.settings);
  return (
    <PlanNameDialog
      title="Rename plan"
      submitText="Rename"
      busyText="Renaming..."
      name={plan.name}
      onClose={onClose}
      saving={{
        send: ({ name }) => update({ variables: { input: { planId, version, name, settings } } }),
        done: 'Plan renamed',
        onSaved: () => {
          onClose();
          return reload();
        },
        onOutdated: reload,
      }}
    />
  );
}
