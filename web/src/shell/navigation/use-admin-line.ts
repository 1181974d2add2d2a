import { useLocation } from 'react-router-dom';
import { isAdminAddress } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';

const LINE = { borderTopWidth: '2px', borderTopColor: 'warning.fg' } as const;

/** Returns the style of the line on the top bar that shows staff that they are on an admin page, not a customer's. */
export function useAdminLine(): Partial<typeof LINE> {
  const { viewer } = useSelection();
  return isAdminAddress(useLocation().pathname) && viewer.isStaff ? LINE : {};
}
