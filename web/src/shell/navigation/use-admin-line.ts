import { useLocation } from 'react-router-dom';
import { isAdminAddress } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';

const LINE = { borderTopWidth: '2px', borderTopColor: 'warning.fg' } as const;

/** The line on the top bar that tells staff where they are not in a customer's pages. */
export function useAdminLine(): Partial<typeof LINE> {
  const { viewer } = useSelection();
  return isAdminAddress(useLocation().pathname) && viewer.isStaff ? LINE : {};
}
