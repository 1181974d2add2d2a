import type { ActivityItem } from '@roofline/schema/activity/activity';
import { stringify } from 'csv-stringify/sync';
import { drawn } from '../platform/work/kind';

const COLUMNS: Record<string, (item: ActivityItem) => string> = {
  'Date (UTC)': ({ date }) => date,
  User: ({ userName }) => userName,
  Type: ({ type }) => type,
  Name: ({ entityName }) => entityName,
  'What Happened': ({ description }) => description,
  'Component Id': ({ propertyComponentId }) => propertyComponentId ?? '',
  'Project Id': ({ projectId }) => projectId ?? '',
  'Activity Id': ({ activityId }) => activityId,
};

/** Returns activity as CSV (RFC 4180) in UTF-8 with the mark that Excel needs; formulas stay text (EX-3). */
export async function writeActivity(items: readonly ActivityItem[]): Promise<Buffer> {
  const rows = items.map((item) => Object.values(COLUMNS).map((cell) => cell(item)));
  const text = stringify([Object.keys(COLUMNS), ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  return Buffer.from(text);
}

export const activityCsv = drawn('activity.csv', writeActivity);
