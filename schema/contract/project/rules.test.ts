import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { bidInput } from './bid';
import { DEFAULT_CHECKLISTS, DEFAULT_PHASES, phaseInUse, projectPhasesInput } from './phases';
import { createProjectInput, createProjectOfComponentsInput, followInput, projectInput } from './project';

const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(11, '0')}a`;

describe('a bid', () => {
  const refused = (change: object) => failuresOf(bidInput, { bidder: 'Apex', amount: 5_000, ...change });
  const line = (n: number) => ({ scopeOfWorkId: id(n), amount: 10 });
  const TWICE = 'lines.2.scopeOfWorkId: The bid has this line of the scope of work twice';

  it('needs a bidder and an amount', () => {
    expect(bidInput.parse({ bidder: 'Apex', amount: 5_000 })).toEqual({
      bidder: 'Apex',
      amount: 5_000,
      bidDate: null,
      validUntil: null,
      propertyFileId: null,
      lines: [],
    });
    expect(refused({ amount: 0 })).toEqual(['amount: Amount should be from $0.01 to $99,000,000']);
  });

  it('is valid until its day or later', () => {
    expect(refused({ bidDate: '2026-05-01', validUntil: '2026-05-01' })).toEqual([]);
    expect(refused({ validUntil: '2026-05-01' })).toEqual([]);
    expect(refused({ bidDate: '2026-05-01' })).toEqual([]);
    expect(refused({ bidDate: '2026-05-01', validUntil: '2026-04-30' })).toEqual([
      'validUntil: Valid Until should not be before Bid Date',
    ]);
  });

  it('has each line of the scope of work once, whatever the case of its id', () => {
    expect(refused({ lines: [line(1), line(2)] })).toEqual([]);
    expect(refused({ lines: [line(1), line(2), line(1)] })).toEqual([TWICE]);
    const upper = { ...line(1), scopeOfWorkId: id(1).toUpperCase() };
    expect(refused({ lines: [line(1), line(2), upper] })).toEqual([TWICE]);
    expect(refused({ lines: [null, {}, null] })).toHaveLength(4);
    expect(refused({ lines: 'all' })).toHaveLength(1);
  });

  it.each<[object, string]>([
    [
      { lines: [{ scopeOfWorkId: 'roof', amount: 1 }] },
      'lines.0.scopeOfWorkId: Choose a line of the scope of work',
    ],
    [{ lines: [{ ...line(1), amount: -1 }] }, 'lines.0.amount: Amount should be from $0 to $99,000,000'],
    [{ propertyFileId: 'bid.pdf' }, 'propertyFileId: Choose a file of the property'],
  ])('with %j is refused', (change, failure) => expect(refused(change)).toEqual([failure]));

  it('has at most 200 lines', () => {
    const lines = Array.from({ length: 201 }, (_, n) => line(n));
    expect(refused({ lines })).toEqual(['lines: Give at most 200 lines']);
  });
});

describe('the phases of a property', () => {
  const phase = (name: unknown, sortOrder = 1) => ({ name, sortOrder });
  const refused = (...phases: unknown[]) => failuresOf(projectPhasesInput, { phases });
  const SAME = 'phases.1.name: Two phases have the same name: give each its own';

  it('have names that differ by more than case and space', () => {
    expect(refused(phase('Bids'), phase('Work'))).toEqual([]);
    expect(refused(phase('Bids'), phase(' BIDS '))).toEqual([SAME]);
    expect(refused(phase(' bids'), phase('Bids'))).toEqual([SAME]);
  });

  it('need names', () => {
    const REQUIRED = 'name: Phase Name is Required.';
    expect(refused(phase(' '), phase(' '))).toEqual([`phases.0.${REQUIRED}`, `phases.1.${REQUIRED}`]);
    expect(refused(phase(null))).toEqual([`phases.0.${REQUIRED}`]);
    expect(refused(phase('x'.repeat(61)))).toEqual([
      'phases.0.name: Phase Name should have at most 60 characters',
    ]);
    expect(refused(null, phase('Bids'))).toHaveLength(1);
  });

  it('are from 1 to 20', () => {
    expect(refused()).toEqual(['phases: Keep at least one phase']);
    expect(refused(...Array.from({ length: 21 }, (_, n) => phase(`Phase ${n}`)))).toEqual([
      'phases: Keep at most 20 phases',
    ]);
    expect(failuresOf(projectPhasesInput, {})).toHaveLength(1);
  });

  it('have a checklist of at most 30 items', () => {
    const checklist = (count: number) => ({
      ...phase('Bids'),
      checklist: new Array(count).fill('Invite bidders'),
    });
    expect(refused(checklist(30))).toEqual([]);
    expect(refused(checklist(31))).toEqual(['phases.0.checklist: Keep at most 30 items for a phase']);
  });

  it('are at first what the checks above take', () => {
    const phases = DEFAULT_PHASES.map((name, at) => ({
      ...phase(name, at + 1),
      checklist: DEFAULT_CHECKLISTS[name],
    }));
    expect(refused(...phases)).toEqual([]);
  });

  it('are deleted when no project is in them', () =>
    expect(phaseInUse(3)).toBe(
      'This phase is currently used by 3 project(s). Please reassign the projects to another phase before deleting.',
    ));
});

describe('a project', () => {
  it.each([createProjectInput, projectInput])('is due on its first day or later', (schema) => {
    const refused = (dates: object) => failuresOf(schema, { name: 'Roof', ...dates });
    expect(refused({})).toEqual([]);
    expect(refused({ startDate: '2026-05-01', dueDate: '2026-05-01' })).toEqual([]);
    expect(refused({ startDate: '2026-05-01' })).toEqual([]);
    expect(refused({ dueDate: '2026-05-01' })).toEqual([]);
    expect(refused({ startDate: '2026-05-01', dueDate: '2026-04-30' })).toEqual([
      'dueDate: Due Date should not be before Start Date',
    ]);
    expect(refused({ ownerUserId: 'me' })).toEqual(['ownerUserId: Choose someone from the list']);
  });

  it('of several components has at least one', () =>
    expect(failuresOf(createProjectOfComponentsInput, { name: 'Roof', propertyComponentIds: [] })).toEqual([
      'propertyComponentIds: Choose at least one component',
    ]));

  it('is followed or not', () =>
    expect(failuresOf(followInput, {})).toEqual(['isFollowing: Follow the project, or not']));
});
