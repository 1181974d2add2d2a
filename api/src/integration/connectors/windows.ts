import { z } from 'zod';
import type { LedgerAccountSeen, LedgerLine } from '../../ledger/service';
import { SourceFault, type LedgerPage } from './connector';

// Sources that cannot say what was deleted are read in whole days: what is not in them any more is gone.

/** Years of a ledger that a first sync reads. */
const YEARS_BACK = 5;
/** Months that are read again at each sync; an older one is read again in its turn. */
const FRESH_MONTHS = 3;

export interface Window {
  from: string;
  to: string;
}

/** What a source has for some days. */
export interface DaysRead {
  lines: LedgerLine[];
  accounts: LedgerAccountSeen[];
  unreadable: string[];
}

export interface WindowSource {
  /** All lines of these days; SourceFault `tooMuch` where they are too many, so that fewer days are asked for. */
  days(window: Window): Promise<DaysRead>;
  /** Months (`2026-03`) in which something changed since a moment; null where that cannot be said. */
  changedMonths(since: string, from: string): Promise<Set<string> | null>;
}

const window = z.object({ from: z.iso.date(), to: z.iso.date() });
const state = z.object({
  /** When the round under way began: the next one asks what changed since then. */
  asOf: z.iso.datetime(),
  left: z.array(window),
  /** The older month that is read again next. */
  turn: z.string(),
});
type State = z.infer<typeof state>;

const monthOf = (date: string) => date.slice(0, 7);
const dayAfter = (date: string, days = 1) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** `2026-01` moved by months. */
export function monthPlus(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number! - 1 + months, 1)).toISOString().slice(0, 7);
}

const windowOf = (month: string): Window => ({
  from: `${month}-01`,
  to: dayAfter(`${monthPlus(month, 1)}-01`, -1),
});

/** Both halves of some days; nothing for a single one. */
export function halves({ from, to }: Window): [Window, Window] | null {
  if (from === to) return null;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const middle = dayAfter(from, Math.floor(days / 2));
  return [
    { from, to: middle },
    { from: dayAfter(middle), to },
  ];
}

/** All months of the ledger, newest first: what is looked at most is there first. One month ahead, for dated entries. */
function monthsBack(today: string): string[] {
  const newest = monthPlus(monthOf(today), 1);
  return Array.from({ length: YEARS_BACK * 12 + 2 }, (_, i) => monthPlus(newest, -i));
}

function readState(cursor: string | null): State | null {
  if (cursor === null) return null;
  try {
    return state.parse(JSON.parse(cursor));
  } catch {
    // Written by another connector or another release: everything is read again, which changes nothing.
    return null;
  }
}

/** What the next round reads. */
async function beginRound(
  source: WindowSource,
  last: State | null,
  { now, today }: { now: Date; today: string },
): Promise<State> {
  const all = monthsBack(today);
  const oldest = all.at(-1)!;
  const asOf = now.toISOString();
  const whole = { asOf, left: all.map(windowOf), turn: oldest };
  if (!last) return whole;
  const changed = await source.changedMonths(last.asOf, `${oldest}-01`);
  if (!changed) return whole;
  const turn = all.includes(last.turn) ? last.turn : oldest;
  const fresh = all.slice(0, FRESH_MONTHS + 1);
  const left = all.filter((month) => fresh.includes(month) || changed.has(month) || month === turn);
  return { asOf, left: left.map(windowOf), turn: monthPlus(turn, 1) };
}

/** Reads the first days of those that are left, in smaller parts where they are too many. */
async function readNext(
  source: WindowSource,
  left: Window[],
): Promise<{ read: DaysRead; days: Window; left: Window[] }> {
  const [days, ...others] = left as [Window, ...Window[]];
  try {
    return { read: await source.days(days), days, left: others };
  } catch (error) {
    const parts = error instanceof SourceFault && error.kind === 'tooMuch' ? halves(days) : null;
    if (!parts) throw error;
    // The later half first, as the months are.
    return readNext(source, [parts[1], parts[0], ...others]);
  }
}

/** The next page of a source that is read in whole days: one window. */
export async function nextWindow(
  source: WindowSource,
  cursor: string | null,
  at: { now: Date; today: string },
): Promise<LedgerPage> {
  const last = readState(cursor);
  const round = last && last.left.length > 0 ? last : await beginRound(source, last, at);
  const { read, days, left } = await readNext(source, round.left);
  return {
    ...read,
    deletedExternalIds: [],
    wholeDays: days,
    cursor: JSON.stringify({ ...round, left }),
    hasMore: left.length > 0,
  };
}
