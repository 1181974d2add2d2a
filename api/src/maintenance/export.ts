import { monthNames } from '@roofline/schema/fiscal-year/fiscal-year';
import type {
  MaintenanceYear,
  PropertyMaintenance,
  PropertyMaintenanceTask,
} from '@roofline/schema/maintenance/maintenance';
import { z } from 'zod';
import { documentName } from '../platform/files/document-name';
import { notesSheet } from '../platform/files/notes-sheet';
import { money, sheetOf, text, whole, workbookOf, type SheetColumn } from '../platform/files/sheets';
import { XLSX } from '../platform/http/media-types';
import { notFound } from '../platform/problem';
import type { Document } from '../platform/work/document';
import { drawn } from '../platform/work/kind';
import { requireProperty } from '../property/access';
import { maintenanceOfProperties } from './service';

/** The input of the workbook. */
interface MaintenanceFile {
  propertyName: string;
  today: string;
  maintenance: PropertyMaintenance;
}

const TASKS: readonly SheetColumn<PropertyMaintenanceTask>[] = [
  { header: 'Component', width: 34, cell: (row) => text(row.componentName) },
  { header: 'Category', width: 24, cell: (row) => text(row.category) },
  { header: 'Task', width: 38, cell: ({ task }) => text(task.name) },
  { header: 'Month', width: 12, cell: ({ task }) => text(monthNames[task.month - 1]!) },
  { header: 'Every years', width: 10, cell: ({ task }) => whole(task.everyYears) },
  { header: 'Who', width: 26, cell: ({ task }) => text(task.vendor) },
  { header: 'Estimated cost', width: 15, cell: ({ task }) => money(task.estimatedCost) },
  { header: 'Last done', width: 12, cell: ({ task }) => text(task.doneOn) },
  { header: 'Due next', width: 12, cell: ({ task }) => text(task.nextDueOn) },
  { header: 'Overdue', width: 10, cell: ({ task }) => text(task.isOverdue ? 'Yes' : null) },
  { header: 'Notes', width: 40, cell: ({ task }) => text(task.notes) },
];

const YEARS: readonly SheetColumn<MaintenanceYear>[] = [
  { header: 'Calendar year', width: 14, cell: ({ year }) => whole(year) },
  { header: 'Tasks due', width: 11, cell: ({ taskCount }) => whole(taskCount) },
  { header: 'Estimated cost', width: 16, cell: ({ cost }) => money(cost) },
];

const NOTES = [
  {
    label: 'Paid from',
    value: 'Operations. No funding plan and no reserve report counts these costs.',
  },
  {
    label: 'By year',
    value: 'Each task counts in the years of its rhythm, done or not, at its estimated cost of today.',
  },
];

const maintenanceWorkbook = ({ propertyName, today, maintenance }: MaintenanceFile): Promise<Buffer> =>
  workbookOf(
    [
      sheetOf('Maintenance tasks', TASKS, maintenance.tasks),
      sheetOf('Cost by year', YEARS, maintenance.years),
      notesSheet(NOTES),
    ],
    { name: propertyName, period: `Maintenance, ${today}` },
  );

export const maintenanceXlsx = drawn('maintenance.xlsx', maintenanceWorkbook);

/** The workbook of all maintenance of a property; 404 if its portfolio does not use maintenance. */
export const maintenanceDocument: Document<{ propertyId: string }, MaintenanceFile> = {
  name: maintenanceXlsx.name,
  type: XLSX,
  asked: z.object({ propertyId: z.uuid() }),
  read: async (tx, { actor, clock }, { propertyId }) => {
    const { property } = await requireProperty(tx, actor, propertyId, { need: 'viewComponents' });
    const today = clock.today();
    const [maintenance] = await maintenanceOfProperties(tx, { actor, today }, [propertyId]);
    if (!maintenance) throw notFound();
    const fileName = documentName(`${property.name} maintenance ${today}`, 'xlsx');
    return { subject: { propertyName: property.name, today, maintenance }, fileName };
  },
  kind: maintenanceXlsx,
};
