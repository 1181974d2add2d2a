import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import type { ComponentRowFragment } from '../ComponentRow.generated';
import type { Inventory } from '../inventory/use-inventory';

/**
 * Keeps component and selected pair together. Arriving at a component of another property or year, by a bookmark,
 * selects that pair; choosing another pair while the component is on screen leads to that pair's list.
 */
export function useOwnPair(component: ComponentRowFragment | undefined, inventory: Inventory | undefined) {
  const { propertyId, fiscalYears, selectProperty, selectFiscalYear } = useSelection();
  const navigate = useNavigate();
  // Steps already taken toward a component's own pair. A step due a second time means that the user chose another pair.
  const taken = useRef(new Set<string>());
  const isHome = (inventory?.basisFiscalYear ?? null) === component?.fiscalYear;
  const isOwn = component !== undefined && component.propertyId === propertyId && isHome;

  useEffect(() => {
    if (!component) return;
    const { propertyComponentId: id } = component;
    const once = (step: string, take: () => void) => {
      if (taken.current.has(`${id} ${step}`)) void navigate(paths.components, { replace: true });
      else take();
      taken.current.add(`${id} ${step}`);
    };
    if (component.propertyId !== propertyId) {
      once('property', () => selectProperty(component.propertyId));
      return;
    }
    taken.current.add(`${id} property`);
    if (!inventory) return;
    if (inventory.basisFiscalYear === component.fiscalYear) taken.current.add(`${id} year`);
    else if (fiscalYears.some(({ year }) => year === component.fiscalYear))
      once('year', () => selectFiscalYear(component.fiscalYear));
    else void navigate(paths.components, { replace: true });
  }, [component, inventory, propertyId, fiscalYears, selectProperty, selectFiscalYear, navigate]);

  return isOwn;
}
