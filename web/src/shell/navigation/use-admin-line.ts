import { useLocation } from 'react-router-dom';
import { isAdminAddress } from '../../app/paths';

const LINE = { borderTopWidth: '2px', borderTopColor: 'warning.fg' } as const;

/** The line on the top bar that tells the admin area from a customer's pages. */
export function useAdminLine(): Partial<typeof LINE> {
  return isAdminAddress(useLocation().pathname) ? LINE : {};
}
