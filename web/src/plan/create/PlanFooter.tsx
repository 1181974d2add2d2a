import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/action/Button';
import { FieldsToFix } from '../../ui/form/FieldsToFix';
import { STEP_PARTS } from './plan-steps';
import type { PlanForm } from './use-plan-form';
import type { usePlanWizard } from './use-plan-wizard';

export interface PlanFooterProps {
  form: PlanForm;
  formId: string;
  wizard: ReturnType<typeof usePlanWizard>;
  isNew: boolean;
  isSaving: boolean;
  onCancel: () => void;
}

/** Cancel or Back, the fields to fix, then Continue or, in the last step, Create. An edit can be saved in any step. */
export function PlanFooter({ form, formId, wizard, isNew, isSaving, onCancel }: PlanFooterProps) {
  const { step } = wizard;
  const toFix = form.toFix(true, ...STEP_PARTS[step]);
  return (
    <>
      <Button onClick={step === 1 ? onCancel : wizard.back} disabled={isSaving} me="auto">
        {step === 1 ? 'Cancel' : 'Back'}
      </Button>
      <chakra.span order={{ base: -1, md: 0 }} w={{ base: toFix.length > 0 ? 'full' : 'auto', md: 'auto' }}>
        <FieldsToFix fields={toFix} />
      </chakra.span>
      {!isNew && step < 3 && (
        <Button onClick={wizard.next} disabled={isSaving}>
          Continue
        </Button>
      )}
      {isNew && step < 3 ? (
        <Button key="continue" variant="primary" type="submit" form={formId}>
          Continue
        </Button>
      ) : (
        <Button key="save" variant="primary" type="submit" form={formId} busy={isSaving} busyText="Saving...">
          {isNew ? 'Create plan' : 'Save Changes'}
        </Button>
      )}
    </>
  );
}
