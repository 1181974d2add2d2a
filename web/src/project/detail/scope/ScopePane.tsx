import type { ScopeOfWorkInput } from '@roofline/schema/project/scope-of-work';
import { FieldsPane } from '../../../app/fields/FieldsPane';
import { useSave } from '../../../app/save/use-save';
import type { ProjectDetail, ScopeRow } from '../use-project';
import { useAddScopeOfWorkMutation, useUpdateScopeOfWorkMutation } from './Scope.generated';
import { useScopeForm, type ScopeForm } from './scope-fields';

export interface ScopePaneProps {
  project: ProjectDetail;
  /** Null adds a new one. */
  line: ScopeRow | null;
  onClose: () => void;
  onReload: () => unknown;
}

/** Adds or edits a line of the scope of work in a pane of 480 px. */
export function ScopePane(props: ScopePaneProps) {
  const { line, onClose } = props;
  const form = useScopeForm(props.project, line);
  return (
    <FieldsPane
      title={line === null ? 'Add scope of work' : 'Edit scope of work'}
      addText={line === null ? 'Add scope of work' : null}
      saving={useSaveLine(props, form)}
      {...{ form, onClose }}
    />
  );
}

function useSaveLine({ project, line, onClose, onReload }: ScopePaneProps, form: ScopeForm) {
  const [add] = useAddScopeOfWorkMutation();
  const [update] = useUpdateScopeOfWorkMutation();
  const { projectId } = project;
  const send = async (values: ScopeOfWorkInput, idempotencyKey: string) => {
    if (line === null) return add({ variables: { input: { projectId, values, idempotencyKey } } });
    const { scopeOfWorkId, version } = line;
    return update({ variables: { input: { projectId, scopeOfWorkId, version, values } } });
  };
  return useSave({
    send,
    form,
    done: line === null ? 'Scope of Work Added' : 'Scope of Work Updated',
    onSaved: onClose,
    loadNewer: onReload,
  });
}
