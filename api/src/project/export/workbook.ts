import type { Project } from '@roofline/schema/project/project';
import type { PrintHead } from '../../platform/files/print-setup';
import { money, sheetOf, text, whole, workbookOf, type SheetColumn } from '../../platform/files/sheets';
import { drawn } from '../../platform/work/kind';

/** A project of the list, with the day on which its phase began, in the time zone of the service. */
export interface ListedProject extends Project {
  phaseDay: string;
}

const COLUMNS: readonly SheetColumn<ListedProject>[] = [
  { header: 'Project Name', width: 42, cell: (row) => text(row.name) },
  { header: 'Phase', width: 18, cell: (row) => text(row.currentPhaseStatus.name) },
  { header: 'Phase Since', width: 13, cell: (row) => text(row.phaseDay) },
  { header: 'Responsible', width: 24, cell: (row) => text(row.owner?.fullName ?? null) },
  { header: 'Start Date', width: 12, cell: (row) => text(row.startDate) },
  { header: 'Due Date', width: 12, cell: (row) => text(row.dueDate) },
  { header: 'Completed On', width: 13, cell: (row) => text(row.completedOn) },
  { header: 'Contractor', width: 24, cell: (row) => text(row.contractor) },
  { header: 'Estimate', width: 16, cell: (row) => money(row.estimate) },
  { header: 'Bids', width: 8, cell: (row) => whole(row.bidCount) },
  { header: 'Contract', width: 16, cell: (row) => money(row.contractAmount) },
  { header: 'Change Orders', width: 16, cell: (row) => money(row.changeOrderTotal) },
  { header: 'Contracted', width: 16, cell: (row) => money(row.contracted) },
  { header: 'Paid', width: 16, cell: (row) => money(row.paid) },
  {
    header: 'Components',
    width: 40,
    cell: (row) => text(row.propertyComponents.map(({ name }) => name).join(', ')),
  },
  { header: 'Notes', width: 8, cell: (row) => whole(row.noteCount) },
  { header: 'Description', width: 60, cell: (row) => text(row.description) },
  { header: 'Project Id', width: 38, cell: (row) => text(row.projectId) },
];

/** The projects of a property, and the heading of their printed pages. */
export interface PrintedProjects {
  projects: readonly ListedProject[];
  head: PrintHead;
}

/** Writes the projects as a workbook, one in each row. */
const projectsWorkbook = ({ projects, head }: PrintedProjects): Promise<Buffer> =>
  workbookOf([sheetOf('Projects', COLUMNS, projects)], head);

export const projectsXlsx = drawn('projects.xlsx', projectsWorkbook);
