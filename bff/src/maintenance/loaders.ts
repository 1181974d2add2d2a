import {
  componentMaintenance,
  propertyMaintenance,
  type ComponentMaintenance,
  type PropertyMaintenance,
} from '@roofline/schema/maintenance/maintenance';
import { z } from 'zod';
import { oneById } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';

export function maintenanceLoaders(rest: Rest) {
  return {
    /** Maintenance of a component, by any of its lines. */
    componentMaintenance: oneById<ComponentMaintenance>(
      rest,
      {
        path: restPath`/api/component/maintenancetasks`,
        argument: 'propertyComponentIds',
        shape: z.array(componentMaintenance.nullable()),
      },
      (row) => row.propertyComponentId,
    ),
    /** Maintenance of whole properties. */
    propertyMaintenance: oneById<PropertyMaintenance>(
      rest,
      {
        path: restPath`/api/property/maintenance`,
        argument: 'propertyIds',
        shape: z.array(propertyMaintenance.nullable()),
      },
      (row) => row.propertyId,
    ),
  };
}
