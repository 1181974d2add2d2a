import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { PlanBasis } from '../../../model/plan-study';
import { outcomeFigures, type OutcomeFigures } from '../../outcome/outcome-figures';
import { studyState } from '../study-state';
import { buffersOf, packPlan, type PackedPlan } from './packed-plan';

/** Settings to compute on the basis that was sent last. */
export interface WhatIfQuestion {
  id: number;
  settings: PlanSettings;
}

export type ToWhatIfWorker = { basis: PlanBasis } | WhatIfQuestion;

export type WhatIfAnswer =
  | { id: number; packed: PackedPlan; figures: OutcomeFigures }
  | { id: number; problem: string };

export const WHAT_IF_FAILED =
  'Roofline could not compute this what-if. Reset it, or reload the page to try again.';

/** The work of the worker: answers every question, in words where it cannot. */
export function whatIfWork(
  post: (answer: WhatIfAnswer, transfer: ArrayBuffer[]) => void,
): (message: ToWhatIfWorker) => void {
  let basis: PlanBasis | null = null;
  const answerOf = ({ id, settings }: WhatIfQuestion): WhatIfAnswer => {
    if (basis === null) return { id, problem: WHAT_IF_FAILED };
    try {
      const { solved, problem } = studyState(settings, basis);
      if (solved === null) return { id, problem };
      return { id, packed: packPlan(solved), figures: outcomeFigures(solved, basis) };
    } catch {
      return { id, problem: WHAT_IF_FAILED };
    }
  };
  return (message) => {
    if ('basis' in message) {
      basis = message.basis;
      return;
    }
    const answer = answerOf(message);
    post(answer, 'packed' in answer ? buffersOf(answer.packed) : []);
  };
}

/**
 * Asks one question at a time. Of those that come while one is being answered only the latest is asked next, so a slider
 * never has a queue behind it; and an answer reaches the page only where no later one has, in the order of the questions.
 */
export class WhatIfDesk {
  private id = 0;
  private asked: WhatIfQuestion | null = null;
  private waiting: WhatIfQuestion | null = null;

  constructor(
    private readonly send: (message: ToWhatIfWorker) => void,
    private readonly receive: (settings: PlanSettings, answer: WhatIfAnswer) => void,
  ) {}

  ask(settings: PlanSettings): void {
    this.id += 1;
    this.waiting = { id: this.id, settings };
    if (this.asked === null) this.next();
  }

  /** Nobody waits for an answer any more: nothing is tried, or all of it is about another basis. */
  forget(): void {
    this.waiting = null;
    this.id += 1;
    this.asked = null;
  }

  answer(answer: WhatIfAnswer): void {
    const { asked } = this;
    if (asked === null || asked.id !== answer.id) return;
    this.asked = null;
    this.receive(asked.settings, answer);
    this.next();
  }

  /** The worker did not start, or died. */
  fail(): void {
    const lost = this.waiting ?? this.asked;
    this.forget();
    if (lost) this.receive(lost.settings, { id: lost.id, problem: WHAT_IF_FAILED });
  }

  private next(): void {
    const next = this.waiting;
    this.waiting = null;
    if (next === null) return;
    this.asked = next;
    this.send(next);
  }
}
