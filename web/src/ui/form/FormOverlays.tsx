import { useId, type ReactNode } from 'react';
import { Dialog } from '../overlay/Dialog';
import type { DialogProps } from '../overlay/surface/surface-props';
import { SidePane } from '../overlay/SidePane';
import { FormFooter, type FormFooterProps } from './FormFooter';
import { useSubmitKey } from './form-focus';
import { SaveProblems } from './SaveProblems';

interface FormOverlayProps extends Omit<FormFooterProps, 'formId' | 'onCancel' | 'note'> {
  title: string;
  /** Cancel, Esc and the close button. */
  onClose: () => void;
  /** The service's errors, above the fields. */
  problems: readonly string[];
  /** Someone else saved first: offers to load the newer values. */
  isStale?: boolean;
  onReload?: () => void;
  /** A click beside it does not close it: there is input to lose. */
  staticBackdrop: boolean;
  /** Called on Enter in a field, on Ctrl or Cmd Enter anywhere in the form, and by the button. */
  onSubmit: () => void;
  /** The fields, one under the other. */
  children: ReactNode;
}

/** A form in a pane of 480 px, with Cancel and the button that submits it. Drawn only while it is open. */
export function FormPane(props: FormOverlayProps) {
  const { form, footer } = useFormParts(props);
  return (
    <SidePane
      open
      onClose={props.onClose}
      title={props.title}
      width={480}
      staticBackdrop={props.staticBackdrop}
      footer={footer}
    >
      {form}
    </SidePane>
  );
}

/** The same in a dialog, which cannot be closed while the form is being sent. */
export function FormDialog(props: FormOverlayProps & Pick<DialogProps, 'width' | 'header' | 'compact'>) {
  const { form, footer } = useFormParts(props);
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.title}
      header={props.header}
      width={props.width}
      compact={props.compact}
      staticBackdrop={props.staticBackdrop}
      locked={props.busy}
      footer={footer}
    >
      {form}
    </Dialog>
  );
}

function useFormParts(props: FormOverlayProps) {
  const { onClose, onSubmit, submitText, busyText, busy, disabled } = props;
  const formId = useId();
  useSubmitKey(formId);
  const form = (
    <form
      id={formId}
      noValidate
      style={{ display: 'grid', gap: 18 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SaveProblems
        problems={props.problems}
        isStale={props.isStale === true}
        onReload={() => props.onReload?.()}
        mb="0"
      />
      {props.children}
    </form>
  );
  const footer = <FormFooter {...{ formId, submitText, busyText, busy, disabled }} onCancel={onClose} />;
  return { form, footer };
}
