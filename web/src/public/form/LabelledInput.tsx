import type { ComponentProps, ReactNode } from 'react';
import { AlertIcon } from '../frame/icons';

export interface LabelledInputProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  error?: string;
  hint?: ReactNode;
  /** Drawn at the right end of the label's line. */
  aside?: ReactNode;
  /** Drawn inside the input, at its right end. */
  end?: ReactNode;
}

/** Label, input and the message below it, connected for assistive technology. */
export function LabelledInput({ id, label, error, hint, aside, end, ...rest }: LabelledInputProps) {
  const noteId = `${id}-note`;
  const described = [error || hint ? noteId : null, rest['aria-describedby']].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input-box">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          {...rest}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {!error && hint && (
        <p className="field-hint" id={noteId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={noteId}>
          <AlertIcon />
          {error}
        </p>
      )}
      {/* Last in the tab order: Tab from the previous field reaches this input before the link. */}
      {aside && <div className="field-aside">{aside}</div>}
    </div>
  );
}
