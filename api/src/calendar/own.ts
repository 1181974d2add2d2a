import type { CalendarKind } from '@roofline/schema/calendar/calendar';
import type { DocumentKind } from '@roofline/schema/file/file';
import type { filesEndingBetween } from '../file/service';
import type { ComponentDays } from '../component/service';
import type { BidDays, ProjectDays } from '../project/service';
import type { MaintenanceDays } from '../maintenance/service';
import type { LoanDay } from '../reserve-borrowing/service';
import { cutTo } from '@roofline/schema/value/text';
import { limits } from '@roofline/schema/value/limits';
import { calendarDate, type CalendarDate } from './date';

// The dates that come from a property's own files, projects, components and loans.

type EndingFile = Awaited<ReturnType<typeof filesEndingBetween>>[number];

const WORDS: Partial<Record<DocumentKind, string>> = {
  contract: 'Contract',
  bid: 'Bid',
  insurance: 'Insurance',
  warranty: 'Warranty',
  policy: 'Policy',
  inspection: 'Inspection',
};
/** The kinds of documents that no one renews after their end. */
const PASSING: readonly (DocumentKind | null)[] = ['bid', 'warranty'];

const kindOf = (documentKind: DocumentKind | null): CalendarKind =>
  documentKind === 'contract' || documentKind === 'bid' ? documentKind : 'document';

/** Returns the date on which a file's validity ends. */
export function fileDate(file: EndingFile): CalendarDate {
  const { propertyFileId, propertyId, folderId, fileName, documentKind, validUntil } = file;
  const query = new URLSearchParams({ ...(folderId && { folder: folderId }), file: propertyFileId });
  const isPassing = PASSING.includes(documentKind);
  return calendarDate({
    calendarItemId: `file-${propertyFileId}`,
    propertyId,
    date: validUntil,
    kind: kindOf(documentKind),
    title: `${(documentKind && WORDS[documentKind]) ?? 'Document'} ends: ${fileName}`,
    detail: isPassing ? null : 'Renew it, or change the day until which it is valid.',
    state: isPassing ? 'passes' : 'open',
    link: `/useraccount/files?${query.toString()}`,
    subject: { id: propertyFileId, name: fileName, projectId: null },
  });
}

/**
 * Returns the last day of a bid, which is done once the project is awarded. The date has no project, so that Vendors
 * see no bid, not even of projects that they work on.
 */
export function bidDate(bid: BidDays): CalendarDate {
  const { bidId, propertyId, projectId, projectName, bidder, validUntil, isDecided } = bid;
  return calendarDate({
    calendarItemId: `bid-${bidId}`,
    propertyId,
    date: validUntil,
    kind: 'bid',
    title: `Bid ends: ${bidder} for ${projectName}`,
    detail: isDecided ? null : 'Award it by then, or ask the bidder to extend it.',
    state: isDecided ? 'done' : 'passes',
    link: `/useraccount/projects/${projectId}`,
    subject: { id: bidId, name: bidder, projectId },
  });
}

/** Returns the files without the documents of bids, since a bid has its own end date. */
export function besidesBids<F extends Pick<EndingFile, 'propertyFileId' | 'documentKind'>>(
  files: readonly F[],
  bids: readonly BidDays[],
): F[] {
  const documents = new Set(bids.map(({ propertyFileId }) => propertyFileId));
  return files.filter(
    ({ documentKind, propertyFileId }) => documentKind !== 'bid' || !documents.has(propertyFileId),
  );
}

/** Returns the start and due date of a project, where it has them. */
export function projectDates(project: ProjectDays): CalendarDate[] {
  const { projectId, propertyId, name, startDate, dueDate, isCompleted } = project;
  const of = {
    propertyId,
    projectId,
    link: `/useraccount/projects/${projectId}`,
    subject: { id: projectId, name, projectId },
  };
  const start = startDate && {
    ...of,
    calendarItemId: `projectStart-${projectId}`,
    date: startDate,
    kind: 'projectStart' as const,
    title: `Project starts: ${name}`,
    state: isCompleted ? ('done' as const) : ('passes' as const),
  };
  const due = dueDate && {
    ...of,
    calendarItemId: `projectDue-${projectId}`,
    date: dueDate,
    kind: 'projectDue' as const,
    title: `Project is due: ${name}`,
    state: isCompleted ? ('done' as const) : ('open' as const),
  };
  return [start, due].flatMap((told) => (told ? [calendarDate(told)] : []));
}

/** Returns the end of a component's warranty and its next inspection, where it has them. */
export function componentDates(component: ComponentDays): CalendarDate[] {
  const { propertyComponentId, propertyId, lineageId, name, warrantyUntil, nextInspectionOn } = component;
  const of = { propertyId, lineageId, link: `/useraccount/components/${propertyComponentId}` };
  const warranty = warrantyUntil && {
    ...of,
    calendarItemId: `warranty-${lineageId}`,
    date: warrantyUntil,
    kind: 'warranty' as const,
    title: `Warranty ends: ${name}`,
    detail: 'Look for defects while the warranty still pays for them.',
    state: 'passes' as const,
  };
  const inspection = nextInspectionOn && {
    ...of,
    calendarItemId: `inspection-${lineageId}`,
    date: nextInspectionOn,
    kind: 'inspection' as const,
    title: `Inspection: ${name}`,
    detail: 'Enter the day of the next inspection once this one is made.',
    state: 'open' as const,
  };
  return [warranty, inspection].flatMap((told) => (told ? [calendarDate(told)] : []));
}

/** Returns the date on which a maintenance task was last done, and each later one on which it is due. */
export function maintenanceDates(task: MaintenanceDays): CalendarDate[] {
  const { maintenanceTaskId, propertyComponentId, propertyId, lineageId, name, componentName } = task;
  const of = {
    propertyId,
    lineageId,
    kind: 'maintenance' as const,
    title: `Maintenance: ${cutTo(name, limits.nameMax)}, ${componentName}`,
    link: `/useraccount/components/${propertyComponentId}`,
  };
  const due = task.dueOn.map((date) => ({
    ...of,
    calendarItemId: `maintenance-${maintenanceTaskId}-${date.slice(0, 4)}`,
    date,
    detail: 'Enter the day on which it was done. It is paid from operations.',
    state: 'open' as const,
  }));
  const done = task.doneOn && {
    ...of,
    calendarItemId: `maintenance-${maintenanceTaskId}-done`,
    date: task.doneOn,
    state: 'done' as const,
  };
  return [...due, done].flatMap((told) => (told ? [calendarDate(told)] : []));
}

/** Returns the date by which a loan from reserves is to be repaid. */
export function loanDate({ reserveEntryId, propertyId, purpose, dueDate, isRepaid }: LoanDay): CalendarDate {
  return calendarDate({
    calendarItemId: `reserveLoan-${reserveEntryId}`,
    propertyId,
    date: dueDate,
    kind: 'reserveLoan',
    title: `Loan from reserves is due: ${cutTo(purpose, limits.nameMax)}`,
    detail: isRepaid ? null : 'Repay it, or record the day until which the board extends it.',
    state: isRepaid ? 'done' : 'open',
    link: '/useraccount/reserve-borrowing',
  });
}
