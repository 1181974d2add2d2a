import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/action/Button';
import { FieldsToFix } from '../../ui/form/FieldsToFix';
import type { WizardForms } from './use-wizard-forms';

export interface WizardFooterProps {
  forms: WizardForms;
  formId: string;
  step: 1 | 2;
  isSaving: boolean;
  onBack: () => void;
  onCancel: () => void;
}

/** The buttons of both steps (Cancel and Continue, then Back and Add New Property), with the fields to fix. */
export function WizardFooter({ forms, formId, step, isSaving, onBack, onCancel }: WizardFooterProps) {
  const isFirst = step === 1;
  const { details, financial, study } = forms;
  const toFix = isFirst ? details.toFix(true) : [...financial.toFix(), ...study.toFix()];
  const canAdd = financial.isValid && study.isValid;
  return (
    <>
      <Button onClick={isFirst ? onCancel : onBack} disabled={isSaving} me="auto">
        {isFirst ? 'Cancel' : 'Back'}
      </Button>
      <chakra.span order={{ base: -1, md: 0 }} w={{ base: toFix.length > 0 ? 'full' : 'auto', md: 'auto' }}>
        <FieldsToFix fields={toFix} />
      </chakra.span>
      {isFirst ? (
        <Button key="continue" variant="primary" type="submit" form={formId}>
          Continue
        </Button>
      ) : (
        <Button
          key="add"
          variant="primary"
          type="submit"
          form={formId}
          disabled={!canAdd}
          busy={isSaving}
          busyText="Saving..."
        >
          Add New Property
        </Button>
      )}
    </>
  );
}
