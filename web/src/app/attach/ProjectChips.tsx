import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { addChipStyle, chipStyle, removeChipStyle } from './chip-styles';

export interface ProjectChipsProps {
  projects: readonly { projectId: string; name: string }[];
  canEdit: boolean;
  busy: boolean;
  onAdd: () => void;
  onRemove: (project: { projectId: string; name: string }) => void;
}

/** The projects of a photo or a file, each to open and to remove, and a button that adds it to another one. */
export function ProjectChips({ projects, canEdit, busy, onAdd, onRemove }: ProjectChipsProps) {
  const headId = useId();
  return (
    <chakra.section aria-labelledby={headId}>
      <chakra.h3 id={headId} textStyle="label" mb="1.5">
        Projects
      </chakra.h3>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {projects.map((project) => (
          <chakra.li key={project.projectId} {...chipStyle}>
            <Link to={paths.project(project.projectId)}>{project.name}</Link>
            {canEdit && (
              <chakra.button
                type="button"
                aria-label={`Remove from ${project.name}`}
                disabled={busy}
                onClick={() => onRemove(project)}
                {...removeChipStyle}
              >
                <X size={14} strokeWidth={1.75} aria-hidden />
              </chakra.button>
            )}
          </chakra.li>
        ))}
        {canEdit && (
          <li>
            <chakra.button type="button" onClick={onAdd} {...addChipStyle}>
              <Plus size={14} strokeWidth={1.75} aria-hidden />
              Add to project
            </chakra.button>
          </li>
        )}
        {!canEdit && projects.length === 0 && (
          <chakra.li color="fg.muted" textStyle="table">
            None
          </chakra.li>
        )}
      </chakra.ul>
    </chakra.section>
  );
}
