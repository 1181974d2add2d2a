import { useApolloClient } from '@apollo/client/react';
import type { ReconciliationInput } from '@roofline/schema/year-setup';
import { useRef, useState } from 'react';
import { placeErrors, refusedOf } from '../../app/form-errors';
import { forgetFigures } from '../../app/figures-changed';
import { newRequestKey } from '../../app/request-key';
import { useSelection } from '../../app/selection';
import { toast } from '../../ui/feedback/toast';
import { RECONCILE_LABELS, type ReconcileForm } from './reconcile-values';
import { useReconcileFiscalYearMutation } from './Reconciliation.generated';

/** Where saving stands, in the words of the specification. */
export type ReconcileStatus = 'open' | 'inProgress' | 'saved' | 'failed';

const FIELDS = Object.keys(RECONCILE_LABELS) as (keyof typeof RECONCILE_LABELS)[];
const UNREACHED = 'The figures did not reach the server. What you entered is still here; try again.';

/** Keeps what happened; the property's years and figures are read anew afterwards. */
export function useReconcile(propertyId: string, form: ReconcileForm) {
  const client = useApolloClient();
  const { refreshProperty } = useSelection();
  const [mutate] = useReconcileFiscalYearMutation();
  const [status, setStatus] = useState<ReconcileStatus>('open');
  const [problems, setProblems] = useState<string[]>([]);
  // A later save of other figures is another request.
  const [key, setKey] = useState(newRequestKey);
  // A second click before the button shows that it is busy.
  const running = useRef(false);

  const save = async (input: ReconciliationInput) => {
    if (running.current) return;
    running.current = true;
    await send(input).finally(() => (running.current = false));
  };
  const send = async (input: ReconciliationInput) => {
    setStatus('inProgress');
    const variables = { input: { propertyId, idempotencyKey: key, ...input } };
    const refused = await refusedOf(
      mutate({ variables }).then(({ data }) => data?.reconcileFiscalYear.userErrors),
    );
    setKey(newRequestKey());
    const rest = placeErrors(refused ?? [], FIELDS, form.reject);
    if (refused?.length !== 0) {
      setProblems(refused === undefined ? [UNREACHED] : rest);
      return setStatus('failed');
    }
    setStatus('saved');
    toast.success(`${input.fiscalYear} reconciled`);
    client.cache.evict({ fieldName: 'property' });
    forgetFigures(client.cache, propertyId);
    await refreshProperty().catch(() => undefined);
  };
  return { status, problems, save };
}
