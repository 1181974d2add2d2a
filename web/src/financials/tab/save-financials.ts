import { useApolloClient } from '@apollo/client/react';
import type { PropertyFinancialInput } from '@roofline/schema/financials';
import { useState } from 'react';
import { forgetFigures } from '../../app/figures-changed';
import { useSelection, type SelectedProperty } from '../../app/selection';
import { toast } from '../../ui/feedback/toast';
import { FINANCIAL_LABELS, type FinancialForm, type FinancialValues } from '../form/use-financial-form';
import { useSavePropertyFinancialMutation, type FinancialsOfYearFragment } from './Financials.generated';

/** Saves under the version that the edit started from; asks first when all plans are to follow. */
export function useSaveFinancials(props: {
  property: SelectedProperty;
  financials: FinancialsOfYearFragment;
  form: FinancialForm;
  onLeave: () => void;
}) {
  const { financials, form } = props;
  const { refreshProperty } = useSelection();
  const client = useApolloClient();
  const [mutate, { loading }] = useSavePropertyFinancialMutation();
  const [asked, setAsked] = useState<PropertyFinancialInput | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const [isStale, setStale] = useState(false);

  const send = async (values: PropertyFinancialInput) => {
    const { propertyId, fiscalYear, version } = financials;
    const errors = await mutate({ variables: { input: { propertyId, fiscalYear, version, values } } }).then(
      ({ data }) => data?.savePropertyFinancial.userErrors,
      () => undefined,
    );
    setAsked(null);
    const general = reject(errors ?? [], form);
    setProblems(
      errors === undefined
        ? ['The changes did not reach the server. What you entered is still here; try again.']
        : general,
    );
    setStale(errors?.some((error) => error.code === 'stale') ?? false);
    if (errors?.length !== 0) return toast.failure('Property Save failed');
    toast.success('Property Saved Successfully');
    // Every yearly figure may have moved: nothing of the old ones is kept.
    forgetFigures(client.cache, financials.propertyId);
    client.cache.evict({ fieldName: 'property' });
    props.onLeave();
    if (values.fiscalYearStartMonth !== financials.fiscalYearStartMonth) return window.location.reload();
    return refreshProperty();
  };

  return {
    save: (values: PropertyFinancialInput) => (values.updateAllPlans ? setAsked(values) : send(values)),
    confirm: () => void (asked && send(asked)),
    cancel: () => setAsked(null),
    isAsking: asked !== null,
    busy: loading,
    problems,
    isStale,
  };
}

/** Shows each failure on its field; what belongs to none is answered. */
function reject(errors: readonly { field?: string | null; detail: string }[], form: FinancialForm): string[] {
  const general: string[] = [];
  for (const error of errors) {
    const name = error.field?.replace(/^values\./, '');
    if (name && name in FINANCIAL_LABELS) form.reject(name as keyof FinancialValues, error.detail);
    else general.push(error.detail);
  }
  return general;
}
