import type { PlanSettings } from '@roofline/schema/plan-settings';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { decodeScenario, encodeScenario, type ReadScenario } from '../../model/scenario/address';

/** `tooLong`: what is tried does not fit into an address. */
export type AddressProblem = 'stale' | 'unreadable' | 'tooLong';

export const SCENARIO_PARAM = 'what-if';

/** Rest before the address follows: browsers refuse to change it hundreds of times in a row. */
const REST_MS = 150;
const NOTHING = { settings: null, problem: null } as const;
type Opened = ReadScenario | typeof NOTHING;

type Place = Parameters<typeof decodeScenario>[2];

function readCode(search: string, saved: PlanSettings, place: Place): { code: string; read: Opened } {
  const code = new URLSearchParams(search).get(SCENARIO_PARAM) ?? '';
  return { code, read: code === '' ? NOTHING : decodeScenario(code, saved, place) };
}

/** What the address brought when the page was opened. */
export function useFirstScenario(saved: PlanSettings, place: Place): Opened {
  const { search } = useLocation();
  const [first] = useState(() => readCode(search, saved, place).read);
  return first;
}

/**
 * Keeps the what-if in the address, and hands over what an address brings later: by Back, or by a link to this page.
 * Gives the function that writes, a little after the last change.
 */
export function useScenarioAddress(saved: PlanSettings, place: Place, onOpened: (read: Opened) => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const { search } = location;
  const seen = useRef(search);
  // Addresses that were written and have not come back yet: the router takes its time, and meanwhile a slider moves on.
  const pending = useRef<string[]>([]);
  const latest = useRef({ location, navigate, saved });

  useEffect(() => {
    latest.current = { location, navigate, saved };
    if (seen.current === search) return;
    const before = readCode(seen.current, saved, place);
    seen.current = search;
    const own = pending.current.indexOf(search);
    pending.current = pending.current.slice(own + 1);
    if (own >= 0) return;
    const { code, read } = readCode(search, saved, place);
    if (code !== before.code) onOpened(read);
  });

  return useCallback((settings: PlanSettings, tell: (isTooLong: boolean) => void) => {
    const timer = window.setTimeout(() => {
      const { location: at, navigate: go, saved: from } = latest.current;
      const code = encodeScenario(from, settings);
      tell(code === null);
      const query = new URLSearchParams(at.search);
      if (code === null || code === (query.get(SCENARIO_PARAM) ?? '')) return;
      if (code === '') query.delete(SCENARIO_PARAM);
      else query.set(SCENARIO_PARAM, code);
      const next = query.size > 0 ? `?${query.toString()}` : '';
      pending.current.push(next);
      void go({ pathname: at.pathname, search: next, hash: at.hash }, { replace: true });
    }, REST_MS);
    return () => window.clearTimeout(timer);
  }, []);
}
