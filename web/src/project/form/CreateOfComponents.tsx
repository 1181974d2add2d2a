import { createProjectOfComponentInput } from '@roofline/schema/project/project';
import { requiredText } from '@roofline/schema/value/text';
import { limits } from '@roofline/schema/value/limits';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { FieldSections } from '../../app/fields/FieldSections';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { FormDialog } from '../../ui/form/FormOverlays';
import { counted } from '../../ui/format/count';
import { useCreateProjectOfComponentsMutation } from '../model/ChangeProjects.generated';
import { useProjectsChanged } from '../model/projects-changed';

interface CreateOfComponentsProps {
  propertyId: string;
  /** One or more components, with which the project starts. */
  components: readonly { propertyComponentId: string; name: string }[];
  onClose: () => void;
  onDone: () => void;
}

const schema = createProjectOfComponentInput.extend({
  name: requiredText('Project Name', limits.projectNameMax),
});
type Values = Answers<typeof schema>;
const FIELDS: FieldList<Values> = [
  {
    rows: [
      { name: 'name', label: 'Name', autoFocus: true, selectsAll: true },
      { name: 'includePhotos', label: 'Show photos of the components' },
    ],
  },
];

/** The dialog that creates a project from components: a single one proposes its name, several ask for one. */
export function CreateOfComponents({ propertyId, components, onClose, onDone }: CreateOfComponentsProps) {
  const only = components.length === 1 ? components[0] : undefined;
  const propertyComponentIds = components.map((each) => each.propertyComponentId);
  const form = useFieldsForm({
    schema,
    list: FIELDS,
    saved: emptyAnswers(schema, { name: only?.name ?? '' }),
    given: {},
  });
  const [create] = useCreateProjectOfComponentsMutation();
  const projectsChanged = useProjectsChanged(propertyId);
  const { save, saving, problems } = useSave({
    send: (values: { name: string; includePhotos: boolean }, idempotencyKey) =>
      create({ variables: { input: { propertyId, propertyComponentIds, ...values, idempotencyKey } } }),
    form,
    done: 'Project Saved',
    failed: only
      ? 'Failed to create project with component.'
      : 'Create Project with selected components failed',
    onSaved: async () => {
      onDone();
      await projectsChanged();
    },
  });
  return (
    <FormDialog
      title="Create project"
      header={<p>{only ? `With ${only.name}` : `With ${counted(components.length, 'component')}`}</p>}
      width="440px"
      compact
      onClose={onClose}
      submitText="Create project"
      busyText="Creating..."
      busy={saving}
      problems={problems}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(save)}
    >
      <FieldSections form={form} />
    </FormDialog>
  );
}
