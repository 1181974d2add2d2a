import {
  componentPhotos,
  photo,
  photoInput,
  photoListInput,
  photoPage,
  PHOTO_SIZES,
  projectPhotoCount,
  type PhotoSize,
} from '@roofline/schema/photo/photo';
import { idList } from '@roofline/schema/value/page';
import { z } from 'zod';
import { addressQuery } from '../platform/images/keep';
import { data, download, image, nothing, uploaded } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, put, remove, unkeyed } from '../platform/route/write';
import { propertyGuard, requireProperty } from '../property/access';
import { bulkPhotoRoutes } from './bulk/routes';
import { deletePhoto, retryPicture, setPrimary, updatePhoto } from './change';
import { countsAtProperty, countsOfProjects, removeFromProject } from './projects';
import { imageOfPhoto, originalOfPhoto, pageOfPhotos, photosOfComponents, readPhoto } from './read';
import { photosReportRoutes } from './report/routes';
import { addPhotos } from './upload/add';
import { photoUpload } from './upload/reception';

const ofProperty = '/api/photo/property/:propertyId';
const ofPhoto = '/api/photo/:propertyPhotoId';

/** The routes of single photos. */
const singlePhotoRoutes = routes(
  'photo',
  get(ofProperty, {
    summary: 'Photos of a property, page by page, with how many each month has',
    query: photoListInput,
    answer: data(photoPage),
    work: (tx, { actor, params, query, deps }) => pageOfPhotos(tx, deps, actor, { ...query, ...params }),
  }),
  post(ofProperty, {
    summary:
      'Add photos: multipart, 1 to 20 files "files" of at most 25,000,000 bytes and 60 megapixels, jpg, png or heic; fields description, takenDate, propertyComponentIds. Answers once they are stored: their sizes are made behind it (imageState)',
    activity: 'photo',
    file: photoUpload,
    answer: uploaded(photo),
    // Refuses a caller without the right before the upload is read.
    first: ({ actor, params, deps }) =>
      deps.database.tenant(
        actor,
        (tx) => requireProperty(tx, actor, params.propertyId, { need: 'addPhotos' }),
        { readOnly: true },
      ),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'addPhotos'),
    steps: ({ actor, signal, deps, first: access, file }, once) =>
      addPhotos({ actor, signal, deps, access }, file, once),
  }),
  get('/api/photo/component', {
    summary: 'Photos of many components, newest first, at most 50 each, in the requested order of the lines',
    query: z.object({ propertyComponentIds: idList }),
    answer: data(z.array(componentPhotos.nullable())),
    work: (tx, { actor, query, deps }) => photosOfComponents(tx, deps, actor, query.propertyComponentIds),
  }),
  get('/api/photo/projects', {
    summary:
      'How many photos each of many projects shows: those added to it and those of its components. Null for a project that the caller does not see',
    query: z.object({ ids: idList }),
    answer: data(z.array(projectPhotoCount.nullable())),
    work: (tx, { actor, query }) => countsOfProjects(tx, actor, query.ids),
  }),
  get('/api/photo/projects/:propertyId', {
    summary: 'How many photos each project of a property shows, of those that the caller sees',
    answer: data(z.array(projectPhotoCount)),
    work: (tx, { actor, params }) => countsAtProperty(tx, actor, params.propertyId),
  }),
  unkeyed('DELETE', '/api/photo/photo/:propertyPhotoId/project/:projectId', {
    summary: 'Remove a photo from a project; it stays in the property',
    activity: 'photo',
    neither: 'a repeat finds the photo outside the project',
    answer: nothing,
    work: (tx, { actor, params, deps }) => removeFromProject(tx, { actor, deps }, params),
  }),
  get(ofPhoto, {
    summary: 'A photo',
    answer: data(photo),
    work: (tx, { actor, params, deps }) => readPhoto(tx, deps, actor, params.propertyPhotoId),
  }),
  put(ofPhoto, {
    summary: 'Change a photo; what is left out is emptied',
    activity: 'photo',
    body: photoInput,
    answer: data(photo),
    work: (tx, { actor, params, version, body, deps }) =>
      updatePhoto(tx, { actor, deps }, { ...params, version }, body),
  }),
  remove(ofPhoto, {
    summary: 'Move a photo to the trash',
    activity: 'photo',
    work: (tx, { actor, params, version, deps }) => deletePhoto(tx, { actor, deps }, { ...params, version }),
  }),
  unkeyed('POST', '/api/photo/:propertyComponentId/primary/:propertyPhotoId', {
    summary: 'Choose the photo that stands for a component; it is put on the component when it is not yet',
    activity: 'photo',
    neither: 'a repeat chooses the same photo',
    answer: data(componentPhotos),
    work: (tx, { actor, params, deps }) => setPrimary(tx, { actor, deps }, params),
  }),
  unkeyed('POST', `${ofPhoto}/retry`, {
    summary:
      'Have the picture of a photo tried again whose sizes could not be made; 409 for a file that cannot be read',
    activity: 'photo',
    neither: 'a repeat finds the picture being made',
    answer: data(photo),
    work: async (tx, { actor, params, deps, after }) => {
      const tried = await retryPicture(tx, { actor, deps }, params);
      after(() => deps.jobs.onAsked());
      return tried;
    },
  }),
  get('/api/photo/:propertyPhotoId/image/:size', {
    summary:
      'The picture in a size, as a JPEG without metadata; may be kept under an address with ?v=. 409 with Retry-After while it is being made, and for a file that cannot be read',
    params: { size: z.enum(PHOTO_SIZES) },
    query: addressQuery,
    answer: image,
    work: (tx, { actor, params }) =>
      imageOfPhoto(tx, actor, params.propertyPhotoId, params.size as PhotoSize),
  }),
  get('/api/photo/download/:propertyPhotoId', {
    summary:
      'The picture at its full size under its name, as a JPEG without metadata. 409 while it is being made; of a file that cannot be read its uploader gets the bytes as they were sent',
    answer: download('image/jpeg'),
    work: (tx, { actor, params }) => originalOfPhoto(tx, actor, params.propertyPhotoId),
  }),
);

/** The routes of photos: single, in bulk, and as a report. */
export const photoRoutes = [...singlePhotoRoutes, ...bulkPhotoRoutes, ...photosReportRoutes];
