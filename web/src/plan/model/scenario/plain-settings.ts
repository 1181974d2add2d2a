import type { PlanSettings } from '@roofline/schema/plan/plan-settings';

/** Returns settings without the type names that the graph adds to answers. */
export function plainSettings(settings: PlanSettings): PlanSettings {
  return JSON.parse(JSON.stringify(settings, (key, value) => (key === '__typename' ? undefined : value)));
}

/** Returns a value as text that does not depend on the order of its keys. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_, each) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

/** Returns whether two settings, or parts of them, are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonicalText(one) === canonicalText(other);
}
