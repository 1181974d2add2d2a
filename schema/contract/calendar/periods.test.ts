import { expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { calendarInput, calendarsInput } from './calendar';

const propertyIds = '0198c0de-0000-7000-8000-000000000001';

it.each([calendarInput, calendarsInput])(
  'a period has both of its days and at most 800 of them',
  (schema) => {
    const refused = (from: string, to: string) => failuresOf(schema, { propertyIds, from, to });
    expect(refused('2026-01-01', '2026-01-01')).toEqual([]);
    expect(refused('2026-01-02', '2026-01-01')).toEqual(['to: To should not be before From']);
    expect(refused('2026-01-01', '2028-03-10')).toEqual([]);
    expect(refused('2026-01-01', '2028-03-11')).toEqual(['to: Ask for at most 800 days at once']);
    expect(refused('soon', '2026-01-01')).toContain('from: From should be a valid date');
  },
);
