import { useState } from 'react';
import type { PlansData } from '../list/plans-data';
import type { Offer } from '../list/relief/relief-offers';
import type { PlanBasis } from '../model/plan-study';
import { PlanDialog } from './PlanDialog';
import { newPlanValues, planValuesOf } from './plan-values';

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

/** Starts from the plan as it was when the form was opened: a refetch in the meantime changes nothing under the typing. */
export function OpenedForm({ data, proposal, offer, ...props }: OpenedFormProps) {
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
