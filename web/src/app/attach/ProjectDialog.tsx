import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Radio } from '../../ui/choice/Radio';
import { TextInput } from '../../ui/field/TextInput';
import { FormDialog } from '../../ui/form/FormOverlays';
import { useAttachableProjects } from './use-attachable-projects';

export interface ProjectDialogProps {
  /** `3 photos`, `Roof contract.pdf`. */
  what: string;
  propertyId: string;
  /** Projects that it is in already. */
  isIn?: readonly string[];
  busy: boolean;
  problems?: readonly string[];
  onChoose: (project: { projectId: string; name: string }) => void;
  onClose: () => void;
}

/** A dialog that adds photos or a file to an open project of the property. */
export function ProjectDialog(props: ProjectDialogProps) {
  const { what, propertyId, isIn = [], busy, problems = [], onChoose, onClose } = props;
  const { projects, problem } = useAttachableProjects(propertyId);
  const [chosen, setChosen] = useState<string | null>(null);
  const project = projects?.find(({ projectId }) => projectId === chosen);
  return (
    <FormDialog
      title="Add to project"
      header={<p>{what}</p>}
      width="480px"
      submitText="Add to project"
      busyText="Saving..."
      busy={busy}
      disabled={project === undefined}
      problems={[...problem, ...problems]}
      staticBackdrop={chosen !== null}
      onClose={onClose}
      onSubmit={() => project && onChoose(project)}
    >
      <ProjectChoice
        projects={projects?.filter(({ projectId }) => !isIn.includes(projectId))}
        {...{ chosen }}
        onChoose={setChosen}
      />
    </FormDialog>
  );
}

interface ProjectChoiceProps {
  projects: ReturnType<typeof useAttachableProjects>['projects'];
  chosen: string | null;
  onChoose: (projectId: string) => void;
}

/** A choice of the projects, filtered by typed words. */
function ProjectChoice({ projects, chosen, onChoose }: ProjectChoiceProps) {
  const [text, setText] = useState('');
  const group = useId();
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = projects?.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return (
    <div>
      <TextInput
        type="search"
        aria-label="Search projects"
        placeholder="Search projects"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        start={<Search size={16} strokeWidth={1.75} />}
      />
      <chakra.div role="radiogroup" aria-label="Projects" {...listStyle}>
        {shown?.map(({ projectId, name, currentPhaseStatus }) => (
          <chakra.label key={projectId} {...lineStyle} _first={{ borderTopWidth: '0' }}>
            <Radio
              type="radio"
              name={group}
              checked={chosen === projectId}
              onChange={() => onChoose(projectId)}
            />
            <chakra.span minW="0">
              <chakra.span display="block" fontWeight="550" overflowWrap="anywhere">
                {name}
              </chakra.span>
              <chakra.span textStyle="caption" color="fg.muted">
                {currentPhaseStatus.name}
              </chakra.span>
            </chakra.span>
          </chakra.label>
        ))}
        {shown?.length === 0 && (
          <chakra.p px="3" py="3" color="fg.muted">
            {text === '' ? 'No open projects to add it to' : 'No project has these words'}
          </chakra.p>
        )}
      </chakra.div>
    </div>
  );
}

const listStyle = {
  mt: '2',
  h: { base: 'auto', md: '300px' },
  overflowY: 'auto',
  borderWidth: '1px',
  borderRadius: 'control',
  textStyle: 'table',
} as const;
const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  px: '3',
  py: '2',
  minH: '44px',
  borderTopWidth: '1px',
  cursor: 'pointer',
} as const;
