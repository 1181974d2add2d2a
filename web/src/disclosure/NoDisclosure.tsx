import { ScrollText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageHeader } from '../ui/layout/PageHeader';
import { useChooseDisclosurePlan } from './use-choose-plan';
import type { DisclosurePlan } from './disclosure-data';

const STATES = ['CA', 'WA'];

/** Says why there is no disclosure page, and offers to choose the plan for it. */
export function NoDisclosure({ plan, reload }: { plan: DisclosurePlan; reload: () => Promise<unknown> }) {
  const { save, saving } = useChooseDisclosurePlan(plan.planId, reload);
  const hasLaw = STATES.includes(plan.property.state);
  const text = hasLaw
    ? `${plan.name} is not the disclosure plan of ${plan.fiscalYear}. The report uses the plan that is chosen for it.`
    : `Disclosure reports are for properties in California and Washington; ${plan.property.name} is in ${plan.property.state}.`;
  const back = (
    <Button asChild>
      <Link to={paths.plan(plan.planId)}>Back to the plan</Link>
    </Button>
  );
  return (
    <>
      <PageHeader title="Disclosure" line={`${plan.name}, fiscal year ${plan.fiscalYear}`} />
      <EmptyState
        icon={<ScrollText size={24} strokeWidth={1.6} />}
        text={text}
        action={
          hasLaw && plan.viewerCan.disclose ? (
            <Button variant="primary" busy={saving} busyText="Choosing..." onClick={() => void save(null)}>
              Use this plan for disclosure
            </Button>
          ) : (
            back
          )
        }
      />
    </>
  );
}
