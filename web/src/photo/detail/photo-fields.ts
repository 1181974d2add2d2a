import { photoInput, type PhotoInput } from '@roofline/schema/photo/photo';
import { answersOf, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { clockTime } from '../data/photo-words';
import { valuesOf } from '../data/use-edit-photo';
import type { PhotoItem } from '../data/use-photo-list';
import { formatDay } from '../../ui/format/day';

type PhotoValues = Answers<typeof photoInput>;

/** The fields that are edited in place; switch and chips save by themselves. Any may be empty, so none says *Optional*. */
const PHOTO_FIELDS: FieldList<PhotoValues> = [
  { part: 'words', rows: [{ name: 'description', isOptional: false }] },
  {
    part: 'facts',
    rows: [
      {
        name: 'takenDate',
        kind: 'clock',
        label: 'Taken',
        isOptional: false,
        readAs: (day: string) => `${formatDay(day)}, ${clockTime(day)}`,
      },
      [
        { name: 'latitude', decimals: 6, maxLength: 11, isOptional: false },
        { name: 'longitude', decimals: 6, maxLength: 12, isOptional: false },
      ],
    ],
  },
];

const wordsOf = ({ description, takenDate, latitude, longitude }: PhotoItem) =>
  JSON.stringify([description, takenDate, latitude, longitude]);
/** Returns whether two versions of a photo say the same in the fields of the form. */
export const saysTheSame = (one: PhotoItem, other: PhotoItem) => wordsOf(one) === wordsOf(other);

export const usePhotoForm = (photo: PhotoItem, readOnly: boolean) =>
  useFieldsForm<PhotoValues, PhotoInput, object>({
    schema: photoInput,
    list: PHOTO_FIELDS,
    saved: answersOf(photoInput, valuesOf(photo)),
    given: {},
    readOnly,
  });
