import { useState } from 'react';
import type { AwaitingYearRowFragment } from './ManyYears.generated';

export type Row = AwaitingYearRowFragment;
export type Outcome = 'done' | 'deferred';

/** The outcome by the id of a component; absent until the user chooses one. */
type Outcomes = Readonly<Record<string, Outcome>>;

/** Returns whether the user has to review a property before its year is set up. */
export const isException = ({ due, remarks }: Row) => due.length > 0 || remarks.length > 0;
export const isBlocked = ({ blockedReason }: Row) => blockedReason != null;

/** Returns the properties that the user chose to set up, and the outcomes of their due work. */
export function useChoice(rows: readonly Row[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const isReviewed = (row: Row) =>
    row.due.every(({ propertyComponentId }) => outcomes[propertyComponentId] !== undefined);
  const isChosen = (row: Row) => {
    if (isBlocked(row)) return false;
    if (isException(row)) return looked.has(row.propertyId) && isReviewed(row);
    return !left.has(row.propertyId);
  };
  const withOrWithout = (set: ReadonlySet<string>, id: string, has: boolean) => {
    const next = new Set(set);
    if (has) next.add(id);
    else next.delete(id);
    return next;
  };
  return {
    outcomes,
    isReviewed,
    isChosen,
    chosen: rows.filter(isChosen),
    choose: (row: Row, is: boolean) =>
      isException(row)
        ? setLooked(withOrWithout(looked, row.propertyId, is))
        : setLeft(withOrWithout(left, row.propertyId, !is)),
    say: (ids: readonly string[], outcome: Outcome) =>
      setOutcomes({ ...outcomes, ...Object.fromEntries(ids.map((id) => [id, outcome])) }),
  };
}
export type Choice = ReturnType<typeof useChoice>;

/** Returns the part of the properties that is sent. */
export const sentProperties = ({ chosen, outcomes }: Choice) =>
  chosen.map(({ propertyId, due }) => ({
    propertyId,
    expenditures: due.map(({ propertyComponentId }) => ({
      propertyComponentId,
      outcome: outcomes[propertyComponentId]!,
    })),
  }));
