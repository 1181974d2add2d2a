import { ArrowRight, Check, Ellipsis, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/action/Button';
import { Menu, type MenuItem } from '../../../ui/overlay/Menu';
import { nextStep } from './next-step';
import type { Commands } from './use-commands';
import type { ProjectDetail, ProjectPlace } from '../use-project';

export interface ProjectActionsProps {
  project: ProjectDetail;
  phases: ProjectPlace['phases'];
  commands: Commands;
  onEdit: () => void;
  onComplete: () => void;
  onReopen: () => void;
  onDelete: () => void;
  onAddPayment: () => void;
}

const icon = { size: 16, strokeWidth: 1.75 };

/** The button for the next step of the phase, and a menu of the other actions on the project. */
export function ProjectActions(props: ProjectActionsProps) {
  const items = itemsOf(props);
  return (
    <>
      {items.length > 0 && (
        <Menu
          label="Project"
          trigger={
            <Button aria-label="More actions" px="2.5">
              <Ellipsis {...icon} />
            </Button>
          }
          items={items}
        />
      )}
      <Primary {...props} />
    </>
  );
}

function Primary({ project, phases, commands, onComplete, onAddPayment }: ProjectActionsProps) {
  const next = nextStep(project, phases);
  const shared = { variant: 'primary', disabled: commands.isBusy } as const;
  if (next.kind === 'payment')
    return (
      <Button {...shared} icon={<Plus {...icon} />} onClick={onAddPayment}>
        Add payment
      </Button>
    );
  if (next.kind === 'complete')
    return (
      <Button {...shared} icon={<Check {...icon} />} onClick={onComplete}>
        Complete
      </Button>
    );
  if (next.kind === 'none') return null;
  return (
    <Button {...shared} icon={<ArrowRight {...icon} />} onClick={() => commands.move(next.phase)}>
      Move to {next.phase.name}
    </Button>
  );
}

function itemsOf(props: ProjectActionsProps): MenuItem[] {
  const { project, phases, commands, onEdit, onComplete, onReopen, onDelete } = props;
  const { currentPhaseStatus, isCompleted, isDeleted, viewerCan } = project;
  if (isDeleted) return [];
  const moves = phases
    .filter((each) => each.projectTemplatePhaseId !== currentPhaseStatus.projectTemplatePhaseId)
    .map((phase, index): MenuItem => ({
      id: `move-${phase.projectTemplatePhaseId}`,
      label: `Move to ${phase.name}`,
      divided: index === 0,
      onSelect: () => commands.move(phase),
    }));
  const edits: MenuItem[] = [
    { id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onSelect: onEdit },
    isCompleted
      ? { id: 'reopen', label: 'Reopen', icon: <RotateCcw {...icon} />, onSelect: onReopen }
      : { id: 'complete', label: 'Complete', icon: <Check {...icon} />, onSelect: onComplete },
    ...(isCompleted ? [] : moves),
  ];
  return [
    ...(viewerCan.edit ? edits : []),
    ...(viewerCan.delete
      ? [
          {
            id: 'delete',
            label: 'Delete',
            icon: <Trash2 {...icon} />,
            destructive: true,
            divided: true,
            onSelect: onDelete,
          },
        ]
      : []),
  ];
}
