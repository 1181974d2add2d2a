import { describe, expect, it } from 'vitest';
import { NO_FACTS, type DisclosureFacts } from './disclosure-facts';
import { askedFacts, factGroups, isStated, missingFacts } from './disclosure-fields';

const facts = (change: Partial<DisclosureFacts>): DisclosureFacts => ({ ...NO_FACTS, ...change });
const asked = (state: 'CA' | 'WA', change: Partial<DisclosureFacts> = {}) =>
  askedFacts(state, facts(change)).map(({ key }) => key);
/** Facts that an answer brings with it. */
const brings = (state: 'CA' | 'WA', change: Partial<DisclosureFacts>) => {
  const before = asked(state);
  return asked(state, change).filter((key) => !before.includes(key));
};

describe('facts that a disclosure asks for', () => {
  it('follow the law of the state', () => {
    expect(factGroups('CA').map(({ title }) => title)).toEqual([
      'Regular assessment',
      'Reserve study',
      'What is approved',
      'Annual budget report',
    ]);
    expect(factGroups('WA').map(({ title }) => title)).toEqual([
      'Reserve study',
      'Components',
      'What is approved',
      'Units',
    ]);
  });

  it.each<[string, Partial<DisclosureFacts>, string[]]>([
    ['components that are left out', { areAllIncluded: false }, ['excluded']],
    ['an assessment that varies', { doesAssessmentVary: true }, ['assessmentNote']],
    ['an amount by another method', { alternateAmount: 0 }, ['alternateMethod']],
    ['repairs that are deferred', { hasDeferredRepairs: true }, ['deferredRepairs']],
    ['special assessments to come', { anticipatesAssessments: true }, ['anticipatedAssessments']],
    ['loans', { hasLoans: true }, ['loans']],
    ['settlements', { hasSettlements: true }, ['settlements']],
    ['a condominium project', { isCondominium: true }, ['isFhaApproved', 'isVaApproved']],
    [
      'the opposite of all these',
      {
        areAllIncluded: true,
        doesAssessmentVary: false,
        hasDeferredRepairs: false,
        anticipatesAssessments: false,
        hasLoans: false,
        hasSettlements: false,
        isCondominium: false,
      },
      [],
    ],
  ])('in California grow by %s', (_name, answers, keys) => expect(brings('CA', answers)).toEqual(keys));

  it.each<[string, Partial<DisclosureFacts>, string[]]>([
    ['components that are left out', { areAllIncluded: false }, ['excluded']],
    [
      'a professional',
      { hasProfessionalHelp: true },
      ['isProfessionalIndependent', 'professionalContribution'],
    ],
    [
      'a professional under RCW 64.90',
      { hasProfessionalHelp: true, chapter: 'commonInterest' },
      ['isProfessionalIndependent', 'professionalContribution'],
    ],
    [
      'a professional under another chapter',
      { hasProfessionalHelp: true, chapter: 'condominium' },
      ['professionalContribution'],
    ],
    ['no professional', { hasProfessionalHelp: false, chapter: 'commonInterest' }, []],
    ['shares that differ', { hasEqualShares: false }, ['unitShares']],
    ['equal shares', { hasEqualShares: true, areAllIncluded: true }, []],
  ])('in Washington grow by %s', (_name, answers, keys) => expect(brings('WA', answers)).toEqual(keys));

  it('are stated by any answer, an empty list being none', () => {
    expect([false, 0, '', [{ unit: '1', share: 100 }]].map(isStated)).toEqual([true, true, true, true]);
    expect([isStated(null), isStated([])]).toEqual([false, false]);
  });

  it('are missing while nobody states them, unless the law leaves them open', () => {
    const missing = (change: Partial<DisclosureFacts>) =>
      missingFacts('CA', facts(change)).map(({ key }) => key);
    expect(asked('CA').filter((key) => !missing({}).includes(key))).toEqual([
      'alternateAmount',
      'increasesApprovedOn',
      'loansApprovedOn',
      'hasSettlements',
    ]);
    expect(missing({ hasLoans: true })).toContain('loans');
    expect(missing({ hasLoans: false })).not.toContain('hasLoans');
  });
});
