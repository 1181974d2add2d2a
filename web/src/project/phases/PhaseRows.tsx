import { chakra } from '@chakra-ui/react';
import { phaseInUse } from '@roofline/schema/project/phases';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { tallTarget } from '../../ui/action/tall-target';
import { limits } from '@roofline/schema/value/limits';
import { RowFields } from '../../app/fields/FieldSections';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { IconButton } from '../../ui/action/IconButton';
import { FieldError } from '../../ui/field/Field';
import { counted } from '../../ui/format/count';
import { Card } from '../../ui/layout/Card';
import { SortList } from '../../ui/sort-list/SortList';
import type { PhaseWithChecklist } from '../model/use-projects';
import { inOrder, PHASE_FIELDS, type PhasesForm, type PhaseValues } from './phase-fields';

interface PhaseRowsProps {
  form: PhasesForm;
  /** The phases as they were saved, with the number of projects in each. */
  saved: readonly PhaseWithChecklist[];
}

/** The phases in their order: moved, renamed, given their checklists, added and deleted here, and saved together. */
export function PhaseRows({ form, saved }: PhaseRowsProps) {
  const rows = form.values.phases;
  const [blockedId, setBlocked] = useState<string | null>(null);
  const set = (next: readonly PhaseValues[]) => form.set('phases', inOrder(next));
  const phaseOf = ({ projectTemplatePhaseId: id }: PhaseValues) =>
    saved.find(({ projectTemplatePhaseId }) => projectTemplatePhaseId === id);
  const names = rows.map(({ name }, index) => name.trim() || `phase ${index + 1}`);

  const remove = (index: number) => {
    const phase = phaseOf(rows[index]!);
    if (phase && phase.projectCount > 0) return setBlocked(phase.projectTemplatePhaseId);
    set(rows.toSpliced(index, 1));
  };
  const move = (from: number, to: number) => set(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!));
  const add = () => {
    const phase = { name: '', sortOrder: rows.length + 1, projectTemplatePhaseId: undefined, checklist: [] };
    set([...rows, phase]);
    // Once the new row is drawn.
    const id = form.idOf(`phases.${rows.length}.name`);
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const draw = (index: number) => {
    const phase = phaseOf(rows[index]!);
    return (
      <>
        <RowFields form={form} list={PHASE_FIELDS} at={`phases.${index}`} row={rows[index]!} />
        <PhaseUse phase={phase} isBlocked={phase?.projectTemplatePhaseId === blockedId} />
      </>
    );
  };
  return (
    <Card flush>
      <SortList
        label="Phases"
        names={names}
        onMove={move}
        draw={draw}
        end={(index) => (
          <IconButton
            tone="danger"
            label={`Delete ${names[index]!}`}
            icon={<Trash2 size={16} strokeWidth={1.75} />}
            onClick={() => remove(index)}
          />
        )}
      />
      <chakra.div p="3" borderTopWidth="1px">
        {form.errorOf('phases') && <FieldError>{form.errorOf('phases')}</FieldError>}
        <Button
          id={form.idOf('phases')}
          size="sm"
          icon={<Plus size={15} strokeWidth={1.75} />}
          disabled={rows.length >= limits.projectPhases}
          onClick={add}
        >
          Add phase
        </Button>
      </chakra.div>
    </Card>
  );
}

/** The number of projects in a phase, or why it cannot be deleted once the user tried. */
function PhaseUse({ phase, isBlocked }: { phase: PhaseWithChecklist | undefined; isBlocked: boolean }) {
  if (!phase || phase.projectCount === 0) return null;
  const projects = (
    <chakra.span asChild color="brand.fg" textDecoration="underline" css={tallTarget}>
      <Link to={paths.projects(phase.projectTemplatePhaseId)}>
        {isBlocked ? 'Show these projects' : counted(phase.projectCount, 'project')}
      </Link>
    </chakra.span>
  );
  if (!isBlocked)
    return (
      <chakra.p textStyle="caption" mt="1">
        {projects}
      </chakra.p>
    );
  return (
    <chakra.p role="alert" textStyle="caption" color="danger.fg" mt="1">
      {phaseInUse(phase.projectCount)} {projects}
    </chakra.p>
  );
}
