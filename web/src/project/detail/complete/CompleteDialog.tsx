import type { CompleteProjectInput } from '@roofline/schema/project/completion';
import { FieldSections } from '../../../app/fields/FieldSections';
import { useSave } from '../../../app/save/use-save';
import { Banner } from '../../../ui/feedback/Banner';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { FormDialog } from '../../../ui/form/FormOverlays';
import { useCompleteProjectMutation } from '../overview/ProjectCommands.generated';
import type { ProjectDetail } from '../use-project';
import { CompletedComponents } from './CompletedComponents';
import { useCompletionForm, useProposal } from './completion-form';
import { usePlanChanged } from './use-plan-changed';

export interface CompleteDialogProps {
  project: ProjectDetail;
  onClose: () => void;
  onOutdated: () => unknown;
}

/** Asks for the day on which the work was done, and for the new numbers of the components, which are filled in. */
export function CompleteDialog({ project, onClose, onOutdated }: CompleteDialogProps) {
  const { projectId, version, name, propertyComponents } = project;
  const [complete] = useCompleteProjectMutation();
  const planChanged = usePlanChanged(project.propertyId);
  const form = useCompletionForm();
  const { proposal, hasFailed, reload } = useProposal(projectId, form);
  const { save, saving, problems } = useSave({
    send: (values: CompleteProjectInput) =>
      complete({ variables: { input: { projectId, version, ...values } } }),
    form,
    done: 'Project Completed',
    namesStale: true,
    onSaved: (_payload, { components }) => {
      onClose();
      return components.length > 0 ? planChanged() : undefined;
    },
    onOutdated: () => Promise.all([onOutdated(), reload()]),
  });
  const hasComponents = propertyComponents.length > 0;
  return (
    <FormDialog
      title="Complete project"
      header={<p>{name} leaves the open projects. It can be opened again.</p>}
      width={hasComponents ? '680px' : '440px'}
      compact
      submitText="Complete"
      busyText="Saving..."
      busy={saving}
      disabled={!proposal && !hasFailed}
      problems={problems}
      staticBackdrop={form.isDirty}
      onClose={onClose}
      onSubmit={() => void form.submit(save)}
    >
      <FieldSections form={form} />
      {hasFailed && (
        <Banner tone="warning">
          The numbers of its components could not be loaded. You can complete the project without updating
          them.
        </Banner>
      )}
      {hasComponents && !proposal && !hasFailed && <Skeleton height="80px" />}
      {hasComponents && proposal && <CompletedComponents {...{ proposal, form }} />}
    </FormDialog>
  );
}
