import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';

/**
 * Keeps the plan and the selected property and year in step, and returns whether they are. Opening a plan of another pair,
 * by a shared address, selects that pair; choosing another pair while the plan is on screen opens that pair's plans.
 */
export function usePlanPair(
  plan: { planId: string; propertyId: string; fiscalYear: number } | undefined,
): boolean {
  const { propertyId, fiscalYear, fiscalYears, isPropertyLoading, selectProperty, selectFiscalYear } =
    useSelection();
  const navigate = useNavigate();
  // The plan whose pair was selected: a later difference is the user's own choice.
  const arrived = useRef<string | null>(null);
  const isProperty = plan !== undefined && plan.propertyId === propertyId && !isPropertyLoading;
  // A year that is no longer offered cannot be selected; its plan is shown all the same.
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
