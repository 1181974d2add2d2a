import type { ReactNode } from 'react';
import { AlertIcon } from '../frame/icons';

export interface FormAlertProps {
  title: string;
  details: readonly string[];
  /** A way out, under the details. */
  action?: ReactNode;
}

/** What went wrong, above the fields; a detail that only repeats the title is left out. */
export function FormAlert({ title, details, action }: FormAlertProps) {
  const said = [...new Set(details)].filter((detail) => detail !== title);
  return (
    <div className="form-alert" role="alert">
      <AlertIcon />
      <div>
        <p className="form-alert-title">{title}</p>
        {said.map((detail) => (
          <p key={detail}>Error: {detail}</p>
        ))}
        {action && <p className="form-alert-action">{action}</p>}
      </div>
    </div>
  );
}
