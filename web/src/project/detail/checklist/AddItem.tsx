import { addChecklistItemInput, type AddChecklistItemInput } from '@roofline/schema/project/checklist';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { emptyAnswers, type Answers } from '../../../app/fields/answers';
import type { FieldList } from '../../../app/fields/field-list';
import { FieldSections } from '../../../app/fields/FieldSections';
import { useFieldsForm } from '../../../app/fields/use-fields-form';
import { useSave } from '../../../app/save/use-save';
import { Button } from '../../../ui/action/Button';
import { SaveProblems } from '../../../ui/form/SaveProblems';
import { useAddChecklistItemMutation } from './Checklist.generated';

const ITEM: FieldList<Answers<typeof addChecklistItemInput>> = [
  { rows: [{ name: 'text', label: 'New item' }] },
];

interface AddItemProps {
  projectId: string;
  /** The phase whose checklist gets the item. */
  projectTemplatePhaseId: string;
}

/** The form that adds an item for this project only. Enter sends it and empties the field for the next one. */
export function AddItem({ projectId, projectTemplatePhaseId }: AddItemProps) {
  const form = useFieldsForm({
    schema: addChecklistItemInput,
    list: ITEM,
    saved: emptyAnswers(addChecklistItemInput, { projectTemplatePhaseId }),
    given: {},
  });
  const [add] = useAddChecklistItemMutation();
  const saving = useSave({
    send: (values: AddChecklistItemInput, idempotencyKey: string) =>
      add({ variables: { input: { projectId, ...values, idempotencyKey } } }),
    form,
    done: 'Item Added',
    onSaved: () => form.reset(),
  });
  return (
    <form
      noValidate
      aria-label="Add an item to the checklist"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(saving.save);
      }}
    >
      <SaveProblems {...saving} />
      <chakra.div display="flex" gap="2" mt="3" alignItems="flex-end">
        <FieldSections form={form} />
        <Button type="submit" busy={saving.saving} icon={<Plus size={16} strokeWidth={1.75} />}>
          Add item
        </Button>
      </chakra.div>
    </form>
  );
}
