import { addDays } from '@roofline/schema/value/day';
import type { CalendarItem, CalendarStatus } from '@roofline/schema/calendar/calendar';
import { quick } from '../../platform/work/kind';

// Writes a calendar as RFC 5545 text: lines of at most 75 octets that end in CRLF.

const CRLF = '\r\n';
const OCTETS = 75;
const encoder = new TextEncoder();

/** The characters that no line may have. Line breaks are converted before. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Escapes text as the value of a property (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?|\n/g, '\n')
    .replace(CONTROL, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** Folds a content line (3.1): no part is longer than 75 octets, and no character is cut. */
export function foldLine(line: string): string {
  if (encoder.encode(line).length <= OCTETS) return line;
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > OCTETS) {
      parts.push(part);
      // The leading space of a part counts.
      [part, octets] = [' ', 1];
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join(CRLF);
}

const dateValue = (day: string) => day.replaceAll('-', '');
const momentValue = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const PREFIX: Partial<Record<CalendarStatus, string>> = {
  done: 'Done: ',
  overdue: 'Overdue: ',
  mayApply: 'May apply: ',
};

/** The contents of a feed. */
export interface FeedSubject {
  /** The name of the property. */
  name: string;
  propertyId: string;
  publicUrl: string;
  /** The ISO moment at which the text is made. */
  stamp: string;
  items: CalendarItem[];
}

/** Returns the address of an item's page, with its property selected. */
function linkOf({ publicUrl, propertyId }: FeedSubject, link: string): string {
  const sign = link.includes('?') ? '&' : '?';
  return `${publicUrl}${link}${sign}sp_ref=email&propertyId=${propertyId}`;
}

function event(subject: FeedSubject, item: CalendarItem): string[] {
  const description = [item.detail, item.source].filter((text) => text !== null).join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${item.calendarItemId}@calendar.roofline`,
    `DTSTAMP:${momentValue(subject.stamp)}`,
    `DTSTART;VALUE=DATE:${dateValue(item.date)}`,
    `DTEND;VALUE=DATE:${dateValue(addDays(item.date, 1))}`,
    `SUMMARY:${escapeText(`${PREFIX[item.status] ?? ''}${item.title}`)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(item.link === null ? [] : [`URL:${linkOf(subject, item.link)}`]),
    `STATUS:${item.status === 'mayApply' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Returns the calendar as text for the programs that subscribe to it. */
export function feedText(subject: FeedSubject): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Roofline//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(subject.name)}`,
    `X-WR-CALNAME:${escapeText(subject.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...subject.items.flatMap((item) => event(subject, item)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}${CRLF}`).join('');
}

export const calendarFeedWork = quick('calendar feed', feedText);
