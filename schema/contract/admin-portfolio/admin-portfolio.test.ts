import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { adminInvitesInput, adminUserRoleInput, adminUsersInput } from '../admin-user/admin-user';
import { adminPortfolioInput, adminPortfoliosInput, portfolioActiveInput } from './admin-portfolio';

const named = { name: 'Oaks', companyName: 'Oak Management' };
const refused = (change: object) => failuresOf(adminPortfolioInput, { ...named, ...change });

describe('a portfolio of the installation', () => {
  it('has a name and a company; the rest may be left out', () =>
    expect(adminPortfolioInput.parse(named)).toEqual({
      ...named,
      address1: null,
      address2: null,
      city: null,
      state: null,
      zipCode: null,
      contactName: null,
      contactEmail: null,
      phone: null,
      website: null,
      isPrivateLabel: false,
      accentColor: null,
      featureToggleLoanAnalysis: false,
      featureTogglePreventativeMaintenance: false,
    }));

  it.each([
    ['0012065550100', '0012065550100'],
    ['001 (206) 555-01.00', '0012065550100'],
    [' ', null],
    ['', null],
  ])('has the phone %j as %j', (phone, stored) =>
    expect(adminPortfolioInput.parse({ ...named, phone }).phone).toBe(stored),
  );

  it.each(['2065550100', '00120655501000', 'x0012065550100', '001 206 555 010a', 5])(
    'has no phone %j',
    (phone) => expect(refused({ phone })).toEqual(['phone: Phone should be 001 and 10 digits']),
  );

  it.each(['example.com', 'https://www.example.co.uk/a?b=c', 'HTTP://EXAMPLE.COM', 'a-b.example.com/'])(
    'may have the website %s',
    (website) => expect(refused({ website })).toEqual([]),
  );

  it.each([
    'example',
    'ftp://example.com',
    '-a.example.com',
    'a-.example.com',
    'example.c',
    'example.com /a',
    'x example.com',
  ])('has no website %s', (website) =>
    expect(refused({ website })).toEqual(['website: Website should be like example.com']),
  );

  it.each([
    ['contactEmail: Contact email should be a valid email address', { contactEmail: 'ada' }],
    ['zipCode: Zip code should consist of 5 numbers', { zipCode: '9810' }],
    ['zipCode: Zip code should consist of 5 numbers', { zipCode: '9810a' }],
    ['zipCode: Zip code should consist of 5 numbers', { zipCode: 'a9810' }],
    ['zipCode: Zip code should have at most 5 characters', { zipCode: '981012' }],
    ['isPrivateLabel: Private label should be true or false', { isPrivateLabel: 'yes' }],
    ['featureToggleLoanAnalysis: Loan analysis should be true or false', { featureToggleLoanAnalysis: null }],
    [
      'featureTogglePreventativeMaintenance: Preventative maintenance should be true or false',
      { featureTogglePreventativeMaintenance: 1 },
    ],
  ])('is refused: %s', (failure, change) => expect(refused(change)).toContain(failure));

  it('takes an address and a contact that are right', () =>
    expect(refused({ contactEmail: 'ada@example.com', zipCode: '98101' })).toEqual([]));

  it('is active or not', () =>
    expect(failuresOf(portfolioActiveInput, {})).toEqual(['isActive: Active is required']));
});

describe('lists for internal staff', () => {
  it('have 50 to a page, of everything', () => {
    expect(adminPortfoliosInput.parse({ page: '2' })).toEqual({ search: '', page: 2, pageSize: 50 });
    expect(adminUsersInput.parse({ sortDesc: 'true' })).toEqual({
      search: '',
      sortBy: 'name',
      sortDesc: true,
      page: 1,
      pageSize: 50,
    });
    expect(adminUsersInput.parse({ sortDesc: 'false' }).sortDesc).toBe(false);
  });

  it.each([adminUsersInput, adminInvitesInput])('search people by two characters or more', (schema) => {
    const searched = (search: string) => failuresOf(schema, { search });
    const FEW = ['search: Enter 2 or more characters, or none for everyone'];
    expect([searched('ab'), searched(' '), searched('a'), searched(' a ')]).toEqual([[], [], FEW, FEW]);
    expect(searched('x'.repeat(101))).toEqual(['search: Enter at most 100 characters']);
  });

  it('change a role in a portfolio', () =>
    expect(failuresOf(adminUserRoleInput, {})).toEqual([
      'workspaceId: Portfolio is required',
      'roleName: Role is required',
    ]));
});
