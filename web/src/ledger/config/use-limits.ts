import {
  VARIANCE_LIMIT_LABELS,
  varianceLimitsInput,
  type VarianceLimits,
} from '@roofline/schema/ledger/account';
import { useState } from 'react';
import { formatPercent } from '../../ui/format/percent';

/** Limits of variances as they are typed; null while a field is empty. */
export type LimitsTyped = { [Name in keyof VarianceLimits]: number | null };

export const LIMIT_NAMES = ['watchAbove', 'alertAbove'] as const;

/** Returns the typed limits of variances, their unsaved changes, and why they cannot be saved. */
export function useLimits(saved: VarianceLimits) {
  const [typed, setTyped] = useState<Partial<LimitsTyped>>({});
  const values: LimitsTyped = { watchAbove: saved.watchAbove, alertAbove: saved.alertAbove, ...typed };
  const checked = varianceLimitsInput.safeParse(values);
  const changed = LIMIT_NAMES.filter((name) => values[name] !== saved[name]);
  const words = (percent: number | null) => (percent === null ? '' : formatPercent(percent));
  return {
    values,
    change: (change: Partial<LimitsTyped>) => setTyped((old) => ({ ...old, ...change })),
    clear: () => setTyped({}),
    changes: changed.map((name) => ({
      label: VARIANCE_LIMIT_LABELS[name],
      from: words(saved[name]),
      to: words(values[name]),
    })),
    /** Why the limits cannot be saved. */
    problem: checked.success ? undefined : `${checked.error.issues[0]!.message}.`,
    /** The input of a save; empty if no limit changed. */
    toSend: changed.length > 0 && checked.success ? { varianceLimits: checked.data } : {},
  };
}
