import { fileProblem } from '../../../app/upload/file-problem';
import type { PlanAdoptionFieldsFragment } from '../../PlanFields.generated';

/** A document as the record shows it. */
export type AdoptionFile = PlanAdoptionFieldsFragment['files'][number];

/** Kinds of documents that an adoption takes. */
export const ADOPTION_FILE_ENDINGS = ['.pdf', '.jpg', '.jpeg', '.png'] as const;
/** The service's own limit. */
export const ADOPTION_FILE_BYTES = 25_000_000;

/** What is wrong with a chosen document before it is sent; the service looks again, closer. */
export const adoptionFileProblem = (file: { name: string; size: number }): string | null =>
  fileProblem(file, {
    endings: ADOPTION_FILE_ENDINGS,
    maxBytes: ADOPTION_FILE_BYTES,
    wrongType: `Invalid file type. Allowed types: ${ADOPTION_FILE_ENDINGS.join(', ')}.`,
  });
