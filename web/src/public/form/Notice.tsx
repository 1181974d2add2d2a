import type { ReactNode } from 'react';
import { CheckIcon } from '../frame/icons';

/** Something has worked: announced, and in sight. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="form-notice" role="status">
      <CheckIcon />
      <p>{children}</p>
    </div>
  );
}
