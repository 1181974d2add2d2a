import type { DisclosureFactsInput } from '@roofline/schema/disclosure/disclosure-facts';
import { useSave } from '../../app/save/use-save';
import { toast } from '../../ui/feedback/toast';
import { useStateDisclosureFactsMutation } from '../Disclosure.generated';
import type { FactSheet, FactsForm } from './fact-fields';

/** Saves the facts; the page that follows from them comes back with the answer. */
export function useStateFacts(sheet: FactSheet, form: FactsForm, reload: () => Promise<unknown>) {
  const [stateFacts] = useStateDisclosureFactsMutation();
  const { propertyId, fiscalYear, version } = sheet;
  return useSave({
    send: (facts: DisclosureFactsInput) =>
      stateFacts({ variables: { input: { propertyId, fiscalYear, version, facts } } }),
    form,
    onSaved: async () => {
      // The printed page is another answer: read it, so that it shows what was saved when the toast says so.
      await reload();
      toast.success('Statements saved');
    },
    loadNewer: reload,
  });
}
