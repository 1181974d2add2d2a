import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import type { PlanBasis } from '../../../model/plan-study';
import { outcomeFigures, type OutcomeFigures } from '../../outcome/outcome-figures';
import { studyState } from '../study-state';
import { buffersOf, packPlan, type PackedPlan } from './packed-plan';

/** Settings to project on the latest basis. */
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

/** Returns the worker's message handler: it answers every question, with a sentence where it cannot project. */
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
 * Sends the worker one question at a time. Of the questions that arrive in the meantime it sends only the latest, so a
 * slider builds up no queue; and answers reach the page in the order of the questions.
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

  /** Drops all questions, and with them their answers: the page no longer needs them. */
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

  /** Answers the latest question with a failure: the worker did not start, or died. */
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
