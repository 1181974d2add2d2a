/** A page of the product, and what a sheet of it must not have: words of what is pressed. */
export interface Paper {
  name: string;
  address: string;
  controls: RegExp;
  /** It has fewer sheets than this; 30 unless it is a long list. */
  most?: number;
  /** At the head of its sheets, where it is of no property. */
  head?: readonly [name: string, title: string];
}

/** Pages whose sheets are read. */
export const READ: Paper[] = [
  {
    name: 'percent funded',
    address: 'reports/percent-funded',
    controls: /Excel|View As PDF/,
  },
  { name: 'inventory', address: 'reports/component-inventory', controls: /View As PDF/ },
  { name: 'projects', address: 'projects', controls: /Create project|Show completed|Edit phases/ },
  { name: 'files', address: 'files', controls: /Upload files/ },
  { name: 'activity', address: 'activity', controls: /Filter activity/ },
  { name: 'calendar', address: 'calendar', controls: /Subscribe/ },
];

export interface Pictured extends Paper {
  /** Link to follow from the address. */
  link?: string;
  /** A tab of the page that the link leads to. */
  tab?: string;
  /** What is there once the last part of the page is. */
  whole: string;
  property?: string;
}

/** Pages whose sheets are compared with pictures, too. */
export const PICTURED: Pictured[] = [
  {
    name: 'properties',
    address: 'user/properties',
    controls: /Add a New Property|Filter by name/,
    whole: 'tbody tr:nth-of-type(20) svg',
    head: ['Northlake', 'Properties'],
  },
  {
    name: 'dashboard',
    address: 'properties/dashboard',
    controls: /Search or jump to|Help/,
    whole: 'section:has-text("Expenditures by Category") svg path',
  },
  { name: 'plans', address: 'plans', controls: /Create plan/, whole: 'article:nth-of-type(4) svg' },
  {
    name: 'plan',
    address: 'plans',
    link: 'Keep current contribution',
    controls: /What if|Undo|Adopt plan|drag the bar/,
    whole: 'section:has-text("Compare plans") tbody tr:nth-of-type(4)',
  },
  {
    name: 'who-pays',
    address: 'plans',
    link: 'Keep current contribution',
    tab: 'who-pays',
    controls: /What if|Undo|Adopt plan|More terms/,
    whole: 'section:has-text("Ways to pay") table',
  },
  {
    name: 'lender',
    address: 'plans',
    link: 'Keep current contribution',
    tab: 'lender',
    controls: /What if|Undo|Adopt plan|Add income/,
    whole: 'text=What counts as assessment income',
  },
  {
    name: 'components',
    address: 'components',
    controls: /Add component|Rows per page|· Rows/,
    whole: 'tbody tr:nth-of-type(10)',
  },
  {
    name: 'component',
    most: 3,
    address: 'components',
    link: 'Asphalt - crack fill and seal coat',
    controls: /Upload photos|Edit|Delete/,
    whole: 'section:has-text("Timeline") >> text=Uploaded',
  },
  {
    name: 'photos',
    address: 'photos',
    controls: /Upload photos|Print all|Select|Sort by/,
    whole: '[role=gridcell]:has-text("Walk to the mailboxes")',
  },
  {
    name: 'expenditures',
    address: 'reports/anticipated-expenditures',
    controls: /Open all years|View As PDF/,
    whole: 'svg g rect',
  },
  {
    name: 'live-dashboard',
    property: 'Heron Lakes Community Association',
    address: 'properties/dashboard',
    controls: /View As PDF|What this counts|1 year/,
    whole: 'section:has-text("Funding") svg path',
    most: 3,
  },
  {
    name: 'transactions',
    property: 'Heron Lakes Community Association',
    // Four months of them: Chromium takes as long as all other pages for the 112 sheets of the whole ledger.
    address: 'transactions?from=2026-08-01',
    controls: /Map to|Rows per page|Print all/,
    whole: 'tbody tr:nth-of-type(20)',
    most: 12,
  },
];
