import { LIVE_CHARTS, type LiveChart } from '@roofline/schema/live-dashboard/definitions';
import { limits } from '@roofline/schema/value/limits';
import { Problem } from '../../platform/problem';
import { kindOf, PNG } from '../../platform/upload/file-kind';
import { manyFiles } from '../../platform/upload/many-files';
import type { ReceivedFile } from '../../platform/upload/reception';

const FIELD = 'charts';
const NOT_PNG = 'Charts should be PNG images';

/** An uploaded picture of a chart. */
export interface UploadedChart {
  path: string;
  /** The chart named by the file; null if the name is not that of a chart. */
  chart: LiveChart | null;
  /** Reads all bytes of the picture. */
  bytes: ReceivedFile['bytes'];
}

/** Returns the refusal of a picture that is no PNG: 415. */
export const notPng = (at?: number) =>
  new Problem(415, [
    { code: 'invalidFileType', detail: NOT_PNG, field: at === undefined ? FIELD : `${FIELD}.${at}` },
  ]);

/** The reception of 1 to 20 pictures in the field `charts`, in the order of the page. */
export const chartUpload = manyFiles<UploadedChart>(
  {
    maxBytes: limits.chartBytes,
    isFormRequired: true,
    missing: { detail: 'Send the charts of the dashboard', code: 'required' },
    unexpected: { detail: 'Send the charts in the field "charts"', code: 'unexpectedFile' },
    accept(file) {
      const declared = file.declaredType.split(';')[0]!.trim().toLowerCase();
      if (!kindOf([PNG], file) || declared !== 'image/png') throw notPng();
      const name = file.fileName.slice(0, -'.png'.length);
      return {
        path: file.path,
        chart: LIVE_CHARTS.find((chart) => chart === name) ?? null,
        bytes: file.bytes,
      };
    },
  },
  FIELD,
);
