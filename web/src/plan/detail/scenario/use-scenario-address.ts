import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../../app/use-latest';
import { decodeScenario, encodeScenario, type ReadScenario } from '../../model/scenario/address';
import { useAddressCodes } from './address-codes';

/** `tooLong`: what is tried does not fit into an address. */
export type AddressProblem = 'stale' | 'unreadable' | 'tooLong';

const SCENARIO_PARAM = 'what-if';

const NOTHING = { settings: null, problem: null } as const;
type Opened = ReadScenario | typeof NOTHING;

type Place = Parameters<typeof decodeScenario>[2];

const readCode = (code: string, saved: PlanSettings, place: Place): Opened =>
  code === '' ? NOTHING : decodeScenario(code, saved, place);

/** What the address brought when the page was opened. */
export function useFirstScenario(saved: PlanSettings, place: Place): Opened {
  const codes = useAddressCodes();
  const [first] = useState(() => readCode(codes.read(SCENARIO_PARAM), saved, place));
  return first;
}

/** Keeps the what-if in the address, and hands over what an address brings later. Gives the function that writes. */
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
        return code;
      }),
    [codes, latest],
  );
}
