import type { ReactNode } from 'react';
import { Button } from '../action/Button';

export interface FormFooterProps {
  /** Id of the form to submit, which is elsewhere in the dialog. */
  formId: string;
  submitText: string;
  /** In place of `submitText` while `busy`. */
  busyText: string;
  busy: boolean;
  /** Data that the form needs is not there yet. */
  disabled?: boolean;
  onCancel: () => void;
  /** At the left end: the fields to fix. */
  note?: ReactNode;
}

/** Cancel, then the button that submits a form. Both are disabled while it is being sent. */
export function FormFooter(props: FormFooterProps) {
  const { formId, submitText, busyText, busy, disabled, onCancel, note } = props;
  return (
    <>
      {note && <span style={{ marginInlineEnd: 'auto' }}>{note}</span>}
      <Button onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      <Button
        variant="primary"
        type="submit"
        form={formId}
        disabled={disabled}
        busy={busy}
        busyText={busyText}
      >
        {submitText}
      </Button>
    </>
  );
}
