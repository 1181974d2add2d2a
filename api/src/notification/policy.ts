import { NOTIFICATION_CATEGORIES } from '@roofline/schema/notification/notification';
import type { ActorRole } from '../platform/actor';
import { actionsOfRole } from '../property/policy';
import type { PropertyActions } from '@roofline/schema/property/property-actions';

const { Task, TaskNote, TaskMedia } = NOTIFICATION_CATEGORIES;

interface KindRule {
  category: (typeof NOTIFICATION_CATEGORIES)[keyof typeof NOTIFICATION_CATEGORIES];
  /** The right at the property that the recipient needs; null where seeing the project is enough. */
  right: keyof PropertyActions | null;
}

/** The kinds of notifications. A Vendor has none of these rights, and is notified only of projects that they see. */
const RULES = {
  assigned: { category: Task, right: null },
  joined: { category: Task, right: null },
  moved: { category: Task, right: null },
  completed: { category: Task, right: null },
  reopened: { category: Task, right: null },
  awarded: { category: Task, right: 'viewProjects' },
  due: { category: Task, right: null },
  bidEnding: { category: Task, right: 'viewProjects' },
  fileEnding: { category: Task, right: 'viewFiles' },
  // Duties by law need the same right as in the calendar.
  disclosure: { category: Task, right: 'viewReserveStudies' },
  mayApply: { category: Task, right: 'viewReserveStudies' },
  date: { category: Task, right: 'viewDetails' },
  // Studies that someone sent to Roofline.
  studyImported: { category: Task, right: 'edit' },
  studyFailed: { category: Task, right: 'edit' },
  // A Vendor reads notes that mention them, and no others.
  mentioned: { category: TaskNote, right: null },
  note: { category: TaskNote, right: 'viewProjects' },
  photo: { category: TaskMedia, right: 'viewFiles' },
  file: { category: TaskMedia, right: 'viewFiles' },
} as const satisfies Record<string, KindRule>;

export type NotificationKind = keyof typeof RULES;
export type NotificationCategory = KindRule['category'];

const KINDS = Object.keys(RULES) as NotificationKind[];

export const isKind = (kind: string): kind is NotificationKind => Object.hasOwn(RULES, kind);

export const categoryOf = (kind: NotificationKind): NotificationCategory => RULES[kind].category;

/** Returns the kinds of notifications that someone of this role may see. */
export function visibleKinds(role: ActorRole): NotificationKind[] {
  const actions = actionsOfRole(role, { isIntegrated: false });
  return KINDS.filter((kind) => {
    const { right }: KindRule = RULES[kind];
    return right === null || actions[right];
  });
}
