import { aReserveStudyInput } from '@roofline/schema/fixtures/year';
import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { newKey } from '../stack/people';

// What several rooms and tests send.

/** A file to upload. */
export interface UploadFile {
  /** Field of the form; `file` unless the route takes many. */
  field?: string;
  fileName: string;
  /** What stands beside it. */
  fields?: Record<string, string>;
  bytes: Buffer;
  type: string;
}

export const image: UploadFile = { fileName: 'a.png', bytes: pngOf(200, 200), type: 'image/png' };
export const minutes: UploadFile = {
  fileName: 'minutes.pdf',
  bytes: Buffer.from('%PDF-1.7 minutes'),
  type: 'application/pdf',
};

/** Updated without a visit to the site, so that the duty of one may apply and can be stated not to. */
export const study = aReserveStudyInput({ reserveStudyTypeId: 2, inspectionDate: null });

export const adoption = { meetingDate: '2026-02-03', votesFor: 5 };

/** A plan with a unique name. */
export const newPlan = () => ({
  name: `Steady ${newKey()}`,
  settings: {
    method: 'baseline',
    startingBalance: 100_000,
    firstYearContribution: 0,
    increaseRate: 3,
    inflationRate: 3,
    interestRate: 2,
  },
});
