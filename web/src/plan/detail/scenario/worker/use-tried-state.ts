import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlanBasis } from '../../../model/plan-study';
import { outcomeFigures, type OutcomeFigures } from '../../outcome/outcome-figures';
import { studyState, type StudyState } from '../study-state';
import { unpackPlan } from './packed-plan';
import { WhatIfDesk, type WhatIfAnswer } from './what-if-desk';

/** Settings with their own outcome. */
export type TriedState = StudyState & { settings: PlanSettings; figures: OutcomeFigures | null };

/** Projects on the page's thread: the saved plan, and a what-if in the address, so that the first render is complete. */
function computed(settings: PlanSettings, basis: PlanBasis): TriedState {
  const state = studyState(settings, basis);
  return { ...state, settings, figures: state.solved && outcomeFigures(state.solved, basis) };
}

function answered(settings: PlanSettings, answer: WhatIfAnswer, basis: PlanBasis): TriedState {
  if ('problem' in answer) return { settings, solved: null, problem: answer.problem, figures: null };
  const solved = unpackPlan(answer.packed, basis.inventory);
  return { settings, solved, problem: null, figures: answer.figures };
}

/** Starts the worker in its own file, which the build finds by this address. The first what-if loads it. */
function startWorker(): Worker {
  return new Worker(new URL('./what-if.worker.ts', import.meta.url), { type: 'module' });
}

/** Opens the desk and its worker at the first question; both end with the screen, or when the basis changes. */
function useDesk(basis: PlanBasis, receive: (state: TriedState) => void) {
  const opened = useRef<{ desk: WhatIfDesk; worker: Worker } | null>(null);
  useEffect(
    () => () => {
      opened.current?.worker.terminate();
      opened.current = null;
    },
    [basis],
  );
  return useMemo(() => {
    const open = () => {
      const worker = startWorker();
      const desk = new WhatIfDesk(
        (message) => worker.postMessage(message),
        (settings, answer) => receive(answered(settings, answer, basis)),
      );
      worker.addEventListener('message', (event: MessageEvent<WhatIfAnswer>) => desk.answer(event.data));
      worker.addEventListener('error', () => {
        worker.terminate();
        // The next question starts another one.
        if (opened.current?.worker === worker) opened.current = null;
        desk.fail();
      });
      worker.postMessage({ basis });
      return { desk, worker };
    };
    return {
      ask: (settings: PlanSettings) => (opened.current ??= open()).desk.ask(settings),
      forget: () => opened.current?.desk.forget(),
    };
  }, [basis, receive]);
}

/**
 * Returns the outcome of the saved settings and of the what-if. A worker projects the what-if; until it answers, the page
 * shows the last outcome. The first what-if in an address, and one on a newer basis, are projected here.
 */
export function useTriedState(saved: PlanSettings, settings: PlanSettings, basis: PlanBasis) {
  const savedState = useMemo(() => computed(saved, basis), [saved, basis]);
  const known = () => (settings === saved ? savedState : computed(settings, basis));
  const [shown, setShown] = useState(() => ({ basis, state: known() }));
  if (shown.basis !== basis || (settings === saved && shown.state !== savedState))
    setShown({ basis, state: known() });
  const receive = useCallback((state: TriedState) => setShown({ basis, state }), [basis]);
  const { ask, forget } = useDesk(basis, receive);
  const isAnswered = shown.state.settings === settings;
  useEffect(() => {
    if (isAnswered) forget();
    else ask(settings);
  }, [settings, isAnswered, ask, forget]);
  return { savedState, state: shown.state };
}
