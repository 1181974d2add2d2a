import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { isSame } from './plain-settings';

/** The steps of a what-if. */
export interface History {
  past: readonly PlanSettings[];
  present: PlanSettings;
  future: readonly PlanSettings[];
  /** The change under way: one drag of a slider is one step. */
  gesture: { tag: string; at: number; base: PlanSettings } | null;
}

export type HistoryAction =
  /** `change` starts from the settings before the gesture; `at` is the moment, in milliseconds. */
  | { kind: 'edit'; tag: string; at: number; change: (base: PlanSettings) => PlanSettings }
  | { kind: 'set'; settings: PlanSettings }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** Starts a new history, without anything to undo: after a save of the plan. */
  | { kind: 'start'; settings: PlanSettings };

/** The rest after which the same control begins another step. */
export const GESTURE_REST_MS = 1000;
const MOST_STEPS = 200;

export function startHistory(present: PlanSettings): History {
  return { past: [], present, future: [], gesture: null };
}

function stepped({ past }: History, from: PlanSettings, present: PlanSettings): History {
  return { past: [...past, from].slice(-MOST_STEPS), present, future: [], gesture: null };
}

function edited(history: History, { tag, at, change }: Extract<HistoryAction, { kind: 'edit' }>): History {
  const { gesture, present } = history;
  if (gesture?.tag === tag && at - gesture.at < GESTURE_REST_MS)
    return { ...history, present: change(gesture.base), future: [], gesture: { ...gesture, at } };
  const next = change(present);
  if (isSame(next, present)) return history;
  return { ...stepped(history, present, next), gesture: { tag, at, base: present } };
}

/** Returns the history after an action. Quick changes of one control are one step of undo. */
export function historyAfter(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  switch (action.kind) {
    case 'edit':
      return edited(history, action);
    case 'set':
      return isSame(action.settings, present) ? history : stepped(history, present, action.settings);
    case 'undo':
      if (past.length === 0) return history;
      return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future], gesture: null };
    case 'redo':
      if (future.length === 0) return history;
      return { past: [...past, present], present: future[0]!, future: future.slice(1), gesture: null };
    case 'start':
      return startHistory(action.settings);
  }
}
