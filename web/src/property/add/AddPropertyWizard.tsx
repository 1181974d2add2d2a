import type { PropertyType } from '@roofline/schema/property';
import { useId } from 'react';
import { FinancialFields } from '../../financials/form/FinancialFields';
import { counted } from '../../ui/format/count';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { useFirstField, useSubmitKey } from '../../ui/form/form-focus';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { WizardSteps } from '../../ui/form/WizardSteps';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../ui/overlay/Dialog';
import { BuildingFields, IdentityFields } from '../details-form/DetailsFields';
import { ConsequencesAside } from './consequences/ConsequencesAside';
import { consequencesOf } from './consequences/consequences';
import { StudyFields } from './study/StudyFields';
import { useWizard } from './use-wizard';
import { useWizardForms, type NewPropertyWorkspace, type WizardForms } from './use-wizard-forms';
import { WizardFooter } from './WizardFooter';
import { WorkspaceFields } from './WorkspaceFields';

export interface AddPropertyWizardProps {
  today: string;
  propertyTypes: readonly PropertyType[];
  workspaces: readonly NewPropertyWorkspace[];
  /** The workspace that the person works in, where one is set: shown, not chosen. */
  currentWorkspace?: NewPropertyWorkspace;
  canSetTest: boolean;
  onClose: () => void;
  onAdded: (propertyId: string) => void;
}

export const ADD_PROPERTY_TITLE = 'Add a New Property';
const STEPS = ['Details', 'Financials'];

/** Details, then financials with what they mean beside them. Nothing is saved before Add New Property. */
export function AddPropertyWizard(props: AddPropertyWizardProps) {
  const forms = useWizardForms(props);
  const formId = useId();
  const wizard = useWizard(forms, formId, props);
  const { step, adding } = wizard;
  const firstField = useFirstField(formId);
  useSubmitKey(formId);
  return (
    <>
      <Dialog
        open
        onClose={wizard.close}
        title={ADD_PROPERTY_TITLE}
        width="960px"
        staticBackdrop
        initialFocus={firstField}
        locked={adding.isSaving}
        header={<WizardSteps steps={STEPS} step={step} />}
        aside={step === 2 ? <Aside forms={forms} /> : undefined}
        footer={
          <WizardFooter
            forms={forms}
            formId={formId}
            step={step}
            isSaving={adding.isSaving}
            onBack={() => wizard.setStep(1)}
            onCancel={wizard.close}
          />
        }
      >
        <form id={formId} noValidate key={step} onSubmit={wizard.advance}>
          <FormErrorAlert details={adding.problems} takeFocus />
          {step === 1 ? <DetailsStep {...props} forms={forms} /> : <FinancialsStep forms={forms} />}
        </form>
      </Dialog>
      <ConfirmDialog
        open={wizard.isAsking}
        title="Discard the new property?"
        confirmText="Discard"
        cancelText="Stay"
        destructive
        onConfirm={props.onClose}
        onCancel={wizard.stay}
      >
        What you entered for the new property is lost.
      </ConfirmDialog>
      <DirtyGuard dirty={forms.isDirty && wizard.addedId === null} name="the new property" />
    </>
  );
}

function DetailsStep(props: AddPropertyWizardProps & { forms: WizardForms }) {
  const { forms, today, propertyTypes, workspaces, currentWorkspace, canSetTest } = props;
  return (
    <>
      <WorkspaceFields
        form={forms.details}
        workspaces={workspaces}
        currentWorkspace={currentWorkspace}
        canSetTest={canSetTest}
      />
      <IdentityFields form={forms.details} stacked />
      <BuildingFields form={forms.details} stacked propertyTypes={propertyTypes} today={today} />
    </>
  );
}

function FinancialsStep({ forms }: { forms: WizardForms }) {
  const { financial, study, rules, details } = forms;
  const units = details.values.numberOfUnits;
  return (
    <>
      <FinancialFields
        form={financial}
        rules={rules}
        stacked
        feeHint={units === null ? undefined : `All ${counted(units, 'unit')} together, for one year.`}
      />
      <StudyFields form={study} />
    </>
  );
}

function Aside({ forms }: { forms: WizardForms }) {
  const { name, numberOfUnits, city, state } = forms.details.values;
  return (
    <ConsequencesAside
      name={name.trim()}
      units={numberOfUnits}
      place={`${city.trim()}, ${state}`}
      figures={consequencesOf(forms.financial.values, numberOfUnits)}
    />
  );
}
