import { useCallback, useMemo } from 'react';
import { chakra } from '@chakra-ui/react';
import { Card } from '../../../ui/layout/Card';
import { useChoices } from '../../model/choices/choices-store';
import type { PlanData } from '../plan-data';
import type { WhatIf } from '../scenario/what-if';
import { ChoosePlans } from './ChoosePlans';
import { ComparisonTable } from './ComparisonTable';
import { firstChoice, MOST_ROWS, savedRow, type ComparisonRow } from './comparison-rows';

/** Compares the what-if, in the first row, with plans of the year: up to five rows. */
export function ComparisonCard({ plan, whatIf }: { plan: PlanData; whatIf: WhatIf }) {
  const { basis, scenario, figures } = whatIf;
  const { items } = plan.list;
  const [asked, setAsked] = useChoices('comparison');
  const first = useMemo(() => firstChoice(items, plan.planId), [items, plan.planId]);
  // A link may name plans that were deleted in the meantime: they take no room.
  const chosen = useMemo(
    () => (asked ?? first).filter((id) => items.some(({ planId }) => planId === id)),
    [asked, first, items],
  );
  const room = MOST_ROWS - (scenario.isTrying ? 1 : 0);
  const saved = useMemo(
    () =>
      chosen
        .flatMap((id) => items.find((item) => item.planId === id) ?? [])
        .map((item) => savedRow(item, basis, plan.planId)),
    [chosen, items, basis, plan.planId],
  );
  const trial: ComparisonRow[] = scenario.isTrying
    ? [
        {
          key: 'what-if',
          name: 'What-if',
          marks: [{ word: 'Not saved', tone: 'warning' }],
          figures,
          planId: null,
        },
      ]
    : [];
  const rows = [...trial, ...saved.slice(0, room)];
  const onChoose = useCallback((ids: string[]) => setAsked(() => ids), [setAsked]);
  const within = useMemo(() => chosen.slice(0, room), [chosen, room]);
  const total = items.length + trial.length;
  return (
    <Card
      flush
      title="Compare plans"
      overflow="hidden"
      aside={
        <chakra.div display="flex" alignItems="center" gap="3" textStyle="table" color="fg.muted">
          Showing {rows.length} of {total}
          {items.length > 1 && <ChoosePlans items={items} chosen={within} most={room} onChange={onChoose} />}
        </chakra.div>
      }
    >
      <ComparisonTable rows={rows} />
    </Card>
  );
}
