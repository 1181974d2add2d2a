import type { CreateProjectInput } from '@roofline/schema/project/project';
import { useAttachable } from '../../app/attach/use-attachable';
import { FieldSections } from '../../app/fields/FieldSections';
import { useSave } from '../../app/save/use-save';
import { FormPane } from '../../ui/form/FormOverlays';
import { useCreateProjectMutation } from '../model/ChangeProjects.generated';
import { useProjectPeopleQuery } from '../model/Projects.generated';
import { useProjectsChanged } from '../model/projects-changed';
import type { CreateChoices } from './create-choices';
import { useCreateForm } from './create-fields';

interface CreateProjectPaneProps {
  propertyId: string;
  fiscalYear: number;
  phases: CreateChoices['phases'];
  /** The phase in which the project starts; null for the first. */
  startPhaseId: string | null;
  onClose: () => void;
}

const NOBODY: CreateChoices['people'] = [];

/** The pane of a new project, which needs only a name. */
export function CreateProjectPane(props: CreateProjectPaneProps) {
  const { propertyId, fiscalYear, phases, startPhaseId, onClose } = props;
  const people = useProjectPeopleQuery({ variables: { propertyId } }).data?.property?.projectPeople;
  const { components, problem } = useAttachable(propertyId, fiscalYear);
  const form = useCreateForm({ phases, people: people ?? NOBODY, components }, startPhaseId);
  const projectsChanged = useProjectsChanged(propertyId);
  const [create] = useCreateProjectMutation();
  const { save, saving, problems } = useSave({
    send: (values: CreateProjectInput, idempotencyKey) =>
      create({ variables: { input: { propertyId, values, idempotencyKey } } }),
    form,
    done: 'Project Saved',
    onSaved: async () => {
      await projectsChanged();
      onClose();
    },
  });
  return (
    <FormPane
      title="Create project"
      onClose={onClose}
      submitText="Create project"
      busyText="Creating..."
      busy={saving}
      problems={[...problem, ...problems]}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(save)}
    >
      <FieldSections form={form} stacked />
    </FormPane>
  );
}
