import type { RoleName } from '@roofline/schema/account/account';
import type { WorkspaceKey } from './property/property';

/** Sign-in of every demo user. */
export const DEMO_PASSWORD = 'demo-roofline1';

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  isStaff: boolean;
  roles: Partial<Record<WorkspaceKey, RoleName>>;
  /** Properties reached, by name, for the roles that do not reach a whole workspace. */
  assigned: string[];
}

/** Demo users as those who sent something, by address. */
export type Senders = ReadonlyMap<string, { userId: string; fullName: string }>;

export const DEMO_WORKSPACES: Record<
  WorkspaceKey,
  { name: string; companyName: string; hasLoanAnalysis: boolean; hasMaintenance: boolean }
> = {
  northlake: {
    name: 'Northlake',
    companyName: 'Northlake Community Mgmt',
    hasLoanAnalysis: true,
    hasMaintenance: true,
  },
  'lone-star': {
    name: 'Lone Star',
    companyName: 'Lone Star Association Partners',
    hasLoanAnalysis: false,
    hasMaintenance: false,
  },
};

const person = (
  email: string,
  [firstName, lastName]: [string, string],
  roles: DemoPerson['roles'],
  assigned: string[] = [],
): DemoPerson => ({
  email: `${email}@demo.test`,
  firstName,
  lastName,
  phone: '555 010 0100',
  isStaff: email === 'staff',
  roles,
  assigned,
});

/** Who keeps the demo ledgers and runs most projects. */
export const MANAGER = 'manager@demo.test';

/** Who made the demo plans: reaches the properties of both workspaces. */
export const PLANNER = 'portfolio@demo.test';

/** One user of every role. The manager works in both workspaces, in each for one property. */
export const DEMO_PEOPLE: DemoPerson[] = [
  person('staff', ['Robin', 'Castell'], {}),
  person('admin', ['Dana', 'Okafor'], { northlake: 'Admin' }),
  person('portfolio', ['Marcus', 'Elling'], { northlake: 'PortfolioAdmin', 'lone-star': 'PortfolioAdmin' }),
  person('manager', ['Priya', 'Vennard'], { northlake: 'Manager', 'lone-star': 'Manager' }, [
    'Alder Creek Gardens',
    'Live Oak Commons',
  ]),
  person('member', ['Tomas', 'Halloran'], { northlake: 'Member' }, ['Alder Creek Gardens']),
  person('vendor', ['Sasha', 'Lindqvist'], { northlake: 'Vendor' }, ['Alder Creek Gardens']),
];
