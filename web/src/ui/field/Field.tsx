import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { FieldContext } from './field-context';

export interface FieldProps {
  label: ReactNode;
  children: ReactNode;
  /** Under the control, in the color of hints. */
  hint?: ReactNode;
  /** Message in place of the hint, with an icon; marks the control invalid. */
  error?: string;
  /** Says Optional after the label; required fields say nothing. */
  optional?: boolean;
  /** At the right end of the label's line, a link for example. */
  aside?: ReactNode;
  /** Shows the label only to assistive technology. */
  hideLabel?: boolean;
  /** Id of the control; Field makes one up without it. FieldsToFix focuses the control by it. */
  id?: string;
  width?: string;
}

/** A control with its label above and its hint or error below; ties them together for assistive technology. */
export function Field({ label, children, hint, error, optional, aside, hideLabel, id, width }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const noteId = `${controlId}-note`;
  const hasNote = Boolean(error ?? hint);
  const control = useMemo(
    () => ({ id: controlId, describedBy: hasNote ? noteId : undefined, invalid: Boolean(error) }),
    [controlId, noteId, hasNote, error],
  );
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minW="0" w={width ?? 'full'}>
      <chakra.div display="flex" justifyContent="space-between" gap="2" srOnly={hideLabel || undefined}>
        <chakra.label htmlFor={controlId} textStyle="label">
          {label}
          {optional && (
            <chakra.span color="fg.subtle" fontWeight="400">
              {' '}
              Optional
            </chakra.span>
          )}
        </chakra.label>
        {aside}
      </chakra.div>
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : hint ? (
        <FieldHint id={noteId}>{hint}</FieldHint>
      ) : null}
    </chakra.div>
  );
}

/** The line under a control that says what is wrong with it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <chakra.div id={id} display="flex" gap="1.5" textStyle="caption" fontWeight="500" color="danger.fg">
      <chakra.span flexShrink={0} pt="1px" aria-hidden>
        <CircleAlert size={14} strokeWidth={1.75} />
      </chakra.span>
      <span>{children}</span>
    </chakra.div>
  );
}

/** The line under a control that helps to fill it. */
export function FieldHint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <chakra.div id={id} textStyle="caption" color="fg.subtle">
      {children}
    </chakra.div>
  );
}
