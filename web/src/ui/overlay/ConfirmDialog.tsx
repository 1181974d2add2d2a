import { useRef, type ReactNode } from 'react';
import { Button } from '../action/Button';
import { FormErrorAlert } from '../form/FormErrorAlert';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  open: boolean;
  /** Literal: REMOVE THIS PROPERTY. */
  title: string;
  /** Names the thing and the consequence, in two sentences at most. */
  children: ReactNode;
  /** The verb of the title. */
  confirmText: string;
  cancelText?: string;
  destructive?: boolean;
  /** The action runs: the buttons are disabled and the confirming one reads `busyText`. */
  busy?: boolean;
  busyText?: string;
  /** Why the action failed. */
  problems?: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what will happen and asks the user to confirm it. A destructive action never has the focus at first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { destructive, busy, problems = [] } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      width="440px"
      role="alertdialog"
      staticBackdrop
      compact
      locked={busy}
      initialFocus={destructive ? cancel : confirm}
      footer={
        <>
          <Button ref={cancel} onClick={props.onCancel} disabled={busy}>
            {props.cancelText ?? 'Cancel'}
          </Button>
          <Button
            ref={confirm}
            variant={destructive ? 'danger' : 'primary'}
            onClick={props.onConfirm}
            busy={busy}
            busyText={props.busyText}
          >
            {props.confirmText}
          </Button>
        </>
      }
    >
      {props.children}
      {problems.length > 0 && (
        <div style={{ marginTop: 12 }}>
          <FormErrorAlert details={problems} takeFocus />
        </div>
      )}
    </Dialog>
  );
}
