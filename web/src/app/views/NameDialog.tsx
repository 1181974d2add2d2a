import { chakra } from '@chakra-ui/react';
import { VIEW_NAME_MOST, type SavedView } from '@roofline/schema/portfolio-analytics/saved-view';
import { useState, type FormEvent } from 'react';
import { randomKey } from '../save/random-key';
import { useSave } from '../save/use-save';
import { Button } from '../../ui/action/Button';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Field } from '../../ui/field/Field';
import { TextInput } from '../../ui/field/TextInput';
import { Dialog } from '../../ui/overlay/Dialog';
import { nameProblem } from './saved-view';
import type { useSavedViews } from './use-saved-views';

export interface NameDialogProps {
  saved: ReturnType<typeof useSavedViews>;
  /** The view to rename; without it, the view on screen is saved as a new one. */
  renamed?: SavedView;
  shown: Pick<SavedView, 'page' | 'query' | 'columns'>;
  onClose: () => void;
}

/** Asks for the name of a view, and saves it. */
export function NameDialog({ saved, renamed, shown, onClose }: NameDialogProps) {
  const [name, setName] = useState(renamed?.name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [id] = useState(randomKey);
  const { save, saving, problems } = useSave({
    send: (wanted: string) =>
      saved.change((views) =>
        renamed
          ? views.map((view) => (view.id === renamed.id ? { ...view, name: wanted } : view))
          : [...views.filter((view) => view.id !== id), { id, name: wanted, ...shown }],
      ),
    done: renamed ? 'The view has its new name.' : 'The view was saved.',
    keeps: true,
    onSaved: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = nameProblem(name, saved.views, renamed);
    setProblem(found);
    if (found === null) void save(name.trim());
  };
  const title = renamed ? 'Rename the view' : 'Save this view';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width="440px"
      compact
      staticBackdrop
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form="view-name" busy={saving}>
            {renamed ? 'Rename' : 'Save view'}
          </Button>
        </>
      }
    >
      <chakra.form id="view-name" onSubmit={submit} noValidate>
        <Field
          label="Name"
          error={problem ?? undefined}
          hint={`It keeps figures, filters${shown.columns ? ', columns' : ''} and order. Only you see it.`}
        >
          <TextInput
            value={name}
            maxLength={VIEW_NAME_MOST}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        {problems.length > 0 && <ErrorState details={problems} />}
      </chakra.form>
    </Dialog>
  );
}
