import { limits } from '@roofline/schema/limits';
import type { FinancialRules } from '@roofline/schema/financials';
import { useMemo } from 'react';
import {
  FINANCIAL_LABELS,
  newFinancials,
  useFinancialForm,
  type FinancialForm,
} from '../../financials/form/use-financial-form';
import { emptyDetails, useDetailsForm, type DetailsForm } from '../details-form/use-details-form';
import type { AddPropertyChoicesQuery } from './AddProperty.generated';
import { STUDY_LABELS, useStudyForm, type StudyForm } from './study/use-study-form';

export type NewPropertyWorkspace = AddPropertyChoicesQuery['newPropertyWorkspaces'][number];

export interface WizardForms {
  details: DetailsForm;
  financial: FinancialForm;
  study: StudyForm;
  rules: FinancialRules;
  isDirty: boolean;
}

/** The forms of both steps. They live as long as the wizard, whichever step is on screen. */
export function useWizardForms(options: {
  today: string;
  workspaces: readonly NewPropertyWorkspace[];
  currentWorkspace?: NewPropertyWorkspace;
}): WizardForms {
  const { today, workspaces, currentWorkspace } = options;
  const only = currentWorkspace ?? (workspaces.length === 1 ? workspaces[0] : undefined);
  const defaultDetails = useMemo(() => ({ ...emptyDetails, workspaceId: only?.workspaceId }), [only]);
  const details = useDetailsForm({
    today,
    defaultValues: defaultDetails,
    needsWorkspace: workspaces.length > 1,
  });
  const chosen = workspaces.find((each) => each.workspaceId === details.values.workspaceId) ?? only;
  const rules: FinancialRules = {
    balanceMin: limits.balanceMinWizard,
    hasLoanAnalysis: chosen?.featureToggleLoanAnalysis ?? false,
    today,
  };
  const defaultFinancials = useMemo(() => newFinancials(today), [today]);
  const financial = useFinancialForm({ rules, defaultValues: defaultFinancials });
  const study = useStudyForm();
  return { details, financial, study, rules, isDirty: details.isDirty || financial.isDirty || study.isDirty };
}

/** Wrong fields of the second step, in the order of the screen. */
export function financialsToFix({ financial, study, rules }: WizardForms) {
  const { previousHoaAnnualFee, ...labels } = FINANCIAL_LABELS;
  const asked = rules.hasLoanAnalysis ? FINANCIAL_LABELS : labels;
  return [
    ...financial.toFix({ ...asked, upcomingExpenses: 'Upcoming expenses' }),
    ...study.toFix(STUDY_LABELS),
  ];
}
