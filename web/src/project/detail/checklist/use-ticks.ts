import { useState } from 'react';
import { outcomeOf } from '../../../app/save/outcome';
import { useLatest } from '../../../app/use-latest';
import { toast } from '../../../ui/feedback/toast';
import type { ChecklistRow, ProjectDetail } from '../use-project';
import { useUpdateChecklistItemMutation } from './Checklist.generated';
import { TickQueue } from './tick-queue';

/** Ticks items of a checklist at once on screen; where the service refuses, the tick is taken back and a toast says why. */
export function useTicks(project: ProjectDetail, onFailed: () => Promise<unknown>) {
  const [update] = useUpdateChecklistItemMutation();
  const [open, setOpen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [queue] = useState(() => new TickQueue());
  const latest = useLatest(project);
  const itemIn = (items: readonly ChecklistRow[], id: string) =>
    items.find((item) => item.checklistItemId === id);

  async function send({ checklistItemId, version, text }: ChecklistRow, isDone: boolean) {
    const { projectId } = latest.current;
    const input = { projectId, checklistItemId, version, text, isDone };
    const outcome = await outcomeOf(() => update({ variables: { input } }));
    if ('event' in outcome) {
      toast.failure(`“${text}” was not saved. ${outcome.errors.map(({ detail }) => detail).join(' ')}`);
      return null;
    }
    return itemIn(outcome.saved.project?.checklist ?? [], checklistItemId) ?? null;
  }
  const itemOf = (id: string) => itemIn(latest.current.checklist, id);
  const work = { itemOf, send, onFailed, onChange: setOpen };
  return {
    isDone: ({ checklistItemId, isDone }: ChecklistRow) => open.get(checklistItemId) ?? isDone,
    tick: ({ checklistItemId }: ChecklistRow, isDone: boolean) => queue.tick(checklistItemId, isDone, work),
  };
}
