import { aPhotoInput } from '@roofline/schema/fixtures/photo';
import type { Cast } from '@roofline/api/property/fixtures/cast';
import { workActor } from '@roofline/api/platform/actor';
import { rowsOf } from '@roofline/api/platform/database';
import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import { sql } from 'drizzle-orm';
import type { UploadFile } from '../register/examples';
import {
  adminsUnseenByVendors,
  readers,
  runnersUnseenByVendors,
  signedIn,
  unseenByVendors,
  withMember,
} from '../register/rights';
import { by, type Place, type Room } from '../register/room';

let made = 0;
/** A picture that was never sent: the same bytes are refused. */
const picture: UploadFile = {
  field: 'files',
  fileName: 'stair.png',
  type: 'image/png',
  get bytes() {
    made += 1;
    return pngOf(20 + (made % 300), 20 + Math.floor(made / 300));
  },
};

const values = (at: Place) => ({ ...aPhotoInput(), propertyComponentIds: [at.propertyComponentId] });

/** Photos of one property, for the requests that each take one away. */
const COPIES = 30;

/** Ids of copies of a photo, which a request can take away; in the trash or outside. */
async function copiesOf({ database }: Cast, photoId: string, workspaceId: string, isDeleted: boolean) {
  const rows = await database.tenant(workActor([workspaceId]), (tx) =>
    rowsOf<{ id: string }>(
      tx,
      sql`insert into photo (workspace_id, property_photo_id, property_id, blob_id, content_hash, file_name,
          upload_date, uploaded_by, upload_by_full_name, width, height, file_size, placeholder, deleted_at)
        select workspace_id, gen_random_uuid(), property_id, blob_id, gen_random_uuid()::text, file_name, upload_date,
          uploaded_by, upload_by_full_name, width, height, file_size, placeholder,
          case when ${isDeleted} then upload_date end
        from photo, generate_series(1, ${COPIES}) where property_photo_id = ${photoId}::uuid
        returning property_photo_id as id`,
    ),
  );
  return rows.map(({ id }) => id).join(',');
}

const taken = new Map<string, number>();
/** The next of these ids: what one request has taken away is not there for another. */
function next(ids = ''): string {
  const n = taken.get(ids) ?? 0;
  taken.set(ids, n + 1);
  const list = ids.split(',');
  return list[n % list.length]!;
}

export const room: Room = {
  routes: {
    'GET /api/photo/property/:propertyId': { who: readers },
    'POST /api/photo/property/:propertyId': { who: readers, file: picture },
    'GET /api/photo/component': {
      who: signedIn,
      query: (at) => `?propertyComponentIds=${at.propertyComponentId}`,
    },
    'GET /api/photo/:propertyPhotoId': { who: unseenByVendors },
    'PUT /api/photo/:propertyPhotoId': { who: unseenByVendors, body: values },
    'DELETE /api/photo/:propertyPhotoId': { who: runnersUnseenByVendors },
    'POST /api/photo/:propertyComponentId/primary/:propertyPhotoId': {
      who: unseenByVendors,
      isUnkeyed: true,
    },
    'POST /api/photo/:propertyPhotoId/retry': {
      who: unseenByVendors,
      isUnkeyed: true,
      // Only a picture that was given up can be tried again.
      recorded: async ({ cast, home }) => {
        await cast.database.tenant(workActor([cast.workspaceId]), (tx) =>
          tx.execute(sql`update photo set image_state = 'failed', picture_given_up = true, placeholder = null
            where property_photo_id = ${home.propertyPhotoId}::uuid`),
        );
        return [{ at: home }];
      },
    },
    'GET /api/photo/:propertyPhotoId/image/:size': { who: unseenByVendors },
    'GET /api/photo/download/:propertyPhotoId': { who: unseenByVendors },
    'GET /api/reports/photos/:propertyId': { who: withMember },
    'GET /api/reports/photos/:propertyId/pdf': { who: withMember },
    'POST /api/photo/bulk/download': {
      who: unseenByVendors,
      body: (at) => ({ propertyPhotoIds: [at.propertyPhotoId] }),
      token: 'read',
    },
    'POST /api/photo/bulk/assigncomponent': {
      who: unseenByVendors,
      body: (at) => ({
        propertyPhotoIds: [at.propertyPhotoId],
        propertyComponentIds: [at.propertyComponentId],
        unassign: false,
      }),
      isUnkeyed: true,
    },
    'GET /api/photo/projects': { who: signedIn, query: (at) => `?ids=${at.projectId}` },
    'GET /api/photo/projects/:propertyId': { who: readers },
    'POST /api/photo/bulk/addproject': {
      who: unseenByVendors,
      body: (at) => ({ propertyPhotoIds: [next(at.projectPhotos)], projectId: at.projectId }),
      isUnkeyed: true,
    },
    'DELETE /api/photo/photo/:propertyPhotoId/project/:projectId': {
      who: unseenByVendors,
      // Only what is in the project can be taken out of it.
      recorded: async ({ home, ask }) => {
        const payload = { propertyPhotoIds: [home.propertyPhotoId], projectId: home.projectId };
        await ask('POST', '/api/photo/bulk/addproject', { payload });
        return [{ at: home }];
      },
    },
    'POST /api/photo/bulk/reportsettings': {
      who: unseenByVendors,
      body: (at) => ({ propertyPhotoIds: [at.propertyPhotoId], includeInPhotosReport: true }),
      isUnkeyed: true,
    },
    'POST /api/photo/bulk/delete': {
      who: runnersUnseenByVendors,
      body: (at) => ({ propertyPhotoIds: [next(at.deletablePhotos)] }),
      isUnkeyed: true,
    },
    'POST /api/photo/bulk/restore': {
      who: runnersUnseenByVendors,
      body: (at) => ({ propertyPhotoIds: [next(at.restorablePhotos)] }),
      isUnkeyed: true,
    },
    'POST /api/photo/bulk/erase': {
      who: adminsUnseenByVendors,
      body: (at) => ({ propertyPhotoIds: [next(at.erasablePhotos)] }),
      isUnkeyed: true,
    },
  },
  furnish: async ({ cast, ask, upload, workspaceId, propertyId }) => {
    const url = `/api/photo/property/${propertyId}`;
    const [{ propertyPhotoId }] = await upload(url, picture);
    const { items } = await ask('GET', `/api/component/property/${propertyId}`);
    const component = items[0].propertyComponentId as string;
    // The Vendor's own photo stands for the component, so that everyone who reaches the component sees one.
    let primary = propertyPhotoId as string;
    if (propertyId === cast.home) {
      const { payload, contentType } = multipartBody([{ field: 'files', ...picture }]);
      const sent = await cast.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': contentType, ...cast.as.vendor },
      });
      primary = sent.json().data[0].propertyPhotoId;
    }
    await ask('POST', `/api/photo/${component}/primary/${primary}`);
    // Whoever may see a picture gets it: its sizes are made behind the upload.
    await cast.runJobs();
    return {
      propertyPhotoId,
      size: 'small',
      projectPhotos: await copiesOf(cast, propertyPhotoId, workspaceId, false),
      deletablePhotos: await copiesOf(cast, propertyPhotoId, workspaceId, false),
      restorablePhotos: await copiesOf(cast, propertyPhotoId, workspaceId, true),
      erasablePhotos: await copiesOf(cast, propertyPhotoId, workspaceId, true),
    };
  },
  pool: () => ({
    takenDate: ['2026-10-28T09:14:00'],
    latitude: [51.5],
    longitude: [-0.125],
    size: ['small', 'original'],
    sortBy: ['uploadDate', 'takenDate'],
    perPage: [2, 6],
  }),
  plant: async ({ upload, propertyId }) => {
    const [photo] = (await upload(`/api/photo/property/${propertyId}`, picture)) as unknown as {
      propertyPhotoId: string;
    }[];
    const { propertyPhotoId } = photo!;
    return { propertyPhotoId: [propertyPhotoId], propertyPhotoIds: [[propertyPhotoId]] };
  },
  queries: {
    photo: by('GET /api/photo/:propertyPhotoId'),
  },
  mutations: {
    updatePhoto: by('PUT /api/photo/:propertyPhotoId'),
    retryPhotoPicture: by('POST /api/photo/:propertyPhotoId/retry'),
    setPrimaryPhoto: by('POST /api/photo/:propertyComponentId/primary/:propertyPhotoId'),
    assignPhotos: by('POST /api/photo/bulk/assigncomponent'),
    addPhotosToProject: by('POST /api/photo/bulk/addproject'),
    removePhotoFromProject: by('DELETE /api/photo/photo/:propertyPhotoId/project/:projectId'),
    setPhotosReport: by('POST /api/photo/bulk/reportsettings'),
    deletePhoto: by('DELETE /api/photo/:propertyPhotoId'),
    deletePhotos: by('POST /api/photo/bulk/delete'),
    restorePhotos: by('POST /api/photo/bulk/restore'),
    erasePhotos: by('POST /api/photo/bulk/erase'),
  },
  nested: {
    'Property.photos': { route: 'GET /api/photo/property/:propertyId' },
    'Property.photosReport': { route: 'GET /api/reports/photos/:propertyId' },
    'Component.photos': { route: 'GET /api/component/:propertyComponentId' },
    'Component.primaryPhoto': { route: 'GET /api/component/:propertyComponentId' },
  },
  shipped: {
    Photos: {
      variables: ({ propertyId }) => ({
        propertyId,
        sortBy: 'uploadDate',
        sortDesc: true,
        page: 1,
        isDeleted: false,
      }),
      atMost: 3,
    },
    PhotosReport: { variables: ({ propertyId }) => ({ propertyId }), atMost: 2 },
    Photo: { variables: ({ propertyPhotoId }) => ({ propertyPhotoId }), atMost: 1 },
    AttachableComponents: { variables: ({ propertyId }) => ({ propertyId, fiscalYear: 2026 }), atMost: 2 },
  },
  demo: async (manager, { propertyId }) => {
    const { fileName, bytes, type, field } = picture;
    const at = `/upload/photo/${propertyId}`;
    const { body } = await manager.upload<{ propertyPhotoId: string }[]>(at, fileName, bytes, type, field);
    return { propertyPhotoId: body.data![0]!.propertyPhotoId };
  },
};
