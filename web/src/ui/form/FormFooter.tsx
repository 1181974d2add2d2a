import type { ReactNode } from 'react';
import { Button } from '../action/Button';

export interface FormFooterProps {
  /** Id of the form that is sent; it stands elsewhere in the dialog. */
  formId: string;
  submitText: string;
  /** In place of `submitText` while `busy`. */
  busyText: string;
  busy: boolean;
  /** What the form needs is not there yet. */
  disabled?: boolean;
  onCancel: () => void;
  /** At the left end: what there is to fix. */
  note?: ReactNode;
}

/** Cancel, then the button that sends a form. Both rest while it is on its way. */
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
