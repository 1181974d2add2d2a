import { useApolloClient } from '@apollo/client/react';
import type { ReconciliationInput } from '@roofline/schema/year-setup/year-setup';
import { forgetFigures } from '../../app/cache/figures-changed';
import { useSave } from '../../app/save/use-save';
import { useSelection } from '../../app/selection/selection';
import type { ReconcileForm } from './reconcile-values';
import { useReconcileFiscalYearMutation } from './Reconciliation.generated';

/** Saves the actual figures, then loads the property's years and figures again. */
export function useReconcile(propertyId: string, form: ReconcileForm) {
  const { cache } = useApolloClient();
  const { refreshProperty } = useSelection();
  const [mutate] = useReconcileFiscalYearMutation();
  return useSave({
    send: (input: ReconciliationInput, idempotencyKey) =>
      mutate({ variables: { input: { propertyId, idempotencyKey, ...input } } }),
    form,
    done: (_answer, { fiscalYear }) => `${fiscalYear} reconciled`,
    onSaved: () => {
      cache.evict({ fieldName: 'property' });
      forgetFigures(cache, propertyId);
      return refreshProperty();
    },
  });
}
