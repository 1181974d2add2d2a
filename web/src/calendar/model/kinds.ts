import type { CalendarKind, CalendarStatus } from '@roofline/schema/calendar/calendar';
import { CalendarCheck, FileText, Hammer, Landmark, Scale, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { TagProps } from '../../ui/figure/Tag';

/** A group of kinds that share an icon and a color. */
export interface KindGroup {
  name: string;
  icon: LucideIcon;
  color: string;
  background: string;
}

const group = (name: string, icon: LucideIcon, color: string, background: string): KindGroup => ({
  name,
  icon,
  color,
  background,
});

const LAW = group('Required by law', Scale, 'brand.fg', 'brand.subtle');
const YEAR = group('Fiscal year', CalendarCheck, 'fg.muted', 'bg.muted');
const DOCUMENT = group('Documents', FileText, 'info.fg', 'info.bg');
const COMPONENT = group('Components', ShieldCheck, 'success.fg', 'success.bg');
const PROJECT = group('Projects', Hammer, 'warning.fg', 'warning.bg');
const MONEY = group('Reserve fund', Landmark, 'brand.fg', 'bg.muted');

export const GROUPS: readonly KindGroup[] = [LAW, YEAR, DOCUMENT, COMPONENT, PROJECT, MONEY];

interface Kind {
  name: string;
  group: KindGroup;
  /** The source of the day, shown where no law is named. */
  from: string;
}

export const KINDS: Record<CalendarKind, Kind> = {
  disclosure: { name: 'Annual disclosure', group: LAW, from: 'The law of the state' },
  reserveStudy: { name: 'Reserve study', group: LAW, from: 'The law of the state' },
  siteVisit: { name: 'Site visit', group: LAW, from: 'The law of the state' },
  balconyInspection: { name: 'Balcony inspection', group: LAW, from: 'The law of the state' },
  fiscalYearEnd: { name: 'End of the fiscal year', group: YEAR, from: 'The financials of the property' },
  contract: { name: 'Contract ends', group: DOCUMENT, from: 'A contract among the files' },
  bid: { name: 'Bid ends', group: DOCUMENT, from: 'A bid of a project or among the files' },
  document: { name: 'Document ends', group: DOCUMENT, from: 'A document among the files' },
  warranty: { name: 'Warranty ends', group: COMPONENT, from: 'The component' },
  inspection: { name: 'Inspection', group: COMPONENT, from: 'The component' },
  maintenance: { name: 'Maintenance', group: COMPONENT, from: 'A maintenance task of the component' },
  projectStart: { name: 'Start of a project', group: PROJECT, from: 'Its start date' },
  reserveLoan: { name: 'Loan from reserves is due', group: MONEY, from: 'The log of reserve borrowing' },
  projectDue: { name: 'End of a project', group: PROJECT, from: 'Its due date' },
};

export const STATUSES: Record<CalendarStatus, { name: string; tone: NonNullable<TagProps['tone']> }> = {
  done: { name: 'Done', tone: 'success' },
  due: { name: 'Due', tone: 'warning' },
  overdue: { name: 'Overdue', tone: 'danger' },
  upcoming: { name: 'Later', tone: 'neutral' },
  mayApply: { name: 'May apply', tone: 'info' },
};
