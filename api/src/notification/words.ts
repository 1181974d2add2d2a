import { dayText } from '@roofline/schema/value/day';
import { cutTo } from '@roofline/schema/value/text';
import { isKind, type NotificationKind } from './policy';
import type { NotificationRow } from './repository/notifications';

/** The title and body of a notification, in plain text. */
export interface NotificationWords {
  title: string;
  body: string;
}

const NOTE_MAX = 200;

function noteOf({ noteText }: NotificationRow): string {
  const line = (noteText ?? '').replace(/\s+/g, ' ').trim();
  return line.length > NOTE_MAX ? `${cutTo(line, NOTE_MAX - 1)}…` : line;
}

const who = ({ actorName }: NotificationRow) => actorName ?? 'Roofline';
const project = ({ projectName }: NotificationRow) => projectName ?? 'the project';
const day = ({ day: on }: NotificationRow) => (on ? dayText(on) : 'an unknown day');
/** Returns the title of a duty by law and its source in the law. */
const dutyOf = ({ detail }: NotificationRow) => {
  const [title, source] = (detail ?? 'A duty by law').split('\n');
  return { title: title!, source };
};
const howMany = (count: number | null, one: string) =>
  count === null || count === 1 ? `a ${one}` : `${count.toLocaleString('en-US')} ${one}s`;

const howManyOf = (count: number | null, one: string) =>
  count === 1 ? `1 ${one}` : `${(count ?? 0).toLocaleString('en-US')} ${one}s`;

const WORDS: Record<NotificationKind, (row: NotificationRow) => NotificationWords> = {
  assigned: (row) => ({
    title: `You are responsible for ${project(row)}`,
    body: `${who(row)} made you responsible for this project.`,
  }),
  joined: (row) => ({
    title: `You are working on ${project(row)}`,
    body: `${who(row)} added you to the people of this project.`,
  }),
  moved: (row) => ({
    title: `${project(row)} moved to ${row.detail ?? 'another phase'}`,
    body: `${who(row)} moved this project to the phase ${row.detail ?? 'that follows'}.`,
  }),
  completed: (row) => ({
    title: `${project(row)} is completed`,
    body: `${who(row)} completed this project on ${day(row)}.`,
  }),
  reopened: (row) => ({ title: `${project(row)} is open again`, body: `${who(row)} reopened this project.` }),
  awarded: (row) => ({
    title: `${project(row)} has a contract`,
    body: row.detail ? `${who(row)} awarded the bid of ${row.detail}.` : `${who(row)} awarded a bid.`,
  }),
  due: (row) => ({ title: `${project(row)} is due soon`, body: `This project is due on ${day(row)}.` }),
  bidEnding: (row) => ({
    title: `A bid for ${project(row)} ends soon`,
    body: `The bid ${row.detail ? `of ${row.detail} ` : ''}is valid until ${day(row)}.`,
  }),
  fileEnding: (row) => ({
    title: `${row.detail ?? 'A document'} ends soon`,
    body: `This document is valid until ${day(row)}.`,
  }),
  disclosure: (row) => {
    const { title, source } = dutyOf(row);
    return { title: `${title} is due soon`, body: `It is due on ${day(row)}.${source ? ` ${source}` : ''}` };
  },
  mayApply: (row) => {
    const { title, source } = dutyOf(row);
    return {
      title: `${title} may be due soon`,
      body: `Check whether the law asks this of the property by ${day(row)}.${source ? ` ${source}` : ''}`,
    };
  },
  date: (row) => ({ title: row.detail ?? 'A date is near', body: `The day is ${day(row)}.` }),
  studyImported: (row) => ({
    title: `${row.detail ?? 'Your study'} is imported`,
    body: `Roofline imported the study that you sent: ${howManyOf(row.count, 'component')} added or changed.`,
  }),
  studyFailed: (row) => ({
    title: `${row.detail ?? 'Your study'} has problems`,
    body: `Roofline could not import the study that you sent: ${howManyOf(row.count, 'problem')} to correct in the file.`,
  }),
  mentioned: (row) => ({ title: `${who(row)} mentioned you in ${project(row)}`, body: noteOf(row) }),
  note: (row) => ({ title: `${who(row)} wrote a note in ${project(row)}`, body: noteOf(row) }),
  photo: (row) => ({
    title: `New photos in ${project(row)}`,
    body: `${who(row)} added ${howMany(row.count, 'photo')} to this project.`,
  }),
  file: (row) => ({
    title: `New files in ${project(row)}`,
    body: `${who(row)} added ${howMany(row.count, 'file')} to this project.`,
  }),
};

/** Returns the words of a notification. They have no amounts of money, since a Vendor reads some of them. */
export function wordsOf(row: NotificationRow): NotificationWords {
  return isKind(row.kind) ? WORDS[row.kind](row) : { title: row.propertyName, body: '' };
}
