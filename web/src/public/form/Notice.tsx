import type { ReactNode } from 'react';
import { CheckIcon } from '../frame/icons';

/** A message of success, shown and announced. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="form-notice" role="status">
      <CheckIcon />
      <p>{children}</p>
    </div>
  );
}
