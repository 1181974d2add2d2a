import {
  IMPORT_REQUEST_STATUSES,
  type ImportRequestStatus as StatusNumber,
} from '@roofline/schema/import-request/import-request';
import type { ImportRequestStatus } from '../generated/resolver-types';

const { FailedValidation, Received, Processed, New } = IMPORT_REQUEST_STATUSES;

/** Statuses of the graph by the numbers of REST. */
const NAMES: Record<StatusNumber, ImportRequestStatus> = {
  [FailedValidation]: 'FAILED_VALIDATION',
  [Received]: 'RECEIVED',
  [Processed]: 'PROCESSED',
  [New]: 'NEW_REQUEST_RECEIVED',
};

export const statusName = (status: StatusNumber): ImportRequestStatus => NAMES[status];

const NUMBERS = new Map(Object.values(IMPORT_REQUEST_STATUSES).map((status) => [NAMES[status], status]));

export const statusNumber = (name: ImportRequestStatus): StatusNumber => NUMBERS.get(name)!;
