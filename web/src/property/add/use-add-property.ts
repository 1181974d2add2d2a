import { useRef, useState } from 'react';
import { newRequestKey } from '../../app/request-key';
import { FINANCIAL_LABELS, type FinancialValues } from '../../financials/form/use-financial-form';
import { geocode } from '../../geocoding/geocode';
import type { LatLng } from '../../geocoding/geocoder';
import { toast } from '../../ui/feedback/toast';
import { DETAILS_LABELS, type DetailsValues } from '../details-form/use-details-form';
import { useAddPropertyMutation } from './AddProperty.generated';
import {
  addPropertyInput,
  errorInWords,
  placeOfError,
  type CheckedWizard,
  type ServiceError,
} from './add-property-input';
import { STUDY_LABELS, type StudyValues } from './study/use-study-form';
import type { WizardForms } from './use-wizard-forms';

const KNOWN = {
  details: Object.keys(DETAILS_LABELS),
  financial: Object.keys(FINANCIAL_LABELS),
  study: Object.keys(STUDY_LABELS),
};
const UNREACHED = 'The property could not be saved. What you entered is still here; try again.';

/** Sets each error on its field. Gives those that belong to none, and the first field that has one. */
function applyErrors(forms: WizardForms, errors: readonly ServiceError[]) {
  const general: string[] = [];
  const wrong: { step: 1 | 2; id: string }[] = [];
  for (const error of errors) {
    const { form, name } = placeOfError(error.field, KNOWN);
    if (form === null) {
      general.push(errorInWords(error));
      continue;
    }
    forms[form].reject(name as keyof DetailsValues & keyof FinancialValues & keyof StudyValues, error.detail);
    wrong.push({ step: form === 'details' ? 1 : 2, id: forms[form].idOf(name as never) });
  }
  return { general, first: wrong.find((each) => each.step === 1) ?? wrong[0] };
}

/** One look-up an address: a repeat of the same request has to carry the same place. */
function usePlace() {
  const known = useRef(new Map<string, Promise<LatLng | null>>());
  return ({ addressLine1, city, state, zipCode }: CheckedWizard['details']) => {
    const key = [addressLine1, city, state, zipCode].join('\n');
    const found = known.current.get(key) ?? geocode({ addressLine1, city, state, zipCode });
    known.current.set(key, found);
    return found;
  };
}

/**
 * Sends the wizard. All attempts of one opened form carry one key, so that neither a double click nor a retry after a
 * lost answer adds a second property.
 */
export function useAddProperty(props: {
  forms: WizardForms;
  onAdded: (propertyId: string) => void;
  onRejected: (first: { step: 1 | 2; id: string } | undefined) => void;
}) {
  const { forms, onAdded, onRejected } = props;
  const [idempotencyKey] = useState(newRequestKey);
  const [add] = useAddPropertyMutation();
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const isSending = useRef(false);
  const placeOf = usePlace();

  const send = async (checked: CheckedWizard) => {
    const input = addPropertyInput(checked, await placeOf(checked.details), idempotencyKey);
    const answer = await add({ variables: { input } }).then(
      ({ data }) => data?.addProperty,
      () => undefined,
    );
    if (answer?.property) {
      toast.success('Property Saved Successfully');
      return onAdded(answer.property.propertyId);
    }
    const { general, first } = applyErrors(forms, answer?.userErrors ?? []);
    setProblems(answer === undefined ? [UNREACHED] : general);
    toast.failure('Property Save failed');
    return onRejected(first);
  };
  const save = async (checked: CheckedWizard) => {
    if (isSending.current) return;
    isSending.current = true;
    setSaving(true);
    setProblems([]);
    await send(checked).finally(() => {
      isSending.current = false;
      setSaving(false);
    });
  };
  const submit = () =>
    forms.details.submit((details) =>
      forms.financial.submit((financial) =>
        forms.study.submit((study) => save({ details, financial, study })),
      ),
    );
  return { submit, isSaving, problems };
}
