import { fiscalYearOf } from '../examples';
import type { RoomExamples } from '../room';

export const room: RoomExamples = {
  serve: (upstream) => upstream.batch('/api/property/fiscalyears', (each) => [fiscalYearOf(each)]),
};
