import { fileProblem } from '../../../app/upload/file-problem';
import type { PlanAdoptionFieldsFragment } from '../../PlanFields.generated';

/** A document in the record of an adoption. */
export type AdoptionFile = PlanAdoptionFieldsFragment['files'][number];

/** File endings that an adoption accepts. */
export const ADOPTION_FILE_ENDINGS = ['.pdf', '.jpg', '.jpeg', '.png'] as const;
/** The service's limit. */
export const ADOPTION_FILE_BYTES = 25_000_000;

/** Returns what is wrong with a chosen document before the upload; the service checks more. */
export const adoptionFileProblem = (file: { name: string; size: number }): string | null =>
  fileProblem(file, {
    endings: ADOPTION_FILE_ENDINGS,
    maxBytes: ADOPTION_FILE_BYTES,
    wrongType: `Invalid file type. Allowed types: ${ADOPTION_FILE_ENDINGS.join(', ')}.`,
  });
