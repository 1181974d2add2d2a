import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { FieldSections } from '../../app/fields/FieldSections';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { DiscardQuestion } from '../../ui/form/DiscardQuestion';
import { useFirstField, useSubmitKey } from '../../ui/form/form-focus';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { Steps, stepsAt } from '../../ui/navigation/Steps';
import { Dialog } from '../../ui/overlay/Dialog';
import { ConsequencesAside } from './consequences/ConsequencesAside';
import { consequencesOf } from './consequences/consequences';
import { useWizard } from './use-wizard';
import { useWizardForms, type WizardForms, type WizardFormsOptions } from './use-wizard-forms';
import { WizardFooter } from './WizardFooter';
import { WorkspaceFields } from './WorkspaceFields';

export interface AddPropertyWizardProps extends WizardFormsOptions {
  onClose: () => void;
  onAdded: (propertyId: string) => void;
}

export const ADD_PROPERTY_TITLE = 'Add a New Property';
const STEPS = ['Details', 'Financials'];

interface StepProps {
  forms: WizardForms;
}

/** The wizard: details, then financials with their consequences beside them. Add New Property saves both. */
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
        header={
          <chakra.div mt="3">
            <Steps steps={stepsAt(STEPS, step)} />
          </chakra.div>
        }
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
          {step === 1 ? (
            <DetailsStep forms={forms} currentWorkspace={props.currentWorkspace} />
          ) : (
            <FinancialsStep forms={forms} />
          )}
        </form>
      </Dialog>
      <DiscardQuestion question={wizard.question} title="Discard the new property?">
        What you entered for the new property is lost.
      </DiscardQuestion>
      <DirtyGuard dirty={forms.isDirty && wizard.addedId === null} name="the new property" />
    </>
  );
}

function DetailsStep({ forms, currentWorkspace }: StepProps & Pick<WizardFormsOptions, 'currentWorkspace'>) {
  const { details } = forms;
  return (
    <>
      <WorkspaceFields form={details} currentWorkspace={currentWorkspace} />
      <FieldSections form={details} part="identity" stacked />
      <FieldSections form={details} part="building" stacked />
    </>
  );
}

function FinancialsStep({ forms }: StepProps) {
  return (
    <>
      <FieldSections form={forms.financial} stacked />
      <FieldSections form={forms.study} stacked />
    </>
  );
}

function Aside({ forms }: StepProps) {
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
