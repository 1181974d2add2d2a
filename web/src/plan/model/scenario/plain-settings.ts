import type { PlanSettings } from '@roofline/schema/plan/plan-settings';

/** Settings without what the graph adds to answers. */
export function plainSettings(settings: PlanSettings): PlanSettings {
  return JSON.parse(JSON.stringify(settings, (key, value) => (key === '__typename' ? undefined : value)));
}

/** A value as text that is the same whatever the order of its keys. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, each) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

/** Do two settings, or parts of them, say the same? */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonicalText(one) === canonicalText(other);
}
