import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';

/**
 * Keeps plan and selected pair together. Arriving at a plan of another property or year, by a shared address, selects
 * that pair; choosing another pair while the plan is on screen leads to that pair's plans.
 */
export function usePlanPair(
  plan: { planId: string; propertyId: string; fiscalYear: number } | undefined,
): boolean {
  const { propertyId, fiscalYear, fiscalYears, isPropertyLoading, selectProperty, selectFiscalYear } =
    useSelection();
  const navigate = useNavigate();
  // The pair was this plan's once: a later difference is the reader's own wish.
  const arrived = useRef<string | null>(null);
  const isProperty = plan !== undefined && plan.propertyId === propertyId && !isPropertyLoading;
  // A year that is not offered any more cannot be selected; its plan is shown all the same.
  const isOffered = fiscalYears.some((each) => each.year === plan?.fiscalYear);
  const isHere = isProperty && (plan.fiscalYear === fiscalYear?.year || !isOffered);

  useEffect(() => {
    if (!plan || isPropertyLoading) return;
    if (isHere) arrived.current = plan.planId;
    else if (arrived.current === plan.planId) void navigate(paths.plans, { replace: true });
    else if (plan.propertyId !== propertyId) selectProperty(plan.propertyId);
    else selectFiscalYear(plan.fiscalYear);
  }, [plan, isHere, isPropertyLoading, propertyId, selectProperty, selectFiscalYear, navigate]);

  return isHere;
}
