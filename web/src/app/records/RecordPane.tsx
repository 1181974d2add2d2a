import type { FieldValues } from 'react-hook-form';
import { FieldsPane } from '../fields/FieldsPane';
import type { FieldsForm } from '../fields/use-fields-form';
import type { Answer } from '../save/outcome';
import { useSave } from '../save/use-save';

export interface RecordPaneProps<Row, Values extends FieldValues, Result, Given> {
  /** Within a sentence: "reserve study". */
  noun: string;
  /** Null adds a new one. */
  record: Row | null;
  form: FieldsForm<Values, Result, Given>;
  add: (values: Result, idempotencyKey: string) => Promise<Answer>;
  update: (record: Row, values: Result) => Promise<Answer>;
  /** Toasts. */
  done: { added: string; saved: string };
  onClose: () => void;
  /** Somebody else saved it first: read again and open the newer values. */
  onReload: () => Promise<unknown>;
}

/** Adds or edits a record of a list in a pane of 480 px. */
export function RecordPane<Row, Values extends FieldValues, Result, Given>(
  props: RecordPaneProps<Row, Values, Result, Given>,
) {
  const { noun, record, form, add, update, done, onClose, onReload } = props;
  const saving = useSave({
    send: (values: Result, key) => (record === null ? add(values, key) : update(record, values)),
    form,
    done: record === null ? done.added : done.saved,
    onSaved: onClose,
    loadNewer: onReload,
  });
  return (
    <FieldsPane
      title={record === null ? `Add ${noun}` : `Edit ${noun}`}
      addText={record === null ? `Add ${noun}` : null}
      {...{ form, saving, onClose }}
    />
  );
}
