import { chakra } from '@chakra-ui/react';
import { Card } from '../../../ui/layout/Card';
import type { ProjectDetail, ProjectPlace } from '../use-project';
import { AddItem } from './AddItem';
import { checklistGroups, doneWords, type ChecklistGroup } from './checklist-groups';
import { ChecklistItem } from './ChecklistItem';
import { useTicks } from './use-ticks';

interface ChecklistCardProps {
  project: ProjectDetail;
  phases: ProjectPlace['phases'];
  reload: () => Promise<unknown>;
}

/** The checklist of the current phase; those of other phases are folded. */
export function ChecklistCard({ project, phases, reload }: ChecklistCardProps) {
  const { projectId, viewerCan } = project;
  const { current, others } = checklistGroups(project, phases);
  const ticks = useTicks(project, reload);
  const shown = ({ items }: ChecklistGroup) =>
    doneWords(items.map((item) => ({ isDone: ticks.isDone(item) })));
  const draw = (group: ChecklistGroup) => (
    <chakra.ul listStyleType="none" aria-label={`Checklist of ${group.name}`}>
      {group.items.map((item) => (
        <ChecklistItem
          key={item.checklistItemId}
          {...{ project, item, reload }}
          isDone={ticks.isDone(item)}
          onTick={(isDone) => ticks.tick(item, isDone)}
        />
      ))}
    </chakra.ul>
  );
  if (!viewerCan.edit && current.items.length + others.length === 0) return null;
  return (
    <Card
      title={`Checklist of ${current.name}`}
      aside={
        current.items.length > 0 && (
          <chakra.span color="fg.muted" textStyle="table" aria-live="polite">
            {shown(current)} done
          </chakra.span>
        )
      }
    >
      {current.items.length > 0 ? (
        draw(current)
      ) : (
        <chakra.p textStyle="table" color="fg.muted">
          Nothing to do in this phase yet
        </chakra.p>
      )}
      {viewerCan.edit && (
        // Another phase gets a new form.
        <AddItem
          key={current.projectTemplatePhaseId}
          {...{ projectId }}
          projectTemplatePhaseId={current.projectTemplatePhaseId}
        />
      )}
      {others.map((group) => (
        <chakra.details key={group.projectTemplatePhaseId} mt="3" borderTopWidth="1px" pt="2">
          <chakra.summary cursor="pointer" minH="28px" textStyle="table" fontWeight="560">
            {group.name}, {shown(group)} done
          </chakra.summary>
          {draw(group)}
        </chakra.details>
      ))}
    </Card>
  );
}
