import { localToday } from '../../app/today';
import { formatDay, formatDayInYear } from '../../ui/format/day';
import type { PhotoFieldsFragment } from './Photos.generated';
import type { PhotoOrder } from './photo-sort';

/** The most characters of a name on a tile. */
const LONGEST = 100;

/** Returns what a photo is called: its description, else its first component, else its file name. */
export function photoName({ description, propertyComponents, fileName }: PhotoFieldsFragment): string {
  const name = description?.trim() || propertyComponents[0]?.name || fileName;
  return name.length > LONGEST ? `${name.slice(0, LONGEST).trimEnd()}…` : name;
}

/** Returns the text in place of the picture. */
export function photoAlt(photo: PhotoFieldsFragment): string {
  const said = photo.description?.trim();
  if (said) return said;
  const shown = photo.propertyComponents.map(({ name }) => name).join(', ');
  return shown === '' ? `Photo ${photo.fileName}` : `Photo of ${shown}`;
}

/** Returns the day on a tile, by the date that sorts the grid; its year is in the head of the month. */
export function tileDay({ takenDate, uploadDate }: PhotoFieldsFragment, { sortBy }: PhotoOrder): string {
  if (sortBy === 'takenDate') return takenDate === null ? 'Date not known' : formatDayInYear(takenDate);
  const day = localToday(new Date(uploadDate));
  // The service groups uploads by months in UTC: beside such a month, a day of another one needs its year.
  return day.slice(0, 7) === uploadDate.slice(0, 7) ? formatDayInYear(day) : formatDay(day);
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns `2026-10` as `October 2026`. */
export const monthTitle = (isoMonth: string | null): string =>
  isoMonth === null ? 'Date not known' : month.format(new Date(`${isoMonth}-01T00:00:00Z`));

/** Returns the time of `2026-10-28T09:14:00`, by the clock where the photo was taken, as `9:14 AM`. */
export function clockTime(wallClock: string): string {
  const [hours = 0, minutes = 0] = wallClock.slice(11).split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}

/** Returns a place as `47.5713, −122.1456`. */
export const place = (latitude: number, longitude: number): string =>
  [latitude, longitude].map((degrees) => degrees.toFixed(4).replace('-', '−')).join(', ');
