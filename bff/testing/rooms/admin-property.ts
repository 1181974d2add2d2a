import { id } from '@roofline/schema/fixtures/id';
import { anAdminProperty } from '@roofline/schema/fixtures/admin-property';
import { C, P, paged, type RoomExamples } from '../room';

const at = `/api/admin/property/${P}`;

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    deactivateProperty: { input: { propertyId: P }, call: `POST ${at}/deactivate` },
    reactivateProperty: { input: { propertyId: P }, call: `POST ${at}/reactivate` },
    reassignProperty: { input: { propertyId: P, destinationWorkspaceId: C, includeUsers: true, idempotencyKey: 'r1' }, call: `POST ${at}/reassign`, body: { propertyId: P, destinationWorkspaceId: C, includeUsers: true }, key: 'r1' },
    duplicateProperty: { input: { propertyId: P, name: 'Elm Court II', includePhotos: true, includeFiles: false, includeHistory: true, idempotencyKey: 'd1' }, call: `POST ${at}/duplicate`, body: { name: 'Elm Court II', includePhotos: true, includeFiles: false, includeHistory: true }, key: 'd1' },
  },
  serve: (upstream, numbers) => {
    upstream.data(
      'GET',
      '/api/admin/property',
      paged(numbers.map((n) => anAdminProperty({ propertyId: id(n) }))),
    );
    upstream.data('GET', at, anAdminProperty({ propertyId: P }));
    upstream.data(
      'GET',
      `${at}/destination`,
      numbers.map((n) => ({ workspaceId: id(n), name: `Ridge ${n}`, companyName: 'Ridge Co' })),
    );
  },
};
