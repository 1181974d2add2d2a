import type { PropertyFinancialInput } from '@roofline/schema/financials/financials';
import type { PropertyDetailsInput } from '@roofline/schema/property/property';
import type { WizardReserveStudyInput } from '@roofline/schema/reserve-study/reserve-study';
import type { LatLng } from '../../geocoding/geocoder';
import type { AddPropertyInput } from './AddProperty.generated';

export interface CheckedWizard {
  details: PropertyDetailsInput;
  financial: PropertyFinancialInput;
  study: WizardReserveStudyInput;
}

/** Returns the mutation's input from the three checked forms. Without a date there is no study. */
export function addPropertyInput(
  { details, financial, study }: CheckedWizard,
  latLng: LatLng | null,
  idempotencyKey: string,
): AddPropertyInput {
  return {
    ...details,
    latLng,
    propertyFinancial: financial,
    reserveStudy: study.reserveStudyDate === null ? null : study,
    idempotencyKey,
  };
}

/** The place of a service's error: a field of one of the forms, or the whole wizard. */
export type ErrorPlace =
  | { form: 'details' | 'financial' | 'study'; name: string }
  | { form: null; name: null };

const FORMS = { propertyFinancial: 'financial', reserveStudy: 'study' } as const;

/** Reads a dotted path of the input; `known` says which fields are on screen. */
export function placeOfError(
  field: string,
  known: Record<'details' | 'financial' | 'study', readonly string[]>,
): ErrorPlace {
  const [first = '', ...rest] = field.split('.');
  const form = first in FORMS ? FORMS[first as keyof typeof FORMS] : 'details';
  const name = form === 'details' ? first : rest.join('.');
  return known[form].includes(name) ? { form, name } : { form: null, name: null };
}
