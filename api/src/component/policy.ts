import type { Component, ComponentList } from '@roofline/schema/component/component';
import type { PropertyActions } from '@roofline/schema/property/property-actions';

type Rights = Pick<PropertyActions, 'editComponents' | 'viewComponentCosts'>;
type Year = { isReadOnly: boolean };

/** Returns what the viewer may do with one component. Past years and years without setup are read-only for everyone. */
export function componentActions(rights: Rights, year: Year): Component['viewerCan'] {
  const edit = rights.editComponents && !year.isReadOnly;
  return { edit, delete: edit, viewCosts: rights.viewComponentCosts };
}

/** Returns what the viewer may do with an inventory. An export only reads, so it is allowed for every year. */
export function inventoryActions(rights: Rights, year: Year): ComponentList['viewerCan'] {
  const edit = rights.editComponents && !year.isReadOnly;
  return { add: edit, import: edit, export: rights.editComponents, viewCosts: rights.viewComponentCosts };
}
