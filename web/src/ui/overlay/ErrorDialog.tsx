import { useRef, type ReactNode } from 'react';
import { Button } from '../action/Button';
import { Dialog } from './Dialog';

/** Says that something went wrong, and waits until it is read. */
export function ErrorDialog({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title="ERROR"
      width="440px"
      role="alertdialog"
      staticBackdrop
      compact
      initialFocus={ok}
      footer={
        <Button ref={ok} variant="primary" onClick={onClose}>
          Ok
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
