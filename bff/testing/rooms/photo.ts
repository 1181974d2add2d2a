import { aPhoto, aPhotoInput, aPhotoPage, aPhotosReport, PHOTO_ID } from '@roofline/schema/fixtures/photo';
import { id } from '@roofline/schema/fixtures/id';
import { C, I, P, type RoomExamples } from '../room';

const values = aPhotoInput({ propertyComponentIds: [C] });
const photos = { propertyPhotoIds: [I, PHOTO_ID] };
const assigned = { ...photos, propertyComponentIds: [C], unassign: false };

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    updatePhoto: { input: { propertyPhotoId: I, version: 4, values }, call: `PUT /api/photo/${I}`, body: values, version: 4 },
    retryPhotoPicture: { input: { propertyPhotoId: I }, call: `POST /api/photo/${I}/retry` },
    setPrimaryPhoto: { input: { propertyComponentId: C, propertyPhotoId: I }, call: `POST /api/photo/${C}/primary/${I}` },
    assignPhotos: { input: assigned, call: 'POST /api/photo/bulk/assigncomponent', body: assigned },
    setPhotosReport: { input: { ...photos, includeInPhotosReport: true }, call: 'POST /api/photo/bulk/reportsettings', body: { ...photos, includeInPhotosReport: true } },
    addPhotosToProject: { input: { ...photos, projectId: P }, call: 'POST /api/photo/bulk/addproject', body: { ...photos, projectId: P } },
    removePhotoFromProject: { input: { propertyPhotoId: I, projectId: P }, call: `DELETE /api/photo/photo/${I}/project/${P}` },
    deletePhoto: { input: { propertyPhotoId: I, version: 4 }, call: `DELETE /api/photo/${I}`, version: 4 },
    deletePhotos: { input: photos, call: 'POST /api/photo/bulk/delete', body: photos },
    restorePhotos: { input: photos, call: 'POST /api/photo/bulk/restore', body: photos },
    erasePhotos: { input: photos, call: 'POST /api/photo/bulk/erase', body: photos },
  },
  serve: (upstream, numbers) => {
    const page = aPhotoPage(numbers.map((n) => aPhoto({ propertyPhotoId: id(700 + n) })));
    for (const propertyId of [P, ...numbers.map((n) => id(n))])
      upstream
        .data('GET', `/api/photo/property/${propertyId}`, page)
        .data('GET', `/api/reports/photos/${propertyId}`, aPhotosReport({ propertyId }));
    upstream
      .data('GET', `/api/photo/${PHOTO_ID}`, aPhoto())
      .data('GET', `/api/photo/${id(1)}`, aPhoto({ propertyPhotoId: id(1) }))
      .batch('/api/photo/projects', (projectId) => ({ projectId, photoCount: 3 }), 'ids')
      .batch(
        '/api/photo/component',
        (propertyComponentId) => ({ propertyComponentId, photos: [aPhoto()], primaryPhoto: aPhoto() }),
        'propertyComponentIds',
      );
  },
};
