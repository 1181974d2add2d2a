import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useSave } from '../../../app/save/use-save';
import { IconButton } from '../../../ui/action/IconButton';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { formatDayOf } from '../../../ui/format/day';
import type { ChecklistRow, ProjectDetail } from '../use-project';
import { useRemoveChecklistItemMutation } from './Checklist.generated';

interface ChecklistItemProps {
  project: ProjectDetail;
  item: ChecklistRow;
  isDone: boolean;
  onTick: (isDone: boolean) => void;
  reload: () => unknown;
}

/** An item of the checklist: its checkbox, and who did it on which day. */
export function ChecklistItem({ project, item, isDone, onTick, reload }: ChecklistItemProps) {
  const { projectId, viewerCan } = project;
  const { checklistItemId, version, text, doneByName, doneAt } = item;
  const [remove] = useRemoveChecklistItemMutation();
  const removing = useSave({
    send: (_nothing: null) => remove({ variables: { input: { projectId, checklistItemId, version } } }),
    done: 'Item Removed',
    failed: (problem) => problem,
    onOutdated: reload,
  });
  return (
    <chakra.li display="flex" alignItems="flex-start" gap="2" py="1">
      <chakra.div flex="1" minW="0">
        <Checkbox
          label={
            <chakra.span overflowWrap="anywhere" color={isDone ? 'fg.muted' : undefined}>
              {text}
            </chakra.span>
          }
          checked={isDone}
          disabled={!viewerCan.edit}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        {isDone && doneAt && (
          <chakra.p textStyle="caption" color="fg.subtle" ps="6">
            {doneByName ? `${doneByName}, ` : ''}
            {formatDayOf(doneAt)}
          </chakra.p>
        )}
      </chakra.div>
      {viewerCan.edit && (
        <IconButton
          label={`Remove “${text}”`}
          icon={<X size={16} strokeWidth={1.75} />}
          disabled={removing.saving}
          onClick={() => void removing.save(null)}
        />
      )}
    </chakra.li>
  );
}
