import type { Tx } from '../../platform/database';
import { conflict } from '../../platform/problem';
import type { LedgerPlace } from '../enter/entry';
import type { ResetReach, RulesCursor, TurnCursor, TurnReach } from './tables';
import { findWork } from './repository';

/** The lines of an account that still have the sign of its earlier kind: those of these sources, after the day. */
export interface Ahead {
  glCode: string;
  sourceIds: readonly string[];
  after: string | null;
}

/** Returns the lines of a property whose signs a job still has to reverse, by account. A caller who writes has locked the book. */
export async function linesAhead(tx: Tx, { propertyId }: LedgerPlace): Promise<Ahead[]> {
  return (await findWork(tx, [propertyId])).flatMap(({ kind, glCode, reach, cursor }) =>
    kind === 'turnSigns'
      ? [
          {
            glCode: glCode!,
            sourceIds: (reach as TurnReach).sourceIds,
            after: (cursor as TurnCursor | null)?.day ?? null,
          },
        ]
      : [],
  );
}

type Placed = { glCode: string; date: string; amount: number };

/** Gives lines the sign that stored lines of their day have while a job is running; twice restores the first sign. */
export function asTurnedSoFar<Line extends Placed>(
  lines: readonly Line[],
  ahead: readonly Ahead[],
  sourceId: string,
): readonly Line[] {
  const after = new Map(
    ahead.filter(({ sourceIds }) => sourceIds.includes(sourceId)).map((one) => [one.glCode, one.after ?? '']),
  );
  if (after.size === 0) return lines;
  return lines.map((line) => {
    const day = after.get(line.glCode);
    return day !== undefined && line.date > day ? { ...line, amount: -line.amount || 0 } : line;
  });
}

type Mapped = { sourceId: string; transactionId: string };

/** Throws 409 for a mapping by hand that a running GL reset would remove. The caller has locked the book. */
export async function assertNotResetting(
  tx: Tx,
  { propertyId }: LedgerPlace,
  rows: readonly Mapped[],
): Promise<void> {
  const resets = (await findWork(tx, [propertyId])).filter(({ kind }) => kind === 'resetMapping');
  const isAhead = ({ sourceId, transactionId }: Mapped) =>
    resets.some(({ reach, cursor }) => {
      const after = (cursor as RulesCursor | null)?.after ?? '';
      return (reach as ResetReach).sourceIds.includes(sourceId) && transactionId > after;
    });
  if (rows.some(isAhead))
    throw conflict(
      'Roofline is resetting what these transactions are mapped to. Map them once that is done.',
      'beingReset',
    );
}
