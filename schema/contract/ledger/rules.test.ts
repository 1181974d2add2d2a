import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { ledgerRuleInput } from './rule';
import { totalsBasis, totalsGroup, type TotalsBasis } from './totals';
import { workName, workWords } from './work-words';

const id = '0198c0de-0000-7000-8000-000000000001';

describe('a rule', () => {
  const WHOM = 'payee: Give a payee, a GL code or both';
  const WHAT = 'propertyComponentId: Choose a component or a project, or say whether it is unexpected';
  it.each<[object, string[]]>([
    [{}, [WHOM, WHAT]],
    [{ payee: 'Apex', propertyComponentId: id }, []],
    [{ glCode: '6200', projectId: id }, []],
    [{ payee: 'Apex', glCode: '6200', isUnexpected: false }, []],
    [{ payee: 'Apex' }, [WHAT]],
    [{ isUnexpected: true }, [WHOM]],
    [{ payee: 'Apex', projectId: 'roof' }, ['projectId: Choose a project of the property']],
    [
      { payee: 'Apex', propertyComponentId: 'roof' },
      ['propertyComponentId: Choose a component of the property'],
    ],
    [{ payee: 'Apex', isUnexpected: 'no' }, ['isUnexpected: Unexpected should be yes or no']],
  ])('of %j lists %j', (rule, failures) => expect(failuresOf(ledgerRuleInput, rule)).toEqual(failures));
});

describe('the sums of a list', () => {
  it('are of income and expenses, then of bank accounts, then of ignored accounts', () => {
    const basis = (...groups: TotalsBasis[]) => totalsBasis(new Set(groups));
    expect(basis('ignoredAccounts', 'bankAccounts', 'incomeAndExpenses')).toBe('incomeAndExpenses');
    expect(basis('ignoredAccounts', 'bankAccounts')).toBe('bankAccounts');
    expect(basis('ignoredAccounts')).toBe('ignoredAccounts');
    expect(basis()).toBe('incomeAndExpenses');
  });

  it.each([
    ['bank', 'bankAccounts'],
    ['ignored', 'ignoredAccounts'],
    ['income', 'incomeAndExpenses'],
    ['expense', 'incomeAndExpenses'],
  ] as const)('count an account of the use %s among %s', (use, group) =>
    expect(totalsGroup(use as never)).toBe(group),
  );
});

describe('a long change', () => {
  const work = (
    kind: 'turnSigns' | 'applyRules' | 'resetMapping',
    glCode: string | null = null,
    glName: string | null = null,
  ) => ({ kind, glCode, glName, lineCount: 12_345 });

  it('of an account says which', () => {
    expect(workName(work('turnSigns', '6200', 'Bank fees'))).toBe('the correction of 6200 Bank fees');
    expect(workName(work('turnSigns', 'Fees', 'Fees'))).toBe('the correction of Fees');
    expect(workName(work('turnSigns', '6200'))).toBe('the correction of 6200');
    expect(workName(work('turnSigns'))).toBe('the correction of ');
    expect([workName(work('applyRules')), workName(work('resetMapping'))]).toEqual([
      'the rules',
      'the GL reset',
    ]);
  });

  it('says what is not right until it is done', () => {
    expect(workWords(work('turnSigns', '6200', 'Bank fees'))).toBe(
      'Roofline is turning 12,345 transactions of 6200 Bank fees between money in and money out, after the correction of its kind. Until that is done, figures with this account are not right.',
    );
    expect(workWords(work('applyRules'))).toBe(
      'Roofline is applying your rules to 12,345 transactions. Until that is done, some of them show what they were mapped to before.',
    );
    expect(workWords(work('resetMapping'))).toBe(
      'Roofline is resetting what 12,345 transactions of the connected app are mapped to. Until that is done, some of them show what they were mapped to before, and no one can map them.',
    );
  });
});
