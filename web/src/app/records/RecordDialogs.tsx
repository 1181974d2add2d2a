import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldsPane } from '../fields/FieldsPane';
import type { FieldsForm } from '../fields/use-fields-form';
import type { Answer } from '../save/outcome';
import { SaveQuestion } from '../save/SaveQuestion';
import { useSave } from '../save/use-save';
import type { RecordForms } from './use-record-forms';

/** A mutation, as its generated hook sends it. */
type Send<Input> = (sent: { variables: { input: Input } }) => Promise<Answer>;

interface Versioned {
  version: number;
}

export interface RecordDialogsProps<
  Row extends Versioned,
  Values extends FieldValues,
  Result,
  Given,
  At,
  Key,
> {
  forms: RecordForms<Row>;
  /** The place of the records, as the inputs of the mutations name it: `{ propertyId }`. */
  at: At;
  /** Returns the key of a record, as the inputs name it: `{ placementId, version }`. */
  keyOf: (row: Row) => Key;
  /** Returns the form of a record; null adds one. */
  useForm: (row: Row | null) => FieldsForm<Values, Result, Given>;
  add: Send<At & { values: Result; idempotencyKey: string }>;
  update: Send<At & Key & { values: Result }>;
  remove: Send<At & Key>;
  /** Says what happens to a record that is removed. */
  question: (row: Row) => ReactNode;
  /** Returns a title in place of `Edit` and the name of records. */
  editTitle?: (row: Row) => string;
  /** Called after a record was added, edited or removed. */
  onChanged?: () => unknown;
}

/** The pane that adds or edits a record of a list, or the question before one is removed, as `forms` has it open. */
export function RecordDialogs<Row extends Versioned, Values extends FieldValues, Result, Given, At, Key>(
  props: RecordDialogsProps<Row, Values, Result, Given, At, Key>,
) {
  const { forms, at, keyOf, remove, question, onChanged } = props;
  const { edited, removed, words } = forms;
  return (
    <>
      {/* A newer version of the record gets a new form. */}
      {edited !== null && <RecordPane key={forms.key} {...props} row={edited === 'new' ? null : edited} />}
      {removed !== null && (
        <SaveQuestion
          title={words.removeTitle}
          confirmText={words.verb}
          busyText={words.busy}
          done={words.removed}
          send={() => remove({ variables: { input: { ...at, ...keyOf(removed) } } })}
          onDone={() => {
            forms.close();
            return onChanged?.();
          }}
          onCancel={forms.close}
          onOutdated={forms.reloadRemoved}
        >
          {question(removed)}
        </SaveQuestion>
      )}
    </>
  );
}

/** The pane of a record; a null `row` adds one. */
function RecordPane<Row extends Versioned, Values extends FieldValues, Result, Given, At, Key>(
  props: RecordDialogsProps<Row, Values, Result, Given, At, Key> & { row: Row | null },
) {
  const { row, forms, at, keyOf, add, update, editTitle, onChanged } = props;
  const { words, close } = forms;
  const form = props.useForm(row);
  const saving = useSave({
    send: (values: Result, idempotencyKey) =>
      row === null
        ? add({ variables: { input: { ...at, values, idempotencyKey } } })
        : update({ variables: { input: { ...at, ...keyOf(row), values } } }),
    form,
    done: row === null ? words.added : words.updated,
    onSaved: () => {
      close();
      return onChanged?.();
    },
    loadNewer: forms.reloadEdited,
  });
  return (
    <FieldsPane
      title={row === null ? words.addTitle : (editTitle?.(row) ?? words.editTitle)}
      addText={row === null ? words.addTitle : null}
      {...{ form, saving }}
      onClose={close}
    />
  );
}
