import { componentInput } from '@roofline/schema/component/component';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { FieldSections } from '../../app/fields/FieldSections';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import type { SelectOption } from '../../ui/field/SelectField';
import { FormDialog } from '../../ui/form/FormOverlays';
import { counted } from '../../ui/format/count';
import { useBulkChange, type BulkChange, type BulkDialogProps } from './use-bulk-change';

const { category, remainingUsefulLife } = componentInput.shape;
const categoryChange = z.object({ category });
const lifeChange = z.object({ remainingUsefulLife });

interface Categories {
  categories: readonly SelectOption[];
}
const CATEGORY_FIELDS: FieldList<Answers<typeof categoryChange>, Categories> = [
  {
    rows: [
      {
        name: 'category',
        kind: 'choice',
        placeholder: 'Choose a category',
        options: (_values, { categories }) => categories,
        own: { entry: 'New category…', label: 'New category' },
      },
    ],
  },
];
const NO_CATEGORY = emptyAnswers(categoryChange);

/** Puts the selected components into one category. */
export function CategoryDialog({ categories, ...props }: BulkDialogProps & Categories) {
  const form = useFieldsForm({
    schema: categoryChange,
    list: CATEGORY_FIELDS,
    saved: NO_CATEGORY,
    given: { categories },
  });
  return (
    <ChangeDialog
      {...props}
      title="Change category"
      form={form}
      said={(count) => `Category of ${counted(count, 'component')} changed`}
    />
  );
}

interface Year {
  fiscalYear: number;
}
const LIFE_FIELDS: FieldList<Answers<typeof lifeChange>, Year> = [
  {
    rows: [
      {
        name: 'remainingUsefulLife',
        hint: (values, { fiscalYear }) =>
          lifeChange.safeParse(values).success
            ? `Years; next in ${fiscalYear + (values.remainingUsefulLife ?? 0)}`
            : 'Years; 0 is due this year',
        width: '240px',
      },
    ],
  },
];
const NO_LIFE = emptyAnswers(lifeChange);

/** Sets the remaining useful life of the selected components. */
export function RemainingLifeDialog({ fiscalYear, ...props }: BulkDialogProps & Year) {
  const form = useFieldsForm({
    schema: lifeChange,
    list: LIFE_FIELDS,
    saved: NO_LIFE,
    given: { fiscalYear },
  });
  return (
    <ChangeDialog
      {...props}
      title="Set remaining life"
      form={form}
      said={(count) => `Remaining life of ${counted(count, 'component')} set`}
    />
  );
}

interface ChangeDialogProps<Values extends FieldValues, Given> extends BulkDialogProps {
  title: string;
  form: FieldsForm<Values, BulkChange, Given>;
  said: (count: number) => string;
}

/** A dialog that sets one value for all selected components. */
function ChangeDialog<Values extends FieldValues, Given>(props: ChangeDialogProps<Values, Given>) {
  const { form, rows, said, onClose } = props;
  const { run, busy, problems } = useBulkChange(props, form);
  return (
    <FormDialog
      title={props.title}
      header={<p>For {counted(rows.length, 'component')}</p>}
      width="440px"
      compact
      onClose={onClose}
      submitText={props.title}
      busyText="Saving..."
      busy={busy}
      problems={problems}
      staticBackdrop
      onSubmit={() => void form.submit((change) => run(change, said))}
    >
      <FieldSections form={form} />
    </FormDialog>
  );
}
