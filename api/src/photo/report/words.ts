import type { Photo } from '@roofline/schema/photo/photo';
import { NO_COMPONENT, type PhotosReportGroup } from '@roofline/schema/photo/photos-report';
import type { ReportRun } from '@roofline/schema/report/report-pages';
import { dayText } from '@roofline/schema/value/day';
import { limits } from '@roofline/schema/value/limits';

const LESS = 'Take some of them out of the photos report on the photos page.';
const count = (value: number) => value.toLocaleString('en-US');
const counted = (value: number, noun: string) => `${count(value)} ${noun}${value === 1 ? '' : 's'}`;

export const tooManyProblem = (marked: number): string =>
  `The photos report holds at most ${count(limits.photosInReport)} photos, and ${count(marked)} are marked for it. ${LESS}`;

export const placesProblem = (places: number): string =>
  `The photos report shows at most ${count(limits.photosReportPlaces)} pictures. As a photo stands under each of its components, it would show ${count(places)}. ${LESS}`;

export const bytesProblem = (): string =>
  `The pictures of the photos report are together larger than ${count(limits.photosReportBytes / 1_000_000)} MB, which is too much for one document. ${LESS}`;

export const waitingProblem = (waiting: number): string =>
  `${waiting === 1 ? '1 picture of the photos report is' : `${count(waiting)} pictures of the photos report are`} still being prepared. Try again in a few seconds.`;

const text = (words: string): ReportRun => ({ kind: 'text', text: words, value: null });
const fact = (words: string): ReportRun => ({ kind: 'fact', text: words, value: null });

/** Writes when the photos were taken, as far as known. */
function daysOf(groups: readonly PhotosReportGroup[]): ReportRun[] {
  const days = groups.flatMap(({ photos }) =>
    photos.flatMap(({ takenDate }) => takenDate?.slice(0, 10) ?? []),
  );
  if (days.length === 0) return [];
  const [first, last] = [days.reduce((a, b) => (a < b ? a : b)), days.reduce((a, b) => (a > b ? a : b))];
  if (first === last) return [text(', taken on '), fact(dayText(first))];
  return [text(', taken between '), fact(dayText(first)), text(' and '), fact(dayText(last))];
}

/** Writes the report in one sentence: how many photos of how many components, and when they were taken. */
export function verdictOf(groups: readonly PhotosReportGroup[], photoCount: number): ReportRun[] {
  if (photoCount === 0) return [];
  const components = groups.filter(({ component }) => component !== null).length;
  return [
    text('The report shows '),
    fact(counted(photoCount, 'photo')),
    ...(components > 0 ? [text(' of '), fact(counted(components, 'component'))] : []),
    ...daysOf(groups),
    text('.'),
  ];
}

export const titleOf = ({ component }: PhotosReportGroup): string => component?.name ?? NO_COMPONENT;

/** Writes the date and the component below a picture. */
export const captionOf = (photo: Photo, group: PhotosReportGroup): string =>
  [
    photo.takenDate === null ? 'Date not known' : dayText(photo.takenDate.slice(0, 10)),
    group.component?.name ?? [],
    photo.imageState === 'failed' ? 'Its file can’t be read' : [],
  ]
    .flat()
    .join(' · ');

/** Writes the alternative text of a picture, for screen readers. */
export function altOf({ description, fileName }: Photo, { component }: PhotosReportGroup): string {
  const said = description?.trim();
  if (component) return said ? `${component.name}: ${said}` : `Photo of ${component.name}`;
  return said ? said : `Photo ${fileName}`;
}
