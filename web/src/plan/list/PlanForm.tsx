import { useMemo, useState } from 'react';
import { PlanDialog } from '../create/PlanDialog';
import { newPlanValues, planValuesOf } from '../create/plan-values';
import { planBasis, type PlanBasis } from '../model/plan-study';
import type { PlansData } from './plans-data';
import type { Offer, ReliefOffers } from './relief/relief-offers';
import type { PlansAddress } from './use-plans-address';

export interface PlanFormProps {
  data: PlansData;
  address: PlansAddress;
  /** The offers that the address can open as a new plan. */
  relief: ReliefOffers | null;
  reload: () => Promise<unknown>;
}

/** The form that the address opens, if the viewer may use it. */
export function PlanForm({ data, address, relief, reload }: PlanFormProps) {
  const basis = useMemo(() => planBasis(data, data.inventory), [data]);
  // A reload after a lost race opens the form again, with the stored values.
  const [opened, setOpened] = useState(0);
  const plan = data.items.find((each) => each.planId === address.editedId && each.viewerCan.edit);
  const isNew = address.isCreating && data.viewerCan.create;
  if (basis === null || data.proposal === null || (!plan && !isNew)) return null;
  return (
    <OpenedForm
      key={`${plan?.planId ?? address.offer ?? 'new'} ${opened}`}
      data={data}
      basis={basis}
      plan={plan ?? null}
      offer={(address.offer && relief?.offers[address.offer]) ?? null}
      proposal={data.proposal}
      onClose={address.closeForm}
      onSaved={() => {
        address.closeForm();
        void reload();
      }}
      onReload={() => void reload().then(() => setOpened((count) => count + 1))}
    />
  );
}

interface OpenedFormProps {
  data: PlansData;
  basis: PlanBasis;
  plan: PlansData['items'][number] | null;
  offer: Offer | null;
  proposal: NonNullable<PlansData['proposal']>;
  onClose: () => void;
  onSaved: () => void;
  onReload: () => void;
}

/** Starts from the plan as it was when the form opened: a later refetch does not change the fields while the user types. */
function OpenedForm({ data, proposal, offer, ...props }: OpenedFormProps) {
  const [plan] = useState(props.plan);
  const [initial] = useState(() => {
    const given = plan ?? offer;
    return given ? planValuesOf(given.name, given.settings) : newPlanValues(proposal);
  });
  return (
    <PlanDialog
      {...props}
      plan={plan}
      initial={initial}
      propertyId={data.propertyId}
      fiscalYear={data.fiscalYear}
      hasLoanAnalysis={data.hasLoanAnalysis}
      standing={proposal.firstYearContribution}
    />
  );
}
