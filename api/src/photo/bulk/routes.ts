import {
  photoAssignInput,
  photoBulkInput,
  photoIdList,
  photoList,
  photoProjectInput,
  photoReportInput,
} from '@roofline/schema/photo/photo';
import { data, zip } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { ask } from '../../platform/route/read';
import { unkeyed } from '../../platform/route/write';
import { addToProject } from '../projects';
import { zipOfPhotos } from '../read';
import { assignPhotos, deletePhotos, erasePhotosAtOnce, reportPhotos, restorePhotos } from './service';

/** The routes that change many photos of one property: all of them or none. */
export const bulkPhotoRoutes = routes(
  'photo',
  ask('/api/photo/bulk/download', {
    summary: 'Photos at their full size as one zip, each a JPEG without metadata under its name',
    body: photoBulkInput,
    answer: zip,
    work: (tx, { actor, body }) => zipOfPhotos(tx, actor, body.propertyPhotoIds),
  }),
  unkeyed('POST', '/api/photo/bulk/assigncomponent', {
    summary: 'Put photos on components, or take them off: all or none',
    activity: 'photo',
    neither: 'a repeat leaves the photos on the same components',
    body: photoAssignInput,
    answer: data(photoList),
    work: (tx, { actor, body, deps }) => assignPhotos(tx, { actor, deps }, body),
  }),
  unkeyed('POST', '/api/photo/bulk/addproject', {
    summary: 'Add photos to a project of their property: all or none',
    activity: 'photo',
    neither: 'a repeat finds the photos in the project',
    body: photoProjectInput,
    answer: data(photoList),
    work: (tx, { actor, body, deps }) => addToProject(tx, { actor, deps }, body),
  }),
  unkeyed('POST', '/api/photo/bulk/reportsettings', {
    summary: 'Put photos into the photos report, or take them out: all or none',
    activity: 'photo',
    neither: 'a repeat sets the same',
    body: photoReportInput,
    answer: data(photoList),
    work: (tx, { actor, body, deps }) => reportPhotos(tx, { actor, deps }, body),
  }),
  unkeyed('POST', '/api/photo/bulk/delete', {
    summary: 'Move photos to the trash: all or none',
    activity: 'photo',
    neither: 'a repeat finds none of them outside the trash',
    body: photoBulkInput,
    answer: data(photoIdList),
    work: (tx, { actor, body, deps }) => deletePhotos(tx, { actor, deps }, body.propertyPhotoIds),
  }),
  unkeyed('POST', '/api/photo/bulk/restore', {
    summary: 'Take photos out of the trash: all or none',
    activity: 'photo',
    neither: 'a repeat finds none of them in the trash',
    body: photoBulkInput,
    answer: data(photoIdList),
    work: (tx, { actor, body, deps }) => restorePhotos(tx, { actor, deps }, body.propertyPhotoIds),
  }),
  unkeyed('POST', '/api/photo/bulk/erase', {
    summary: 'Erase photos from the trash for good: all or none',
    activity: 'photo',
    neither: 'a repeat finds none of them',
    body: photoBulkInput,
    answer: data(photoIdList),
    work: (tx, { actor, body, deps }) => erasePhotosAtOnce(tx, { actor, deps }, body.propertyPhotoIds),
  }),
);
