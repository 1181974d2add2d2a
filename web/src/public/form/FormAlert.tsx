import type { ReactNode } from 'react';
import { AlertIcon } from '../frame/icons';

export interface FormAlertProps {
  title: string;
  details: readonly string[];
  /** A link or button below the details that helps to solve the problem. */
  action?: ReactNode;
}

/** An error above the fields; it leaves out a detail that only repeats the title. */
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
