import { expect, it } from 'vitest';
import { ADOPTION_FILE_BYTES, adoptionFileProblem } from '../files/adoption-file';

it('accepts only PDFs and pictures up to the size limit, with endings in any case', () => {
  expect(adoptionFileProblem({ name: 'Minutes.PDF', size: ADOPTION_FILE_BYTES })).toBeNull();
  expect(adoptionFileProblem({ name: 'board.jpeg', size: 1 })).toBeNull();
  expect(adoptionFileProblem({ name: 'minutes.pdf', size: ADOPTION_FILE_BYTES + 1 })).toBe(
    'File is too large.',
  );
  expect(adoptionFileProblem({ name: 'minutes.docx', size: 1 })).toBe(
    'Invalid file type. Allowed types: .pdf, .jpg, .jpeg, .png.',
  );
});
