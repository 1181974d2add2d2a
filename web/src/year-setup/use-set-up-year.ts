import { useApolloClient } from '@apollo/client/react';
import type { YearSetupInput } from '@roofline/schema/year-setup';
import { useRef, useState } from 'react';
import { placeErrors, type Refused } from '../app/form-errors';
import { forgetFigures } from '../app/figures-changed';
import { newRequestKey } from '../app/request-key';
import { useSelection } from '../app/selection';
import { sentInput, SETUP_LABELS, type SetupForm } from './model/setup-values';
import {
  useSetUpYearMutation,
  useSkipYearSetupMutation,
  type PlanCarryFieldsFragment,
  type YearSetupFieldsFragment,
} from './YearSetup.generated';

/** Where saving stands, in the words of the specification. */
export type SetupStatus = 'notInit' | 'inProgress' | 'saved' | 'failed';

/** What became of the plans of the closing year; null where the service does not say. */
export type PlanCarry = PlanCarryFieldsFragment | null;

/** Of the answer to a setup what is used here. */
interface Answer {
  yearSetup: { planCarry: PlanCarry } | null;
  userErrors: Refused;
}

/** The specification's own words for a setup that failed. */
export const SETUP_FAILED = 'Uh oh, something went wrong! Please try submitting again.';

const FIELDS = Object.keys(SETUP_LABELS) as (keyof typeof SETUP_LABELS)[];

/** Saves a setup, or skips it; afterwards the property's years are read anew and the year is on screen. */
export function useSetUpYear(setup: YearSetupFieldsFragment, form: SetupForm) {
  const { propertyId, fiscalYear } = setup;
  const { refreshProperty, selectFiscalYear } = useSelection();
  const client = useApolloClient();
  const [save] = useSetUpYearMutation();
  const [skip] = useSkipYearSetupMutation();
  const [status, setStatus] = useState<SetupStatus>('notInit');
  const [problems, setProblems] = useState<string[]>([]);
  const [carry, setCarry] = useState<PlanCarry>(null);
  const [idempotencyKey] = useState(newRequestKey);
  // A second click before the button shows that it is busy.
  const running = useRef(false);

  const once = async (send: () => Promise<Answer | undefined>): Promise<{ carry: PlanCarry } | null> => {
    if (running.current) return null;
    running.current = true;
    setStatus('inProgress');
    const answer = await send().catch(() => undefined);
    const isSaved = await settle(answer?.userErrors).finally(() => (running.current = false));
    if (!isSaved) return null;
    const saved = { carry: answer?.yearSetup?.planCarry ?? null };
    setCarry(saved.carry);
    return saved;
  };

  const settle = async (refused: Refused): Promise<boolean> => {
    const rest = placeErrors(refused ?? [], FIELDS, form.reject);
    if (refused?.length === 0) {
      selectFiscalYear(fiscalYear);
      // Every figure of the property may have moved: nothing of the old ones is kept.
      client.cache.evict({ fieldName: 'property' });
      forgetFigures(client.cache, propertyId);
      await refreshProperty().catch(() => undefined);
      setStatus('saved');
      return true;
    }
    setProblems([SETUP_FAILED, ...rest]);
    setStatus('failed');
    return false;
  };

  return {
    status,
    problems,
    carry,
    save: (input: YearSetupInput) =>
      once(async () => {
        const variables = { input: { propertyId, fiscalYear, idempotencyKey, ...sentInput(input) } };
        return (await save({ variables })).data?.setUpYear;
      }),
    skip: () =>
      once(async () => {
        const variables = { input: { propertyId, fiscalYear } };
        return (await skip({ variables })).data?.skipYearSetup;
      }),
  };
}
