import type { DisclosureFactsInput } from '@roofline/schema/disclosure/disclosure-facts';
import { useSave } from '../../app/save/use-save';
import { toast } from '../../ui/feedback/toast';
import { useStateDisclosureFactsMutation } from '../Disclosure.generated';
import type { FactSheet, FactsForm } from './fact-fields';

/** Saves the statements, then loads the page again, which depends on them. */
export function useStateFacts(sheet: FactSheet, form: FactsForm, reload: () => Promise<unknown>) {
  const [stateFacts] = useStateDisclosureFactsMutation();
  const { propertyId, fiscalYear, version } = sheet;
  return useSave({
    send: (facts: DisclosureFactsInput) =>
      stateFacts({ variables: { input: { propertyId, fiscalYear, version, facts } } }),
    form,
    onSaved: async () => {
      // The printed page is another query: load it, so that it shows the saved statements when the toast appears.
      await reload();
      toast.success('Statements saved');
    },
    loadNewer: reload,
  });
}
