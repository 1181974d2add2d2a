import { aComponent } from '@roofline/schema/fixtures/component';
import { id } from '@roofline/schema/fixtures/id';
import {
  aMaintenance,
  aMaintenanceTaskInput,
  aPropertyMaintenance,
} from '@roofline/schema/fixtures/maintenance';
import { C, type RoomExamples } from '../room';

const values = aMaintenanceTaskInput();
const at = `/api/component/${C}/maintenancetask`;
const T = id(750);

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    addMaintenanceTask: { input: { propertyComponentId: C, values, idempotencyKey: 'mt1' }, call: `POST ${at}`, body: values, key: 'mt1' },
    updateMaintenanceTask: { input: { propertyComponentId: C, maintenanceTaskId: T, version: 2, values }, call: `PUT ${at}/${T}`, body: values, version: 2 },
    finishMaintenanceTask: { input: { propertyComponentId: C, maintenanceTaskId: T, version: 2, doneOn: '2026-10-05' }, call: `PUT ${at}/${T}/done`, body: { doneOn: '2026-10-05' }, version: 2 },
    removeMaintenanceTask: { input: { propertyComponentId: C, maintenanceTaskId: T, version: 2 }, call: `DELETE ${at}/${T}`, version: 2 },
  },
  serve: (upstream) => {
    upstream.batch('/api/property/maintenance', (propertyId) => aPropertyMaintenance({ propertyId }));
    upstream.data('GET', `/api/component/${C}`, aComponent({ propertyComponentId: C }));
    upstream.batch(
      '/api/component/maintenancetasks',
      (propertyComponentId) => aMaintenance({ propertyComponentId }),
      'propertyComponentIds',
    );
  },
};
