import { limits } from '@roofline/schema/value/limits';
import { useState } from 'react';
import { ComponentChoice } from '../../../app/attach/AssignDialog';
import { useAttachable } from '../../../app/attach/use-attachable';
import { useSave } from '../../../app/save/use-save';
import { useSelection } from '../../../app/selection/selection';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { counted } from '../../../ui/format/count';
import { FormDialog } from '../../../ui/form/FormOverlays';
import type { ProjectDetail } from '../use-project';
import { useAddProjectComponentMutation } from './ProjectComponents.generated';

export interface AddComponentsDialogProps {
  project: ProjectDetail;
  onClose: () => void;
  /** Reads the project again: some components may have been added before one was refused. */
  onOutdated: () => unknown;
}

/** The dialog that adds components of the selected year to the project. */
export function AddComponentsDialog({ project, onClose, onOutdated }: AddComponentsDialogProps) {
  const { projectId, propertyId, propertyComponents } = project;
  const { fiscalYear } = useSelection();
  const { components, problem } = useAttachable(propertyId, fiscalYear?.year ?? 0);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [includePhotos, setIncludePhotos] = useState(true);
  const [add] = useAddProjectComponentMutation();
  const here = new Set(propertyComponents.map(({ propertyComponentId }) => propertyComponentId));
  const room = limits.componentsOfProject - here.size;
  // Where one was refused, those before it are on the project already: the list no longer has them.
  const left = chosen.filter((id) => !here.has(id));
  const { save, saving, problems } = useSave({
    /** Adds one after the other, up to the first that is refused. */
    async send(ids: readonly string[]) {
      const addOne = (propertyComponentId: string) =>
        add({ variables: { input: { projectId, propertyComponentId, includePhotos } } });
      let answer = await addOne(ids[0]!);
      for (const id of ids.slice(1)) {
        if ((answer.data?.addProjectComponent.userErrors.length ?? 1) > 0) break;
        answer = await addOne(id);
      }
      return answer;
    },
    done: (_payload, ids) =>
      ids.length === 1
        ? 'Component Added to Project'
        : `${counted(ids.length, 'component')} added to the project`,
    onSaved: onClose,
    onOutdated,
  });
  return (
    <FormDialog
      title="Add components"
      header={<p>{project.name}</p>}
      width="480px"
      submitText="Add"
      busyText="Saving..."
      busy={saving}
      disabled={left.length === 0 || left.length > room}
      problems={[...problem, ...problems]}
      staticBackdrop={left.length > 0}
      onClose={onClose}
      onSubmit={() => void save(left)}
    >
      <ComponentChoice
        components={components?.filter(({ propertyComponentId }) => !here.has(propertyComponentId))}
        chosen={left}
        onTick={(id, isOn) => setChosen(isOn ? [...left, id] : left.filter((each) => each !== id))}
      />
      {left.length > room && (
        <p role="alert">A project has at most {counted(limits.componentsOfProject, 'component')}.</p>
      )}
      <Checkbox
        label="Show their photos with the project"
        checked={includePhotos}
        onChange={(event) => setIncludePhotos(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
