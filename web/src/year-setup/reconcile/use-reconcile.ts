import { useApolloClient } from '@apollo/client/react';
import type { ReconciliationInput } from '@roofline/schema/year-setup';
import { forgetFigures } from '../../app/figures-changed';
import { useSave } from '../../app/save/use-save';
import { useSelection } from '../../app/selection';
import { RECONCILE_LABELS, type ReconcileForm } from './reconcile-values';
import { useReconcileFiscalYearMutation } from './Reconciliation.generated';

/** Keeps what happened; the property's years and figures are read anew afterwards. */
export function useReconcile(propertyId: string, form: ReconcileForm) {
  const { cache } = useApolloClient();
  const { refreshProperty } = useSelection();
  const [mutate] = useReconcileFiscalYearMutation();
  return useSave({
    send: (input: ReconciliationInput, idempotencyKey) =>
      mutate({ variables: { input: { propertyId, idempotencyKey, ...input } } }),
    form,
    fields: Object.keys(RECONCILE_LABELS),
    done: (_answer, { fiscalYear }) => `${fiscalYear} reconciled`,
    onSaved: () => {
      cache.evict({ fieldName: 'property' });
      forgetFigures(cache, propertyId);
      return refreshProperty();
    },
  });
}
