import { componentBulkInput } from '@roofline/schema/component/component';
import { useState, type ReactNode } from 'react';
import { Field } from '../../ui/field/Field';
import { SelectField, type SelectOption } from '../../ui/field/SelectField';
import { TextInput } from '../../ui/field/TextInput';
import { FormDialog } from '../../ui/form/FormOverlays';
import { counted } from '../../ui/format/count';
import { NumberInput } from '../../ui/masked/NumberInput';
import { useBulkChange, type BulkChange, type BulkDialogProps } from './use-bulk-change';

const OWN = ' own';

/** The contract's words for what is wrong with a change, undefined when nothing is. */
function fault(kind: 'category' | 'remainingUsefulLife', value: unknown): string | undefined {
  const checked = componentBulkInput.shape.change.safeParse({ kind, [kind]: value });
  return checked.success ? undefined : checked.error.issues[0]?.message;
}

/** Put the chosen components into one category. */
export function CategoryDialog(props: BulkDialogProps & { categories: readonly SelectOption[] }) {
  const [chosen, setChosen] = useState('');
  const [own, setOwn] = useState('');
  const category = chosen === OWN ? own : chosen;
  return (
    <ChangeDialog
      {...props}
      title="Change category"
      fault={fault('category', category)}
      change={{ category: category.trim() }}
      said={(count) => `Category of ${counted(count, 'component')} changed`}
    >
      {(error) => (
        <>
          <Field label="Category" error={chosen === OWN ? undefined : error}>
            <SelectField
              placeholder="Choose a category"
              options={[...props.categories, { value: OWN, label: 'New category…' }]}
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
          </Field>
          {chosen === OWN && (
            <Field label="New category" error={error}>
              <TextInput
                value={own}
                maxLength={100}
                onChange={(event) => setOwn(event.currentTarget.value)}
              />
            </Field>
          )}
        </>
      )}
    </ChangeDialog>
  );
}

/** Set the remaining useful life of the chosen components. */
export function RemainingLifeDialog(props: BulkDialogProps & { fiscalYear: number }) {
  const [life, setLife] = useState<number | null>(null);
  const wrong = fault('remainingUsefulLife', life);
  return (
    <ChangeDialog
      {...props}
      title="Set remaining life"
      fault={wrong}
      change={{ remainingUsefulLife: life ?? 0 }}
      said={(count) => `Remaining life of ${counted(count, 'component')} set`}
    >
      {(error) => (
        <Field
          label="Remaining useful life"
          error={error}
          width="240px"
          hint={wrong ? 'Years; 0 is due this year' : `Years; next in ${props.fiscalYear + (life ?? 0)}`}
        >
          <NumberInput value={life} onChange={setLife} maxLength={3} />
        </Field>
      )}
    </ChangeDialog>
  );
}

interface ChangeDialogProps extends BulkDialogProps {
  title: string;
  fault: string | undefined;
  change: BulkChange;
  said: (count: number) => string;
  children: (error: string | undefined) => ReactNode;
}

/** One value for all of them. What is wrong with it shows on the first try. */
function ChangeDialog(props: ChangeDialogProps) {
  const { rows, onClose } = props;
  const { run, busy, problems } = useBulkChange(props);
  const [isTried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (!props.fault) void run(props.change, props.said);
  };
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
      onSubmit={submit}
    >
      {props.children(isTried ? props.fault : undefined)}
    </FormDialog>
  );
}
