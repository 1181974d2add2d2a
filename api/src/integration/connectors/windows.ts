import { z } from 'zod';
import type { LedgerAccountSeen, LedgerLine } from '../../ledger/service';
import { SourceFault, type LedgerPage } from './connector';

// Sources that do not report deletions are read in whole days: a line that is no longer in its day was deleted.

/** The years of a ledger that a first sync reads. */
const YEARS_BACK = 5;
/** The months that each sync reads again, with one older month in turn. */
const FRESH_MONTHS = 3;

export interface Window {
  from: string;
  to: string;
}

/** The lines and accounts of a source for some days. */
export interface DaysRead {
  lines: LedgerLine[];
  accounts: LedgerAccountSeen[];
  unreadable: string[];
}

export interface WindowSource {
  /** Returns all lines of these days; throws SourceFault `tooMuch` for too many, so that fewer days are requested. */
  days(window: Window): Promise<DaysRead>;
  /** Returns the months (`2026-03`) with changes since a moment; null where the source cannot list them. */
  changedMonths(since: string, from: string): Promise<Set<string> | null>;
}

const window = z.object({ from: z.iso.date(), to: z.iso.date() });
const state = z.object({
  /** When the current round began: the next one asks for changes since then. */
  asOf: z.iso.datetime(),
  left: z.array(window),
  /** The next older month to read again. */
  turn: z.string(),
});
type State = z.infer<typeof state>;

const monthOf = (date: string) => date.slice(0, 7);
const dayAfter = (date: string, days = 1) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns a month like `2026-01`, moved by some months. */
export function monthPlus(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number! - 1 + months, 1)).toISOString().slice(0, 7);
}

const windowOf = (month: string): Window => ({
  from: `${month}-01`,
  to: dayAfter(`${monthPlus(month, 1)}-01`, -1),
});

/** Returns both halves of some days; null for a single day. */
export function halves({ from, to }: Window): [Window, Window] | null {
  if (from === to) return null;
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  const middle = dayAfter(from, Math.floor(days / 2));
  return [
    { from, to: middle },
    { from: dayAfter(middle), to },
  ];
}

/** Returns all months of the ledger and the next one, for future dates; newest first, as people look at these most. */
function monthsBack(today: string): string[] {
  const newest = monthPlus(monthOf(today), 1);
  return Array.from({ length: YEARS_BACK * 12 + 2 }, (_, i) => monthPlus(newest, -i));
}

function readState(cursor: string | null): State | null {
  if (cursor === null) return null;
  try {
    return state.parse(JSON.parse(cursor));
  } catch {
    // The cursor is of another connector or release: reading everything again changes nothing.
    return null;
  }
}

/** Returns the state of the next round: the days that it reads. */
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

/** Reads the first of the remaining windows, in smaller parts where it has too many lines. */
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
    // The later half first, like the months.
    return readNext(source, [parts[1], parts[0], ...others]);
  }
}

/** Reads the next page of a source that is read in whole days: one window. */
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
