import type { PaymentFund } from '@roofline/schema/project/payment';
import { MANAGER } from '../people';

/** One thing that somebody did in a demo project. */
export type DemoStep = { daysAgo: number; by: string } & (
  | { scope: string; estimate: number; component?: string }
  | { note: string; mentions?: readonly string[] }
  | { bid: string; amount: number; validDays: number; lines: readonly number[]; document?: string }
  | { award: string }
  | { moveTo: string }
  | { contractor: string; contractAmount: number }
  | { changeOrder: string; amount: number; approvedBy: string }
  | {
      pay: number;
      payee: string;
      number: string;
      fund: PaymentFund;
      component?: string;
      onContract?: boolean;
    }
  | { person: string }
  | { tick: number }
  | { complete: true }
);

/** A project with everything that happened in it, oldest first. */
export interface DemoProject {
  property: string;
  name: string;
  description: string | null;
  components: readonly string[];
  /** Who is responsible. */
  owner: string;
  /** Whole days from today; before today where below zero. */
  startDays: number | null;
  dueDays: number | null;
  created: { daysAgo: number; by: string };
  steps: readonly DemoStep[];
}

const ALDER = 'Alder Creek Gardens';
const LARCH = 'Larch Street Lofts';
const HERON = 'Heron Lakes Community Association';
const ADMIN = 'admin@demo.test';
const MEMBER = 'member@demo.test';
const VENDOR = 'vendor@demo.test';
const PORTFOLIO = 'portfolio@demo.test';

const CARPORTS = 'Low-slope roofs (carports) - recoat';
const STAIRS = 'Stair and railing steel - paint';
const SEWER = 'Sewer laterals - clean and repair allowance';
const SEAL_COAT = 'Asphalt - crack fill and seal coat';
const GATES = 'Entry gates and operators - replace';
const FENCE = 'Perimeter wood fence - replace';
const CARPET = 'Corridor carpet - replace';
const PAINT = 'Corridor paint and wall covering';
const SLURRY = 'Streets - crack fill and slurry seal, phase 1';
const BOARD = 'Board of directors';

const alderCreek: readonly Omit<DemoProject, 'property'>[] = [
  {
    name: 'Carport roofs: recoat or membrane',
    description: 'Six carport roofs, rows A to F. The board compares a coating with a new membrane.',
    components: [CARPORTS],
    owner: MANAGER,
    startDays: 12,
    dueDays: 40,
    created: { daysAgo: 88, by: MANAGER },
    steps: [
      { daysAgo: 88, by: MANAGER, scope: 'Clean the decks and repair splits', estimate: 14_000, component: CARPORTS },
      { daysAgo: 88, by: MANAGER, scope: 'Coat or cover 18,400 square feet', estimate: 55_000, component: CARPORTS },
      { daysAgo: 87, by: MANAGER, scope: 'Disposal and permits', estimate: 5_000 },
      { daysAgo: 87, by: MANAGER, tick: 0 },
      { daysAgo: 60, by: MANAGER, moveTo: 'Bidding' },
      { daysAgo: 20, by: MANAGER, bid: 'Apex Roofing', amount: 85_450, validDays: 40, lines: [19_800, 60_250, 5_400], document: 'Apex Roofing - TPO carports.pdf' },
      { daysAgo: 18, by: MANAGER, bid: 'Summit Coatings', amount: 60_650, validDays: 42, lines: [16_200, 41_300, 3_150], document: 'Summit Coatings - carports.pdf' },
      { daysAgo: 16, by: ADMIN, bid: 'Delta Roof Care', amount: 71_900, validDays: 30, lines: [17_500, 54_400] },
      { daysAgo: 15, by: ADMIN, moveTo: 'Board Approval' },
      { daysAgo: 14, by: ADMIN, note: '@Priya Vennard the board asks whether the membrane can be had in white. Please call Apex Roofing before the next meeting.', mentions: [MANAGER] },
      { daysAgo: 9, by: MANAGER, note: 'Apex Roofing: white costs nothing more. The bid holds until its date.' },
    ],
  },
  {
    name: 'Stairs and railings: paint',
    description: 'All exterior steel: stairs, landings and railings. Two buildings at a time.',
    components: [STAIRS],
    owner: MANAGER,
    startDays: -41,
    dueDays: 18,
    created: { daysAgo: 162, by: MANAGER },
    steps: [
      { daysAgo: 160, by: MANAGER, scope: 'Scrape, prime and paint', estimate: 39_000, component: STAIRS },
      { daysAgo: 160, by: MANAGER, scope: 'Weld rusted treads', estimate: 4_700, component: STAIRS },
      { daysAgo: 150, by: MANAGER, tick: 0 },
      { daysAgo: 140, by: MANAGER, moveTo: 'Bidding' },
      { daysAgo: 118, by: MANAGER, bid: 'Northgate Coatings', amount: 41_900, validDays: -60, lines: [37_400, 4_500] },
      { daysAgo: 112, by: MANAGER, bid: 'Cascade Painting', amount: 46_750, validDays: -52, lines: [41_950, 4_800] },
      { daysAgo: 104, by: ADMIN, moveTo: 'Board Approval' },
      { daysAgo: 92, by: ADMIN, award: 'Northgate Coatings' },
      { daysAgo: 90, by: ADMIN, moveTo: 'Contracted' },
      { daysAgo: 62, by: MANAGER, pay: 10_475, payee: 'Northgate Coatings', number: '1042', fund: 'reserve', component: STAIRS, onContract: true },
      { daysAgo: 41, by: MANAGER, moveTo: 'In Progress' },
      { daysAgo: 40, by: MANAGER, person: VENDOR },
      { daysAgo: 33, by: VENDOR, note: 'Building 4: eleven treads are rusted through and have to be welded before we paint. Photos follow.' },
      { daysAgo: 29, by: ADMIN, changeOrder: 'Weld eleven more treads at building 4', amount: 1_850, approvedBy: BOARD },
      { daysAgo: 12, by: MANAGER, pay: 15_000, payee: 'Northgate Coatings', number: '1057', fund: 'reserve', component: STAIRS, onContract: true },
      { daysAgo: 3, by: VENDOR, note: '@Priya Vennard buildings 1 to 8 are done. We start with 9 on Monday if it stays dry.', mentions: [MANAGER] },
    ],
  },
  {
    name: 'Drives and parking: seal coat',
    description: 'Crack fill and two coats, one half of the drives a day.',
    components: [SEAL_COAT],
    owner: ADMIN,
    startDays: 9,
    dueDays: 30,
    created: { daysAgo: 75, by: ADMIN },
    steps: [
      { daysAgo: 75, by: ADMIN, scope: 'Fill cracks wider than a quarter inch', estimate: 9_500, component: SEAL_COAT },
      { daysAgo: 75, by: ADMIN, scope: 'Seal coat and stripe 148,000 square feet', estimate: 32_000, component: SEAL_COAT },
      { daysAgo: 66, by: ADMIN, moveTo: 'Bidding' },
      { daysAgo: 50, by: ADMIN, bid: 'Valley Paving', amount: 39_700, validDays: 20, lines: [8_900, 30_800] },
      { daysAgo: 48, by: ADMIN, bid: 'Blackline Asphalt', amount: 43_250, validDays: 14, lines: [10_250, 33_000] },
      { daysAgo: 45, by: ADMIN, bid: 'Sealtop', amount: 36_900, validDays: 11, lines: [7_400, 29_500] },
      { daysAgo: 30, by: ADMIN, moveTo: 'Board Approval' },
      { daysAgo: 26, by: ADMIN, award: 'Valley Paving' },
      { daysAgo: 25, by: ADMIN, moveTo: 'Contracted' },
      { daysAgo: 25, by: ADMIN, note: 'Sealtop was cheaper, but left the striping open. The board chose Valley Paving.' },
    ],
  },
  {
    name: 'Entry gates: new operators',
    description: null,
    components: [GATES],
    owner: MANAGER,
    startDays: null,
    dueDays: 75,
    created: { daysAgo: 34, by: MANAGER },
    steps: [
      { daysAgo: 34, by: MANAGER, scope: 'Replace two operators and their loops', estimate: 25_000, component: GATES },
      { daysAgo: 28, by: MANAGER, moveTo: 'Bidding' },
      { daysAgo: 11, by: MANAGER, bid: 'Gateway Access', amount: 27_380, validDays: 49, lines: [27_380] },
      { daysAgo: 6, by: MEMBER, note: 'The east gate stood open again last night.' },
    ],
  },
  {
    name: 'North fence: repair the leaning line',
    description: 'Sixty feet lean toward the creek path; posts have rotted.',
    components: [FENCE],
    owner: MANAGER,
    startDays: null,
    dueDays: -2,
    created: { daysAgo: 21, by: MANAGER },
    steps: [{ daysAgo: 5, by: MANAGER, note: 'Waiting for the survey: part of the line may be the neighbor’s.' }],
  },
  {
    name: 'Sewer laterals: clean and inspect',
    description: 'All laterals with a camera, before the rains.',
    components: [SEWER],
    owner: MANAGER,
    startDays: -205,
    dueDays: -170,
    created: { daysAgo: 300, by: MANAGER },
    steps: [
      { daysAgo: 298, by: MANAGER, scope: 'Clean all laterals', estimate: 18_000, component: SEWER },
      { daysAgo: 298, by: MANAGER, scope: 'Camera inspection with report', estimate: 8_000, component: SEWER },
      { daysAgo: 280, by: MANAGER, moveTo: 'Bidding' },
      { daysAgo: 262, by: MANAGER, bid: 'Clearflow Plumbing', amount: 24_600, validDays: -200, lines: [16_900, 7_700] },
      { daysAgo: 258, by: MANAGER, bid: 'Rooter Brothers', amount: 27_900, validDays: -190, lines: [19_400, 8_500] },
      { daysAgo: 244, by: ADMIN, moveTo: 'Board Approval' },
      { daysAgo: 238, by: ADMIN, award: 'Clearflow Plumbing' },
      { daysAgo: 236, by: ADMIN, moveTo: 'Contracted' },
      { daysAgo: 205, by: MANAGER, moveTo: 'In Progress' },
      { daysAgo: 188, by: MANAGER, changeOrder: 'Clear roots at building 9', amount: 1_400, approvedBy: BOARD },
      { daysAgo: 180, by: MANAGER, pay: 12_300, payee: 'Clearflow Plumbing', number: '1003', fund: 'reserve', component: SEWER, onContract: true },
      { daysAgo: 168, by: MANAGER, pay: 13_700, payee: 'Clearflow Plumbing', number: '1011', fund: 'reserve', component: SEWER, onContract: true },
      { daysAgo: 168, by: MANAGER, note: 'The report is good: no lateral has to be replaced before 2032.' },
      { daysAgo: 165, by: MANAGER, moveTo: 'Closed' },
      { daysAgo: 165, by: MANAGER, complete: true },
    ],
  },
  {
    name: 'Mailboxes: new locks',
    description: 'Paid from operations: too small for the reserve study.',
    components: [],
    owner: ADMIN,
    startDays: -125,
    dueDays: -110,
    created: { daysAgo: 132, by: ADMIN },
    steps: [
      { daysAgo: 132, by: ADMIN, scope: 'Change 28 locks', estimate: 1_700 },
      { daysAgo: 131, by: ADMIN, contractor: 'Keyway Locksmiths', contractAmount: 1_625 },
      { daysAgo: 126, by: ADMIN, moveTo: 'In Progress' },
      { daysAgo: 112, by: ADMIN, pay: 1_625, payee: 'Keyway Locksmiths', number: '2210', fund: 'operating' },
      { daysAgo: 111, by: ADMIN, moveTo: 'Closed' },
      { daysAgo: 111, by: ADMIN, complete: true },
    ],
  },
]; // prettier-ignore

const others: readonly DemoProject[] = [
  {
    property: LARCH,
    name: 'Corridors: carpet and paint',
    description: 'Seven floors, one a week, from the top.',
    components: [CARPET, PAINT],
    owner: ADMIN,
    startDays: -16,
    dueDays: 33,
    created: { daysAgo: 120, by: ADMIN },
    steps: [
      { daysAgo: 118, by: ADMIN, scope: 'Carpet, 1,680 square yards', estimate: 104_000, component: CARPET },
      { daysAgo: 118, by: ADMIN, scope: 'Walls and doors', estimate: 69_000, component: PAINT },
      { daysAgo: 100, by: ADMIN, moveTo: 'Bidding' },
      { daysAgo: 84, by: ADMIN, bid: 'Harbor Interiors', amount: 168_400, validDays: -20, lines: [101_200, 67_200] },
      { daysAgo: 80, by: ADMIN, bid: 'Rainier Floors', amount: 176_900, validDays: -18, lines: [103_900, 73_000] },
      { daysAgo: 60, by: PORTFOLIO, award: 'Harbor Interiors' },
      { daysAgo: 60, by: ADMIN, moveTo: 'Contracted' },
      { daysAgo: 34, by: ADMIN, pay: 42_100, payee: 'Harbor Interiors', number: '884', fund: 'reserve', onContract: true },
      { daysAgo: 16, by: ADMIN, moveTo: 'In Progress' },
    ],
  },
  {
    property: HERON,
    name: 'Phase 1 streets: slurry seal',
    description: 'Crack fill first, then slurry, 612,000 square feet.',
    components: [SLURRY],
    owner: PORTFOLIO,
    startDays: 20,
    dueDays: 55,
    created: { daysAgo: 46, by: PORTFOLIO },
    steps: [
      { daysAgo: 45, by: PORTFOLIO, scope: 'Fill cracks', estimate: 61_000, component: SLURRY },
      { daysAgo: 45, by: PORTFOLIO, scope: 'Slurry seal and stripe', estimate: 196_000, component: SLURRY },
      { daysAgo: 38, by: PORTFOLIO, moveTo: 'Bidding' },
      { daysAgo: 13, by: PORTFOLIO, bid: 'Lone Star Paving', amount: 249_800, validDays: 47, lines: [58_300, 191_500] },
      { daysAgo: 10, by: PORTFOLIO, bid: 'Prairie Asphalt', amount: 263_500, validDays: 50, lines: [62_500, 201_000] },
    ],
  },
]; // prettier-ignore

/** Projects of the demo, in every phase. */
export const DEMO_PROJECTS: readonly DemoProject[] = [
  ...alderCreek.map((project) => ({ property: ALDER, ...project })),
  ...others,
];
