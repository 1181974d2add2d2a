import { useRef } from 'react';
import type { PlaceOf } from '../../app/save/place-problems';
import { useSave } from '../../app/save/use-save';
import type { FinancialValues } from '../../financials/form/financial-fields';
import { geocode } from '../../geocoding/geocode';
import type { LatLng } from '../../geocoding/geocoder';
import type { DetailsValues } from '../details-form/property-fields';
import { useAddPropertyMutation } from './AddProperty.generated';
import { addPropertyInput, placeOfError, type CheckedWizard } from './add-property-input';
import type { StudyValues } from './study-fields';
import type { WizardForms } from './use-wizard-forms';

const namesIn = ({ details, financial, study }: WizardForms) => ({
  details: details.names,
  financial: financial.names,
  study: study.names,
});

/** Returns a function that finds the field that an error belongs to. */
const placesOf =
  (forms: WizardForms): PlaceOf =>
  (field) => {
    const { form, name } = placeOfError(field, namesIn(forms));
    if (form === null) return undefined;
    const known = name as keyof DetailsValues & keyof FinancialValues & keyof StudyValues;
    return {
      name: field,
      id: forms[form].idOf(known),
      reject: (detail) => forms[form].reject(known, detail),
    };
  };

/** Looks each address up only once: a repeated request has to carry the same place. */
function usePlace() {
  const known = useRef(new Map<string, Promise<LatLng | null>>());
  return ({ addressLine1, city, state, zipCode }: CheckedWizard['details']) => {
    const key = [addressLine1, city, state, zipCode].join('\n');
    const found = known.current.get(key) ?? geocode({ addressLine1, city, state, zipCode });
    known.current.set(key, found);
    return found;
  };
}

/** Sends the wizard's three forms as one property. */
export function useAddProperty(props: {
  forms: WizardForms;
  onAdded: (propertyId: string) => void;
  onRejected: (first: { step: 1 | 2; id: string } | undefined) => void;
}) {
  const { forms, onAdded, onRejected } = props;
  const [add] = useAddPropertyMutation();
  const placeOf = usePlace();
  const { save, saving, problems } = useSave({
    send: async (checked: CheckedWizard, key) =>
      add({ variables: { input: addPropertyInput(checked, await placeOf(checked.details), key) } }),
    placeOf: placesOf(forms),
    done: 'Property Saved Successfully',
    failed: 'Property Save failed',
    onSaved: ({ property }) => property && onAdded(property.propertyId),
    onFailed: (_event, names) => onRejected(firstStep(forms, names)),
  });
  const submit = () =>
    forms.details.submit((details) =>
      forms.financial.submit((financial) =>
        forms.study.submit((study) => save({ details, financial, study })),
      ),
    );
  return { submit, isSaving: saving, problems };
}

/** Returns the first step that has a field with an error, and that field. */
function firstStep(forms: WizardForms, fields: readonly string[]) {
  const wrong = fields.flatMap((field) => {
    const { form, name } = placeOfError(field, namesIn(forms));
    if (form === null) return [];
    const step: 1 | 2 = form === 'details' ? 1 : 2;
    return [{ step, id: forms[form].idOf(name as never) }];
  });
  return wrong.find((each) => each.step === 1) ?? wrong[0];
}
