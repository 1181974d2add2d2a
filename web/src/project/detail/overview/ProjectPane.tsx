import type { ProjectInput } from '@roofline/schema/project/project';
import { FieldSections } from '../../../app/fields/FieldSections';
import { useSave } from '../../../app/save/use-save';
import { FormPane } from '../../../ui/form/FormOverlays';
import type { ProjectDetail, ProjectPlace } from '../use-project';
import { useUpdateProjectMutation } from './ProjectCommands.generated';
import { useProjectForm } from './project-fields';

export interface ProjectPaneProps {
  project: ProjectDetail;
  people: ProjectPlace['people'];
  onClose: () => void;
  /** Reads the project again and opens the newer values, after someone else saved first. */
  onReload: () => unknown;
}

/** Edits the fields of a project, in a pane of 480 px. */
export function ProjectPane({ project, people, onClose, onReload }: ProjectPaneProps) {
  const form = useProjectForm(project, people);
  const [update] = useUpdateProjectMutation();
  const { projectId, version } = project;
  const saving = useSave({
    send: (values: ProjectInput) => update({ variables: { input: { projectId, version, values } } }),
    form,
    done: 'Project Saved',
    onSaved: onClose,
    loadNewer: onReload,
  });
  return (
    <FormPane
      title="Edit project"
      onClose={onClose}
      submitText="Save Changes"
      busyText="Saving..."
      busy={saving.saving}
      problems={saving.problems}
      isStale={saving.isStale}
      onReload={saving.onReload}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(saving.save)}
    >
      <FieldSections form={form} />
    </FormPane>
  );
}
