import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { useCallback, useEffect, useState } from 'react';
import { storage } from '../../../app/storage';
import { useLatest } from '../../../app/use-latest';
import { decodeScenario, encodeScenario, type ReadScenario } from '../../model/scenario/address';
import { useAddressCodes } from './address-codes';

/** `tooLong`: the what-if does not fit into an address; `outdated`: the what-if of an earlier visit no longer fits the plan. */
export type AddressProblem = 'stale' | 'unreadable' | 'tooLong' | 'outdated';

const SCENARIO_PARAM = 'what-if';

const NOTHING = { settings: null, problem: null } as const;
type Opened = ReadScenario | typeof NOTHING;

interface First {
  settings: PlanSettings | null;
  problem: AddressProblem | null;
  /** Whether it is the stored what-if of an earlier visit; the address may hold it too. */
  isDraft: boolean;
}

export type Place = Parameters<typeof decodeScenario>[2] & { planId: string };

const readCode = (code: string, saved: PlanSettings, place: Place): Opened =>
  code === '' ? NOTHING : decodeScenario(code, saved, place);

/** Returns the what-if in the address that opened the page, else the one stored at an earlier visit. */
export function useFirstScenario(saved: PlanSettings, place: Place): First {
  const codes = useAddressCodes();
  const [first] = useState((): First => {
    const [asked, draft] = [codes.read(SCENARIO_PARAM), storage.whatIf(place.planId)];
    const { settings, problem } = readCode(asked || draft, saved, place);
    return {
      settings,
      problem: asked === '' && problem !== null ? 'outdated' : problem,
      isDraft: settings !== null && (asked || draft) === draft,
    };
  });
  return first;
}

/** Returns the function that writes the what-if to the address and stores it; passes later what-ifs in the address to `onOpened`. */
export function useScenarioAddress(saved: PlanSettings, place: Place, onOpened: (read: Opened) => void) {
  const codes = useAddressCodes();
  const latest = useLatest({ saved, place, onOpened });
  useEffect(
    () =>
      codes.listen(SCENARIO_PARAM, (code) => {
        const { saved: from, place: at, onOpened: hear } = latest.current;
        hear(readCode(code, from, at));
      }),
    [codes, latest],
  );
  return useCallback(
    (settings: PlanSettings, tell: (isTooLong: boolean) => void) =>
      codes.write(SCENARIO_PARAM, () => {
        const code = encodeScenario(latest.current.saved, settings);
        tell(code === null);
        storage.setWhatIf(latest.current.place.planId, code ?? '');
        return code;
      }),
    [codes, latest],
  );
}
