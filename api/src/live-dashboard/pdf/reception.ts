import { LIVE_CHARTS, type LiveChart } from '@roofline/schema/live-dashboard/definitions';
import { limits } from '@roofline/schema/value/limits';
import { Problem } from '../../platform/problem';
import { kindOf, PNG } from '../../platform/upload/file-kind';
import { manyFiles } from '../../platform/upload/many-files';
import type { ReceivedFile } from '../../platform/upload/reception';

const FIELD = 'charts';
const NOT_PNG = 'Charts should be PNG images';

/** A picture of a chart as it arrived. */
export interface UploadedChart {
  path: string;
  /** By the name of the file; null for a name that no chart has. */
  chart: LiveChart | null;
  /** Refused of pictures that cannot be read, too. */
  bytes: ReceivedFile['bytes'];
}

/** 415 for a picture that is no PNG. */
export const notPng = (at?: number) =>
  new Problem(415, [
    { code: 'invalidFileType', detail: NOT_PNG, field: at === undefined ? FIELD : `${FIELD}.${at}` },
  ]);

/** 1 to 20 pictures in the field `charts`, in the order of the page. */
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
