import { z } from 'zod';
import { attachedComponent } from '../component/attached-component';
import { attachedProject } from '../project/attached-project';
import { withCrossFieldRules } from '../value/cross-field';
import { limits } from '../value/limits';
import { optional } from '../value/numbers';
import { pageOf } from '../value/page';
import { asks } from '../value/question';
import { optionalText } from '../value/text';

/** Ways to order photos. */
export const PHOTO_SORTS = ['uploadDate', 'takenDate'] as const;
export type PhotoSort = (typeof PHOTO_SORTS)[number];

/** Sizes that are made of each photo, by their longest side in pixels; `original` is as large as it was sent. */
export const PHOTO_SIDES = { small: 320, medium: 1280, large: 2560 } as const;
export const PHOTO_SIZES = ['small', 'medium', 'large', 'original'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

/**
 * What became of a photo's picture: its sizes are made behind the upload, and a file that cannot be decoded has none. The
 * address of a picture answers 409 unless it is ready.
 */
export const IMAGE_STATES = ['beingMade', 'ready', 'failed'] as const;
export type ImageState = (typeof IMAGE_STATES)[number];

/** Said of a photo whose file could not be decoded. */
export const PICTURE_FAILED =
  'Roofline can’t read this picture: its file may be damaged. Delete it and upload it again as a JPEG; whoever uploaded it can download the file first.';

/** Said of a photo whose file is whole, but whose sizes could not be made in all of their tries. */
export const PICTURE_GIVEN_UP = 'The sizes of this picture could not be made. Try again.';

export const photoActions = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  changeReport: z.boolean(),
  retryPicture: z
    .boolean()
    .meta({ description: 'Have the picture tried again whose sizes could not be made' }),
  download: z.boolean(),
});
export type PhotoActions = z.infer<typeof photoActions>;

const path = z.string().meta({ description: 'Path on this service; ?v= names the bytes' });
/** `2026-10-28T09:14:00`: the time on the clock where the photo was taken, in no time zone. */
const wallClock = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);

export const photo = z.object({
  propertyPhotoId: z.uuid(),
  propertyId: z.uuid(),
  fileName: z.string(),
  smallFileUrl: path,
  mediumFileUrl: path,
  largeFileUrl: path,
  originalFileUrl: path,
  description: z.string().nullable(),
  takenDate: wallClock
    .nullable()
    .meta({ description: 'Wall-clock time where it was taken, without a zone; null when not known' }),
  takenYear: z.int().nullable(),
  uploadDate: z.iso.datetime(),
  uploadYear: z.int(),
  uploadByFullName: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  includeInPhotosReport: z.boolean(),
  propertyComponents: z.array(attachedComponent),
  projects: z.array(attachedProject),
  isPrimaryOf: z.array(z.uuid()).meta({ description: 'propertyComponentIds whose primary photo it is' }),
  width: z.int(),
  height: z.int(),
  fileSize: z
    .int()
    .meta({ description: 'Bytes of the original that is served; of the uploaded file until it is ready' }),
  imageState: z.enum(IMAGE_STATES),
  imageProblem: z.string().nullable().meta({ description: 'Why there is no picture and how to mend it' }),
  contentHash: z.string().meta({ description: 'SHA-256 of the bytes as they were uploaded' }),
  placeholder: z
    .string()
    .nullable()
    .meta({ description: 'A tiny blurred stand-in, as a data URI; null until the picture is ready' }),
  camera: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  deletedAt: z.iso.datetime().nullable(),
  viewerCan: photoActions,
});
export type Photo = z.infer<typeof photo>;

export const photoMonth = z.object({
  month: z.string().nullable().meta({ description: '2026-10; null where the date is not known' }),
  count: z.int(),
});
export type PhotoMonth = z.infer<typeof photoMonth>;

export const photoPage = pageOf(photo).extend({
  trashDays: z.int().meta({ description: 'Days in which what was deleted can be restored' }),
  inReportCount: z
    .int()
    .meta({ description: 'Photos of the whole filtered list that are in the photos report' }),
  months: z
    .array(photoMonth)
    .meta({ description: 'Months of the whole filtered list, in its order, by the date that sorts it' }),
});
export type PhotoPage = z.infer<typeof photoPage>;

const yesOrNo = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Query of GET /api/photo/property/{propertyId}. */
export const photoListInput = z.object({
  sortBy: z.enum(PHOTO_SORTS).default('uploadDate'),
  sortDesc: yesOrNo.default(true),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(limits.photoPageMax).default(limits.photoPageSize),
  propertyComponentId: z.uuid().optional(),
  projectId: z.uuid().optional(),
  search: z.string().trim().max(200).optional(),
  includeInPhotosReport: yesOrNo.optional(),
  isDeleted: yesOrNo.default(false),
});
export type PhotoListInput = z.infer<typeof photoListInput>;

/** Photos of one component: the newest, and the one that stands for it. */
export const componentPhotos = z.object({
  propertyComponentId: z.uuid(),
  photos: z.array(photo),
  primaryPhoto: photo.nullable(),
});
export type ComponentPhotos = z.infer<typeof componentPhotos>;

const TAKEN = 'Taken Date should be a date and time between 1900 and 2199, like 2026-10-28T09:14';

function isWallClock(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1, 4).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && year <= 2199 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const takenDate = asks(
  z
    .string({ error: TAKEN })
    .nullish()
    .transform((text) => (text == null || text.trim() === '' ? null : text.trim()))
    .refine((text) => text === null || isWallClock(text), TAKEN)
    .transform((text) => (text !== null && text.length === 16 ? `${text}:00` : text)),
  { label: 'Taken Date' },
);

const degrees = (label: string, max: number) => {
  const message = `${label} should be between -${max} and ${max}`;
  return optional(asks(z.number(message).min(-max, message).max(max, message), { label }));
};

const componentIds = z
  .array(z.uuid('Choose components from the list'))
  .max(limits.componentsOfMedia, `Choose at most ${limits.componentsOfMedia} components`);

/** PUT /api/photo/{propertyPhotoId}: every value; what is left out is emptied. */
export const photoInput = withCrossFieldRules(
  z.object({
    description: optionalText('Description', limits.photoDescriptionMax),
    takenDate,
    latitude: degrees('Latitude', 90),
    longitude: degrees('Longitude', 180),
    includeInPhotosReport: asks(z.boolean().default(false), { label: 'Include in Photos Report' }),
    propertyComponentIds: componentIds.default([]),
  }),
  (value, add) => {
    const { latitude, longitude } = value;
    if (latitude != null && longitude == null) add('longitude', 'Give the longitude beside the latitude');
    if (longitude != null && latitude == null) add('latitude', 'Give the latitude beside the longitude');
  },
);
export type PhotoInput = z.infer<typeof photoInput>;

/** Fields that may stand beside the files of an upload; they apply to each of them. */
export const photoUploadInput = z.object({
  description: optionalText('Description', limits.photoDescriptionMax),
  takenDate,
  propertyComponentIds: z
    .string()
    .optional()
    .transform((text) => (text ? text.split(',') : []))
    .pipe(componentIds),
});
export type PhotoUploadInput = z.infer<typeof photoUploadInput>;

const photoIds = z
  .array(z.uuid('Choose photos from the list'))
  .min(1, 'Choose at least one photo')
  .max(limits.mediaBulk, `Choose at most ${limits.mediaBulk.toLocaleString('en-US')} photos`);

/** bulk/delete, bulk/restore, bulk/erase, bulk/download. */
export const photoBulkInput = z.object({ propertyPhotoIds: photoIds });
export type PhotoBulkInput = z.infer<typeof photoBulkInput>;

/** bulk/assigncomponent: hangs photos on components, or with `unassign` takes them off (without components: off all). */
export const photoAssignInput = withCrossFieldRules(
  z.object({
    propertyPhotoIds: photoIds,
    propertyComponentIds: componentIds.default([]),
    unassign: z.boolean().default(false),
  }),
  (value, add) => {
    const isEmpty = Array.isArray(value.propertyComponentIds) && value.propertyComponentIds.length === 0;
    if (isEmpty && value.unassign === false)
      add('propertyComponentIds', 'Choose a component, or take the photos off their components');
    const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);
    if (lengthOf(value.propertyPhotoIds) * lengthOf(value.propertyComponentIds) > limits.mediaLinks)
      add('propertyComponentIds', 'Choose fewer photos or fewer components at once');
  },
);
export type PhotoAssignInput = z.infer<typeof photoAssignInput>;

/** bulk/reportsettings. */
export const photoReportInput = z.object({ propertyPhotoIds: photoIds, includeInPhotosReport: z.boolean() });
export type PhotoReportInput = z.infer<typeof photoReportInput>;

/** bulk/addproject. */
export const photoProjectInput = z.object({
  propertyPhotoIds: photoIds,
  projectId: z.uuid('Choose a project from the list'),
});
export type PhotoProjectInput = z.infer<typeof photoProjectInput>;

/** Photos of many projects: how many each shows. */
export const projectPhotoCount = z.object({ projectId: z.uuid(), photoCount: z.int() });
export type ProjectPhotoCount = z.infer<typeof projectPhotoCount>;

/** What a bulk change of photos answers: the photos as they are now, in the requested order. */
export const photoList = z.array(photo);
/** What a bulk delete, restore or erase answers. */
export const photoIdList = z.object({ propertyPhotoIds: z.array(z.uuid()) });
export type PhotoIdList = z.infer<typeof photoIdList>;

/** 415 of a photo. */
export const INVALID_PHOTO_TYPE = 'Invalid file type. Allowed types: .jpg, .jpeg, .png, .heic, .heif.';
