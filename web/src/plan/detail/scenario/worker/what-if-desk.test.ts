import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { describe, expect, it } from 'vitest';
import { studySettings } from '../../../model/plan-study';
import { someBasis } from '../../../model/testing/plan-fixtures';
import { packPlan, unpackPlan } from './packed-plan';
import {
  WhatIfDesk,
  whatIfWork,
  WHAT_IF_FAILED,
  type ToWhatIfWorker,
  type WhatIfAnswer,
} from './what-if-desk';

const SETTINGS = [
  somePlanSettings(),
  somePlanSettings({ method: 'baseline', goal: { amount: null, percent: null, year: null } }),
  somePlanSettings({ costShock: 10, lifeOffset: -1 }),
];

describe('a packed plan', () => {
  it.each(SETTINGS)('equals the original after unpacking, to the last bit', (settings) => {
    const basis = someBasis();
    const solved = studySettings(settings, basis);
    const there = structuredClone(packPlan(solved));
    expect(unpackPlan(there, basis.inventory)).toEqual(solved);
    expect(solved.schedule.occurrences.length).toBeGreaterThan(0);
  });
});

/** Returns a desk whose worker answers only when the test says so. */
function aDesk() {
  const sent: number[] = [];
  const shown: string[] = [];
  const desk = new WhatIfDesk(
    (message) => sent.push((message as { id: number }).id),
    ({ firstYearContribution }, answer) =>
      shown.push(`${firstYearContribution} ${'problem' in answer ? answer.problem : ''}`),
  );
  const ask = (dollars: number) => desk.ask(somePlanSettings({ firstYearContribution: dollars }));
  const answer = (id: number) => desk.answer({ id, problem: 'answered' });
  return { desk, sent, shown, ask, answer };
}

describe('a question at the desk', () => {
  it('waits for the one before it, and only the latest waiting one is sent', () => {
    const { sent, shown, ask, answer } = aDesk();
    for (const dollars of [1, 2, 3, 4]) ask(dollars);
    expect(sent).toEqual([1]);
    answer(1);
    expect(sent).toEqual([1, 4]);
    answer(4);
    expect(shown).toEqual(['1 answered', '4 answered']);
  });

  it('is answered once: an older or repeated answer changes nothing', () => {
    const { shown, ask, answer } = aDesk();
    ask(1);
    answer(1);
    ask(2);
    answer(1);
    expect(shown).toEqual(['1 answered']);
    answer(2);
    answer(2);
    expect(shown).toEqual(['1 answered', '2 answered']);
  });

  it('is dropped with its answer after `forget`', () => {
    const { desk, sent, shown, ask, answer } = aDesk();
    ask(1);
    ask(2);
    desk.forget();
    answer(1);
    ask(3);
    answer(2);
    answer(sent.at(-1)!);
    expect(shown).toEqual(['3 answered']);
  });

  it('gets a sentence as its answer when the worker dies', () => {
    const { desk, shown, ask } = aDesk();
    ask(1);
    ask(2);
    desk.fail();
    desk.fail();
    expect(shown).toEqual([`2 ${WHAT_IF_FAILED}`]);
  });
});

describe('the work of the worker', () => {
  const answers = (...messages: ToWhatIfWorker[]) => {
    const posted: { answer: WhatIfAnswer; buffers: number }[] = [];
    const work = whatIfWork((answer, { length }) => posted.push({ answer, buffers: length }));
    for (const message of messages) work(message);
    return posted;
  };

  it('projects on the latest basis, and transfers its buffers', () => {
    const [posted] = answers({ basis: someBasis() }, { id: 7, settings: SETTINGS[0]! });
    expect(posted).toMatchObject({ answer: { id: 7, figures: { firstYear: 60_000 } }, buffers: 3 });
  });

  it('answers a refusal of the engine, and any other error, with a sentence', () => {
    const odd = somePlanSettings({ inflationRate: -200 });
    const [refused] = answers({ basis: someBasis() }, { id: 1, settings: odd });
    expect(refused!.answer).toMatchObject({ problem: expect.stringContaining('cannot be computed') });
    const [lost] = answers({ id: 2, settings: SETTINGS[0]! });
    expect(lost!.answer).toEqual({ id: 2, problem: WHAT_IF_FAILED });
    const broken = { ...someBasis(), inventory: null as never };
    expect(answers({ basis: broken }, { id: 3, settings: SETTINGS[0]! })[0]!.answer).toEqual({
      id: 3,
      problem: WHAT_IF_FAILED,
    });
  });
});
