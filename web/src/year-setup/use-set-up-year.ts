import { useApolloClient } from '@apollo/client/react';
import type { YearSetupInput } from '@roofline/schema/year-setup/year-setup';
import { useState } from 'react';
import { forgetFigures } from '../app/cache/figures-changed';
import { useSave } from '../app/save/use-save';
import { useSelection } from '../app/selection/selection';
import { sentInput, type SetupForm } from './model/setup-values';
import {
  useSetUpYearMutation,
  useSkipYearSetupMutation,
  type PlanCarryFieldsFragment,
  type YearSetupFieldsFragment,
} from './YearSetup.generated';

/** What became of the plans of the closing year; null where the service does not say. */
export type PlanCarry = PlanCarryFieldsFragment | null;

/** The specification's own words for a setup that failed. */
export const SETUP_FAILED = 'Uh oh, something went wrong! Please try submitting again.';

/** Saves a setup, or skips it; afterwards the property's years are read again and the year is on screen. */
export function useSetUpYear(setup: YearSetupFieldsFragment, form: SetupForm) {
  const { propertyId, fiscalYear } = setup;
  const showYear = useShowYear(propertyId, fiscalYear);
  const [setUp] = useSetUpYearMutation();
  const [skip] = useSkipYearSetupMutation();
  const [carry, setCarry] = useState<PlanCarry>(null);
  const { save, status, problems } = useSave({
    // The two are one save: while one is on its way the other waits.
    send: async (input: YearSetupInput | null, idempotencyKey) => {
      if (input === null) return skip({ variables: { input: { propertyId, fiscalYear } } });
      const sent = { propertyId, fiscalYear, idempotencyKey, ...sentInput(input) };
      return setUp({ variables: { input: sent } });
    },
    form,
    onSaved: ({ yearSetup }) => {
      setCarry(yearSetup?.planCarry ?? null);
      return showYear();
    },
  });
  const run = async (input: YearSetupInput | null): Promise<{ carry: PlanCarry } | null> => {
    const saved = await save(input);
    return saved && { carry: saved.yearSetup?.planCarry ?? null };
  };
  return {
    status,
    problems: status === 'failed' ? [SETUP_FAILED, ...problems] : [],
    carry,
    save: run,
    skip: () => run(null),
  };
}

/** Every figure of the property may have moved: nothing of the old ones is kept. */
function useShowYear(propertyId: string, fiscalYear: number) {
  const { refreshProperty, selectFiscalYear } = useSelection();
  const { cache } = useApolloClient();
  return () => {
    selectFiscalYear(fiscalYear);
    cache.evict({ fieldName: 'property' });
    forgetFigures(cache, propertyId);
    return refreshProperty();
  };
}
