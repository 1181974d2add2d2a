import type { ComponentProps, ReactNode } from 'react';
import { AlertIcon } from './icons';

export interface LabelledInputProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  error?: string;
  /** Inside the input, at its right end. */
  end?: ReactNode;
}

/** Label, input and the message under it, tied together. */
export function LabelledInput({ id, label, error, end, ...rest }: LabelledInputProps) {
  const noteId = `${id}-note`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input-box">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          {...rest}
        />
        {end}
      </div>
      {error && (
        <p className="field-error" id={noteId}>
          <AlertIcon />
          {error}
        </p>
      )}
    </div>
  );
}
