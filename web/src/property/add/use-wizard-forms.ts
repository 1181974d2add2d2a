import type { FinancialRules } from '@roofline/schema/financials/financials';
import type { PropertyType } from '@roofline/schema/property/property';
import { limits } from '@roofline/schema/value/limits';
import { useMemo } from 'react';
import { newFinancials, useFinancialForm, type FinancialForm } from '../../financials/form/financial-fields';
import { counted } from '../../ui/format/count';
import { newDetails, useDetailsForm, type DetailsForm } from '../details-form/property-fields';
import type { AddPropertyChoicesQuery } from './AddProperty.generated';
import { useStudyForm, type StudyForm } from './study-fields';

export type NewPropertyWorkspace = AddPropertyChoicesQuery['newPropertyWorkspaces'][number];

export interface WizardForms {
  details: DetailsForm;
  financial: FinancialForm;
  study: StudyForm;
  isDirty: boolean;
}

export interface WizardFormsOptions {
  today: string;
  propertyTypes: readonly PropertyType[];
  workspaces: readonly NewPropertyWorkspace[];
  /** The workspace that the user works in, if set: shown read-only. */
  currentWorkspace?: NewPropertyWorkspace;
  canSetTest: boolean;
}

/** Returns the company of a workspace, with the workspace's name where it differs. */
export const workspaceLabel = ({ name, companyName }: NewPropertyWorkspace) =>
  name === companyName ? companyName : `${companyName} (${name})`;

/** Returns the forms of both steps, which keep their values while the wizard is open. */
export function useWizardForms(options: WizardFormsOptions): WizardForms {
  const { today, propertyTypes, workspaces, currentWorkspace, canSetTest } = options;
  const only = currentWorkspace ?? (workspaces.length === 1 ? workspaces[0] : undefined);
  const isChoice = workspaces.length > 1 && currentWorkspace === undefined;
  const details = useDetailsForm({
    place: {
      today,
      propertyTypes,
      asksTest: canSetTest,
      workspaces: isChoice
        ? workspaces.map((each) => ({ value: each.workspaceId, label: workspaceLabel(each) }))
        : undefined,
    },
    saved: useMemo(() => newDetails(today, only?.workspaceId), [today, only]),
    needsWorkspace: workspaces.length > 1,
  });
  const { workspaceId, numberOfUnits: units } = details.values;
  const chosen = workspaces.find((each) => each.workspaceId === workspaceId) ?? only;
  const rules: FinancialRules = {
    balanceMin: limits.balanceMinWizard,
    hasLoanAnalysis: chosen?.featureToggleLoanAnalysis ?? false,
    today,
  };
  const financial = useFinancialForm({
    place: {
      rules,
      feeHint: () => (units === null ? undefined : `All ${counted(units, 'unit')} together, for one year.`),
    },
    saved: newFinancials(rules),
  });
  const study = useStudyForm();
  return { details, financial, study, isDirty: details.isDirty || financial.isDirty || study.isDirty };
}
