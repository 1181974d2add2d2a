import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { changePasswordInput, joinNewInput, registerInput, resetInput } from './credentials';
import { roleText } from './role-text';
import { setupInput } from './setup';

const CONFIRM = 'confirmPassword: Confirm password should be the same as the password';
const person = { firstName: 'Ada', lastName: 'Stone', email: 'ada@example.com', invitationCode: 'code' };
const portfolio = { secret: 'secret', workspaceName: 'Oaks', companyName: 'Oak Management', ...person };

describe('a new password is typed twice', () => {
  it.each([
    ['to sign up', registerInput, 'password', person],
    ['to join', joinNewInput, 'password', person],
    ['to set the installation up', setupInput, 'password', portfolio],
    ['to reset it', resetInput, 'newPassword', person],
    ['to change it', changePasswordInput, 'newPassword', { ...person, currentPassword: 'old' }],
  ])('%s', (_name, schema, field, rest) => {
    const refused = (confirmPassword: unknown) =>
      failuresOf(schema, { ...rest, [field]: 't7#kva', confirmPassword });
    expect(refused('t7#kva')).toEqual([]);
    expect(refused('t7#kvb')).toEqual([CONFIRM]);
    expect(refused('')).toEqual(['confirmPassword: Confirm password is required']);
    expect(refused(undefined)).toEqual(['confirmPassword: Confirm password is required']);
    expect(refused(5)).toEqual(['confirmPassword: Confirm password is required']);
  });
});

it('a sign-up lists every failure at once', () =>
  expect(failuresOf(registerInput, { confirmPassword: 'x' })).toEqual([
    'firstName: First name is required',
    'lastName: Last name is required',
    'email: Email is required',
    'password: Password is required',
    'invitationCode: Invitation code is required',
    CONFIRM,
  ]));

it('whoever joins has names of 3 characters or more', () =>
  expect(
    failuresOf(joinNewInput, { ...person, firstName: 'Al', password: 't7#kva', confirmPassword: 't7#kva' }),
  ).toEqual(['firstName: First name should have at least 3 characters']));

it('the first setup needs its address, and makes no staff unless it says so', () => {
  const passwords = { password: 't7#kva', confirmPassword: 't7#kva' };
  const INCOMPLETE = ['secret: The setup address is incomplete'];
  expect(failuresOf(setupInput, { ...portfolio, ...passwords, secret: '' })).toEqual(INCOMPLETE);
  expect(failuresOf(setupInput, { ...portfolio, ...passwords, secret: null })).toEqual(INCOMPLETE);
  expect(setupInput.parse({ ...portfolio, ...passwords }).isStaff).toBe(false);
});

it.each([
  ['PortfolioAdmin', 'Portfolio admin'],
  ['Manager', 'Manager'],
])('the role %s reads %s', (role, text) => expect(roleText(role)).toBe(text));
