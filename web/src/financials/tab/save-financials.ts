import { useApolloClient } from '@apollo/client/react';
import type { PropertyFinancialInput } from '@roofline/schema/financials/financials';
import { useState } from 'react';
import { forgetFigures } from '../../app/cache/figures-changed';
import { useSave } from '../../app/save/use-save';
import { useSelection, type SelectedProperty } from '../../app/selection/selection';
import type { FinancialForm } from '../form/financial-fields';
import { useSavePropertyFinancialMutation, type FinancialsOfYearFragment } from './Financials.generated';

/** Saves with the version that the edit started from; asks first when the save updates all plans. */
export function useSaveFinancials(props: {
  property: SelectedProperty;
  financials: FinancialsOfYearFragment;
  form: FinancialForm;
  onLeave: () => void;
  loadNewer: () => Promise<unknown>;
}) {
  const { financials, form } = props;
  const { refreshProperty } = useSelection();
  const client = useApolloClient();
  const [mutate] = useSavePropertyFinancialMutation();
  const [asked, setAsked] = useState<PropertyFinancialInput | null>(null);
  const { propertyId, fiscalYear, version } = financials;
  const saving = useSave({
    send: (values: PropertyFinancialInput) =>
      mutate({ variables: { input: { propertyId, fiscalYear, version, values } } }),
    form,
    done: 'Property Saved Successfully',
    failed: 'Property Save failed',
    onFailed: () => setAsked(null),
    onSaved: (_answer, values) => {
      setAsked(null);
      // Every yearly figure may have changed: the cache drops all of them.
      forgetFigures(client.cache, propertyId);
      client.cache.evict({ fieldName: 'property' });
      props.onLeave();
      if (values.fiscalYearStartMonth !== financials.fiscalYearStartMonth) return window.location.reload();
      return refreshProperty();
    },
    loadNewer: props.loadNewer,
  });

  return {
    ...saving,
    submit: (values: PropertyFinancialInput) =>
      values.updateAllPlans ? setAsked(values) : saving.save(values),
    confirm: () => void (asked && saving.save(asked)),
    cancel: () => setAsked(null),
    isAsking: asked !== null,
  };
}
