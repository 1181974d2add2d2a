import { importRequest, type ImportRequest } from '@roofline/schema/import-request/import-request';
import { job } from '@roofline/schema/job/job';
import { z } from 'zod';
import { statusName } from './status';

/** 200 carries the request, 202 the job that imports it. */
export const importedStudy = z.union([job, importRequest]);

/** The request as the graph has it, for answers beside the graph. */
export const withStatusName = (request: ImportRequest) => ({
  ...request,
  status: statusName(request.status),
});
