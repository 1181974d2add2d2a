import { planSettingsInput } from '@roofline/schema/plan/plan-input';
import { planSettings, type PlanSettings } from '@roofline/schema/plan/plan-settings';
import { isBytes, readBase64Url, readUuid, writeBase64Url, writeUuid } from './address-text';
import { canonicalText, isSame } from './plain-settings';

// A what-if as text: the differences from the saved settings, behind a mark of those settings. Without the mark, an address
// from before the last save of the plan would show a mixture of both, which no one has ever seen.

/** Mail programs and servers cut longer addresses. */
export const LONGEST_CODE = 4000;

/** Names in the address; a name is never reused for another setting. */
const SHORT = {
  method: 'm',
  goal: 'g',
  startingBalance: 's',
  firstYearContribution: 'c',
  increaseRate: 'i',
  inflationRate: 'n',
  interestRate: 'r',
  ladder: 'l',
  specialAssessments: 'a',
  yearOverrides: 'y',
  loans: 'o',
  costShock: 'k',
  lifeOffset: 'e',
  moves: 'v',
  conventions: 't',
} as const satisfies Record<keyof PlanSettings, string>;
const NAMES = Object.keys(SHORT) as (keyof PlanSettings)[];

/** Returns the value of a setting for the address, its rows without the names of their columns. */
function packed(name: keyof PlanSettings, settings: PlanSettings): unknown {
  if (name === 'specialAssessments')
    return settings.specialAssessments.map(({ year, amount, purpose, status, dueDate }) => [
      year,
      amount,
      purpose,
      status,
      dueDate,
    ]);
  if (name === 'moves') return settings.moves.map((move) => [writeUuid(move.propertyComponentId), move.year]);
  return settings[name];
}

const rowsOf = (value: unknown): unknown[][] =>
  (value as unknown[]).map((row) => {
    if (!Array.isArray(row)) throw new TypeError('a row is a list');
    return row;
  });

function unpacked(name: keyof PlanSettings, value: unknown): unknown {
  if (name === 'specialAssessments')
    return rowsOf(value).map(([year, amount, purpose, status, dueDate]) => ({
      year,
      amount,
      purpose,
      status,
      dueDate,
    }));
  if (name === 'moves')
    return rowsOf(value).map(([id, year]) => ({ propertyComponentId: readUuid(String(id)), year }));
  return value;
}

/** Returns a short hash of settings, which differs for different settings with near certainty. */
function markOf(settings: PlanSettings): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const character of canonicalText(settings)) {
    const code = character.codePointAt(0)!;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (2 ** 21 * (other >>> 0) + (one >>> 11)).toString(36);
}

/** Encodes a what-if as text for an address: '' if nothing differs, null if it would be too long. */
export function encodeScenario(saved: PlanSettings, current: PlanSettings): string | null {
  const changed = NAMES.filter((name) => !isSame(saved[name], current[name]));
  if (changed.length === 0) return '';
  const difference = Object.fromEntries(changed.map((name) => [SHORT[name], packed(name, current)]));
  const code = `${markOf(saved)}.${writeBase64Url(JSON.stringify(difference))}`;
  return code.length > LONGEST_CODE ? null : code;
}

export type ReadScenario =
  | { settings: PlanSettings; problem: null }
  /** `stale`: made before the plan or its inventory changed; `unreadable`: not one of ours, or a value out of range. */
  | { settings: null; problem: 'stale' | 'unreadable' };

const TEXT_FIELDS = new Set<PropertyKey>(['purpose', 'name']);

/** Returns settings that could be saved, except for unfinished texts and the limits of the property; else null. */
function allowed(candidate: unknown, fiscalYear: number): PlanSettings | null {
  const rules = { fiscalYear, annualFee: Infinity, hasLoanAnalysis: true };
  const shape = planSettings.safeParse(candidate);
  const ruled = planSettingsInput(rules).safeParse(candidate);
  const faults = ruled.error?.issues.filter(({ path }) => !TEXT_FIELDS.has(path.at(-1) ?? '')) ?? [];
  return shape.success && faults.length === 0 ? shape.data : null;
}

function differenceIn(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readBase64Url(text));
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new TypeError('no object');
  return value as Record<string, unknown>;
}

function applied(saved: PlanSettings, difference: Record<string, unknown>): unknown {
  const entries = Object.entries(difference).map(([short, value]) => {
    const name = NAMES.find((each) => SHORT[each] === short);
    if (!name) throw new TypeError(`${short} is no setting`);
    return [name, unpacked(name, value)];
  });
  return { ...saved, ...Object.fromEntries(entries) };
}

/** Decodes the what-if in an address, and checks it against the saved settings and the components. Never throws. */
export function decodeScenario(
  code: string,
  saved: PlanSettings,
  { fiscalYear, componentIds }: { fiscalYear: number; componentIds: ReadonlySet<string> },
): ReadScenario {
  const [mark, text, ...more] = code.split('.');
  const unreadable = { settings: null, problem: 'unreadable' } as const;
  if (code.length > LONGEST_CODE || !mark || !text || more.length > 0 || !isBytes(text)) return unreadable;
  try {
    const settings = allowed(applied(saved, differenceIn(text)), fiscalYear);
    if (settings === null) return unreadable;
    const isHere = settings.moves.every((move) => componentIds.has(move.propertyComponentId));
    if (mark !== markOf(saved) || !isHere) return { settings: null, problem: 'stale' };
    return { settings, problem: null };
  } catch {
    return unreadable;
  }
}
