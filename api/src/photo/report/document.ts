import { photosPerPage, type PhotosPerPage } from '@roofline/schema/photo/photos-report';
import { limits } from '@roofline/schema/value/limits';
import { z } from 'zod';
import { findSizes } from '../../platform/blobs/repository';
import { PDF } from '../../platform/http/media-types';
import { conflict, ruleFailed } from '../../platform/problem';
import type { Document } from '../../platform/work/document';
import { photosReportPdf, type PrintedPhotos } from './paper';
import { readPhotosReport } from './read';
import { bytesProblem, waitingProblem } from './words';

const fileNameOf = (propertyName: string, day: string) =>
  `${propertyName.replace(/[^\p{L}\p{N} ._-]+/gu, ' ')} photos ${day}.pdf`.replace(/\s+/g, ' ').trim();

/** The photos report as a PDF. */
export const photosReportDocument: Document<{ propertyId: string; perPage: PhotosPerPage }, PrintedPhotos> = {
  name: photosReportPdf.name,
  type: PDF,
  asked: z.object({ propertyId: z.uuid(), perPage: photosPerPage }),
  read: async (tx, reader, { propertyId, perPage }) => {
    const { report, rows, workspaceId } = await readPhotosReport(tx, reader, { propertyId });
    if (report.problem !== null) throw ruleFailed(report.problem, undefined, 'tooMany');
    const waiting = rows.filter(({ imageState }) => imageState === 'beingMade').length;
    // Refuses while a picture is missing: a printed report cannot be completed later.
    if (waiting > 0) throw conflict(waitingProblem(waiting), 'beingMade');
    const ids = rows.flatMap(({ imageState, blobId }) => (imageState === 'ready' ? blobId : []));
    const sizes = rows[0] ? await findSizes(tx, rows[0].workspaceId, ids, 'medium') : new Map();
    const pictures = new Map(
      rows.flatMap(({ propertyPhotoId, blobId }) => {
        const size = sizes.get(blobId);
        return size ? [[propertyPhotoId, size] as const] : [];
      }),
    );
    const bytes = [...pictures.values()].reduce((sum, { byteCount }) => sum + (byteCount ?? 0), 0);
    if (bytes > limits.photosReportBytes) throw ruleFailed(bytesProblem(), undefined, 'tooLarge');
    const fileName = fileNameOf(report.propertyName, reader.clock.today());
    return { subject: { report, perPage, pictures, folder: '' }, fileName, headedBy: workspaceId };
  },
  files: {
    of: ({ pictures }) => [...pictures.values()],
    into: (subject, folder) => ({ ...subject, folder }),
  },
  kind: photosReportPdf,
};
