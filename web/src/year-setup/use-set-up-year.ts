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

/** The outcome of the closing year's plans; null where the service returns none. */
export type PlanCarry = PlanCarryFieldsFragment | null;

/** The specified text for a setup that failed. */
export const SETUP_FAILED = 'Uh oh, something went wrong! Please try submitting again.';

/** Saves a setup, or skips it; then loads the property's years again and selects the year. */
export function useSetUpYear(setup: YearSetupFieldsFragment, form: SetupForm) {
  const { propertyId, fiscalYear } = setup;
  const showYear = useShowYear(propertyId, fiscalYear);
  const [setUp] = useSetUpYearMutation();
  const [skip] = useSkipYearSetupMutation();
  const [carry, setCarry] = useState<PlanCarry>(null);
  const { save, status, problems } = useSave({
    // Saving and skipping share one save, so that they never run at the same time.
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

/** Returns a function that selects the year and drops all figures of the property, which may have changed. */
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
