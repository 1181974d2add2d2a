import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState, type Dispatch } from 'react';
import { isSame } from '../../model/scenario/plain-settings';
import { historyAfter, startHistory, type HistoryAction } from '../../model/scenario/history';
import type { PlanBasis } from '../../model/plan-study';
import { useFirstScenario, useScenarioAddress, type AddressProblem } from './use-scenario-address';

export type Edit = (tag: string, change: (base: PlanSettings) => PlanSettings) => void;

/** The prefix of the tag of every edit by a solve button. */
export const SOLVE_TAG = 'solve ';

export interface Scenario {
  saved: PlanSettings;
  /** The same object as `saved` without a what-if. */
  settings: PlanSettings;
  isTrying: boolean;
  /** Changes the settings; changes of one control (`tag`) in quick succession are one step of undo. */
  edit: Edit;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
  reset: () => void;
  /** Counts the changes in one leap, not by dragging: undo, redo, reset, and those of solve buttons. */
  leaps: number;
  problem: AddressProblem | null;
  dismissProblem: () => void;
  /** Whether the what-if is from an earlier visit, and the user has not dismissed the notice. */
  isDraft: boolean;
  dismissDraft: () => void;
}

/** Returns the what-if on screen, with undo and redo; it is stored in the address, but saves nothing to the plan. */
export function useScenario(planId: string, saved: PlanSettings, basis: PlanBasis): Scenario {
  const place = useMemo(
    () => ({
      planId,
      fiscalYear: basis.fiscalYear,
      componentIds: new Set(basis.components.map((component) => component.propertyComponentId)),
    }),
    [planId, basis],
  );
  const first = useFirstScenario(saved, place);
  const [history, dispatch] = useReducer(historyAfter, undefined, () =>
    startHistory(first.settings ?? saved),
  );
  const [problem, setProblem] = useState<AddressProblem | null>(first.problem);
  const [isDraft, setDraft] = useState(first.isDraft);
  const settings = isSame(history.present, saved) ? saved : history.present;

  useFollowSaved(saved, history.present, (next) => dispatch({ kind: 'start', settings: next }));
  const write = useScenarioAddress(saved, place, (read) => {
    setProblem(read.problem);
    dispatch({ kind: 'set', settings: read.settings ?? saved });
  });
  useEffect(
    () =>
      write(settings, (isTooLong) =>
        setProblem((shown) => (isTooLong ? 'tooLong' : shown === 'tooLong' ? null : shown)),
      ),
    [settings, saved, write],
  );

  const dismissProblem = useCallback(() => setProblem(null), []);
  const dismissDraft = useCallback(() => setDraft(false), []);
  const [canUndo, canRedo] = [history.past.length > 0, history.future.length > 0];
  const isTrying = settings !== saved;
  const hands = useHands(saved, dispatch);
  const shown = { saved, settings, isTrying, canUndo, canRedo };
  const isOldDraft = isDraft && isTrying;
  return { ...shown, ...hands, problem, dismissProblem, isDraft: isOldDraft, dismissDraft };
}

/** Returns the functions that change the history. They stay the same, so that their users need not render again. */
function useHands(saved: PlanSettings, dispatch: Dispatch<HistoryAction>) {
  const [leaps, leap] = useReducer((count: number) => count + 1, 0);
  const edit = useCallback<Edit>(
    (tag, change) => {
      if (tag.startsWith(SOLVE_TAG)) leap();
      dispatch({ kind: 'edit', tag, change, at: performance.now() });
    },
    [dispatch],
  );
  const leapTo = useCallback(
    (action: HistoryAction) => {
      leap();
      dispatch(action);
    },
    [dispatch],
  );
  const undo = useCallback(() => leapTo({ kind: 'undo' }), [leapTo]);
  const redo = useCallback(() => leapTo({ kind: 'redo' }), [leapTo]);
  const reset = useCallback(() => leapTo({ kind: 'set', settings: saved }), [leapTo, saved]);
  return { edit, undo, redo, reset, leaps };
}

/** Shows a newly saved plan, unless there is a what-if, which stays. */
function useFollowSaved(saved: PlanSettings, present: PlanSettings, start: (next: PlanSettings) => void) {
  const before = useRef(saved);
  useEffect(() => {
    if (before.current === saved) return;
    const wasTrying = !isSame(present, before.current);
    before.current = saved;
    if (!wasTrying || isSame(present, saved)) start(saved);
  });
}
