import type { DisclosureFactsInput } from '@roofline/schema/disclosure-facts';
import { useState } from 'react';
import { placeErrors, refusedOf } from '../../../app/form-errors';
import { toast } from '../../../ui/feedback/toast';
import { useStateDisclosureFactsMutation } from '../Disclosure.generated';
import { fieldsOf, type FactSheet, type FactsForm } from './fact-values';

/** Saves the facts; the page that follows from them comes back with the answer. */
export function useStateFacts(sheet: FactSheet, form: FactsForm, reload: () => Promise<unknown>) {
  const [stateFacts, { loading }] = useStateDisclosureFactsMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const [isStale, setStale] = useState(false);
  const save = async (facts: DisclosureFactsInput) => {
    const { propertyId, fiscalYear, version } = sheet;
    const input = { propertyId, fiscalYear, version, facts };
    const sent = async () =>
      (await stateFacts({ variables: { input } })).data?.stateDisclosureFacts.userErrors;
    const errors = await refusedOf(sent());
    if (errors === undefined)
      return setProblems(['The statements could not be saved. What you entered is still here; try again.']);
    setStale(errors.some(({ code }) => code === 'stale'));
    setProblems(
      placeErrors(
        errors,
        fieldsOf(sheet.state).map(({ key }) => key),
        (key, detail) => form.reject(key, detail),
      ),
    );
    if (errors.length > 0) return undefined;
    // The printed page is another answer: read it, so that it shows what was saved when the toast says so.
    await reload();
    return toast.success('Statements saved');
  };
  return { save, isSaving: loading, problems, isStale };
}
