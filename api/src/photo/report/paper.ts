import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Photo } from '@roofline/schema/photo/photo';
import type { PhotosPerPage, PhotosReport, PhotosReportGroup } from '@roofline/schema/photo/photos-report';
import { dayText } from '@roofline/schema/value/day';
import type { Headed } from '../../platform/letterhead/letterhead';
import type { BlobRow } from '../../platform/blobs/repository';
import { finish } from '../../platform/pdf/finish';
import { openPaper } from '../../platform/pdf/paper';
import { pictureSections, type Picture } from '../../platform/pdf/pictures';
import { paragraph } from '../../platform/pdf/text';
import { titleBlock } from '../../platform/pdf/title-block';
import { drawn } from '../../platform/work/kind';
import { altOf, captionOf, titleOf } from './words';

/** The input of the printed report. */
export interface PrintedPhotos extends Headed {
  report: PhotosReport;
  perPage: PhotosPerPage;
  /** The bytes of each photo, by its id; a photo without them is drawn as an empty frame. */
  pictures: ReadonlyMap<string, BlobRow>;
  /** The folder of the bytes, with the ids of their rows as names. */
  folder: string;
}

const TITLE = 'Photos report';
const NOTHING = 'No photos are marked for the photos report yet.';

function pictureOf({ pictures, folder }: PrintedPhotos, photo: Photo, group: PhotosReportGroup): Picture {
  const blob = pictures.get(photo.propertyPhotoId);
  const path = blob && join(folder, blob.blobId);
  return {
    path: path !== undefined && existsSync(path) ? path : null,
    width: photo.width,
    height: photo.height,
    alt: altOf(photo, group),
    text: photo.description ?? '',
    note: captionOf(photo, group),
  };
}

/** Draws the marked photos as a document, under a heading for each component. */
function photosPaper(printed: PrintedPhotos): Readable {
  const { report, perPage } = printed;
  const paper = openPaper({
    title: TITLE,
    subject: report.propertyName,
    foot: `${report.companyName} · Prepared ${dayText(report.preparedOn)}`,
    preparedAt: new Date(report.preparedAt),
    author: report.companyName,
    letterhead: printed.letterhead,
  });
  titleBlock(paper, {
    title: TITLE,
    lines: [report.propertyName, `Prepared by ${report.companyName} on ${dayText(report.preparedOn)}`],
  });
  if (report.groups.length === 0) paragraph(paper, NOTHING);
  const verdict = report.verdict.map(({ kind, text }) => (kind === 'text' ? text : { strong: text }));
  paragraph(paper, verdict, 'verdict');
  const sections = report.groups.map((group) => ({
    title: titleOf(group),
    pictures: group.photos.map((photo) => pictureOf(printed, photo, group)),
  }));
  pictureSections(paper, perPage, sections);
  return finish(paper);
}

export const photosReportPdf = drawn('report photos.pdf', photosPaper);
