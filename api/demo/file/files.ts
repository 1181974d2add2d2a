import type { DocumentKind } from '@roofline/schema/file/file';
import type { Scene } from '../photo/scenes';
import type { DemoLetter, Grid } from './documents';

/** What a demo file is made from. */
type Made =
  | { letter: DemoLetter }
  | { sheet: string; grid: Grid }
  | { csv: Grid }
  | { text: string }
  | { scene: Scene; seed: number };

/** The demo property that has files. */
export const FILED_PROPERTY = 'Alder Creek Gardens';

/** A file of that property. */
export interface DemoFile {
  /** Names from the top: `['Bids', 'Carports']`. */
  folders: readonly string[];
  fileName: string;
  made: Made;
  /** Whole days before today. */
  daysAgo: number;
  /** Whose account sent it. */
  by: string;
  documentKind: DocumentKind | null;
  /** Whole days from today until which it is valid, or has to be kept. */
  validDays: number | null;
  retainDays: number | null;
  /** Names of the components that it is about. */
  components: readonly string[];
}

type Rest = Partial<Pick<DemoFile, 'by' | 'documentKind' | 'validDays' | 'retainDays' | 'components'>>;

const file = (folders: readonly string[], fileName: string, daysAgo: number, made: Made, rest: Rest = {}): DemoFile => ({
  folders,
  fileName,
  daysAgo,
  made,
  by: 'manager@demo.test',
  documentKind: null,
  validDays: null,
  retainDays: null,
  components: [],
  ...rest,
}); // prettier-ignore

const ADMIN = 'admin@demo.test';
const CARPORTS = 'Low-slope roofs (carports) - recoat';
const YEARS = 365;

const bid = (from: string, membrane: string, [labor, material, disposal]: [number, number, number]): DemoLetter => ({
  title: 'Proposal: carport roofs, rows A to F',
  from,
  paragraphs: [
    `We propose to clean, repair and cover six carport roofs, 14,200 square feet in all, with ${membrane}. Work takes nine days in dry weather; two rows at a time stay closed to parking.`,
    'The price holds for 60 days. It includes new edge metal, permits and removal of what is taken off. Rotten sheathing is replaced at $4.80 a square foot beyond the first 200.',
    'Warranty: 20 years on material by its maker, 5 years on workmanship by us.',
  ],
  table: {
    caption: 'Price',
    rows: [
      ['Item', 'Amount'],
      ['Labor', labor],
      ['Material', material],
      ['Disposal and permits', disposal],
      ['Total', labor + material + disposal],
    ],
  },
}); // prettier-ignore

const minutes = (month: string, decided: string): DemoLetter => ({
  title: `Minutes of the board, ${month}`,
  from: 'Alder Creek Gardens, the secretary',
  paragraphs: [
    'Present: four of five directors and the manager. The meeting was called to order at 7:00 PM; owners spoke for twelve minutes.',
    decided,
    'The treasurer compared the reserve account with the reserve funding plan. Nothing was spent from reserves that the study does not name. The meeting ended at 8:25 PM.',
  ],
});

/** What an association keeps: studies, bids, contracts, insurance, minutes, rules, warranties and inspections. */
export const DEMO_FILES: readonly DemoFile[] = [
  file(['Bids', 'Carport roofs'], 'Apex Roofing - TPO carports.pdf', 20, {
    letter: bid('Apex Roofing', 'a 60 mil TPO membrane, fully adhered', [41_800, 38_250, 5_400]),
  }, { documentKind: 'bid', validDays: 40, components: [CARPORTS] }),
  file(['Bids', 'Carport roofs'], 'Summit Coatings - carports.pdf', 18, {
    letter: bid('Summit Coatings', 'two coats of silicone, 24 mils when dry', [29_600, 27_900, 3_150]),
  }, { documentKind: 'bid', validDays: 42, components: [CARPORTS] }),
  file(['Bids', 'Carport roofs'], 'Carport bids compared.xlsx', 15, {
    sheet: 'Bids',
    grid: [
      ['Item', 'Apex Roofing', 'Summit Coatings'],
      ['Labor', 41_800, 29_600],
      ['Material', 38_250, 27_900],
      ['Disposal and permits', 5_400, 3_150],
      ['Total', 85_450, 60_650],
    ],
  }, { documentKind: 'bid', by: ADMIN, components: [CARPORTS] }),
  file(['Contracts'], 'Elevator maintenance agreement.pdf', 300, {
    letter: {
      title: 'Elevator maintenance agreement',
      from: 'Cascade Lift Service',
      paragraphs: [
        'Monthly service of elevators A and B, with all lubricants, lamps and relays. Calls between 8 AM and 5 PM are included; the first answer comes within two hours when somebody is inside.',
        'Not included: modernization, cab interiors, damage by water, and what the state asks for after its inspection. The agreement goes on from year to year unless one side ends it 60 days before.',
      ],
      table: { caption: 'Fee', rows: [['Part', 'A month'], ['Elevator A', 310], ['Elevator B', 310]] },
    },
  }, { documentKind: 'contract', validDays: 65, components: ['Elevator A - modernize', 'Elevator B - modernize'] }),
  file(['Insurance'], 'Certificate of insurance - Apex Roofing.pdf', 47, {
    letter: {
      title: 'Certificate of liability insurance',
      from: 'Harbor Mutual',
      paragraphs: [
        'This certificate says that Apex Roofing is insured for general liability, $2,000,000 for each occurrence, and for the injuries of its workers as the state requires. Alder Creek Gardens is an additional insured.',
      ],
    },
  }, { documentKind: 'insurance', validDays: 33 }),
  file(['Minutes'], 'Board minutes, spring.pdf', 190, {
    letter: minutes('spring', 'The board walked the property in April and asked for two bids for the carport roofs. It adopted the reserve funding plan that the manager presented, four votes to none.'),
  }, { documentKind: 'minutes', retainDays: 7 * YEARS }),
  file(['Minutes'], 'Board minutes, fall.pdf', 14, {
    letter: minutes('fall', 'The board compared the bids for the carport roofs. It asks Apex Roofing whether the membrane can be had in white, and decides in its next meeting.'),
  }, { documentKind: 'minutes', retainDays: 7 * YEARS }),
  file(['Policies and rules'], 'Reserve investment policy.pdf', 700, {
    letter: {
      title: 'Reserve investment policy',
      from: 'Alder Creek Gardens, the board',
      paragraphs: [
        'Safety comes first, then access, then yield. Reserves are kept in insured accounts and in certificates that end before the year in which the plan spends them. No account exceeds the insured amount.',
        'Two directors sign every transfer. The treasurer reports balances and ends of terms to each meeting.',
      ],
    },
  }, { documentKind: 'policy' }),
  file(['Policies and rules'], 'Pool rules.txt', 410, {
    text: 'Pool rules\n\nOpen from 8 AM to 9 PM.\nNo glass within the fence.\nChildren under 14 come with an adult.\nThe gate stays closed: its alarm sounds after 15 seconds.\n',
  }, { documentKind: 'policy' }),
  file(['Reserve studies'], 'Site visit notes.csv', 95, {
    csv: [
      ['Component', 'Condition', 'Years left by eye'],
      ['Asphalt shingle roofs, buildings 1-6', 'Granules in gutters, two lifted tabs', '6'],
      ['Elevated walkway decks', 'Ponding at unit 214', '3'],
      ['Perimeter wood fence', 'North line leans', '2'],
      ['Pool plaster', 'Stained, tile loose at the shallow end', '4'],
    ],
  }, { documentKind: 'reserveStudy', components: ['Perimeter wood fence - replace', 'Pool - replaster and retile'] }),
  file(['Warranties'], 'Roof warranty, buildings 7 to 12.pdf', 1200, {
    letter: {
      title: 'Limited warranty: asphalt shingles',
      from: 'Ridgeline Shingle Company',
      paragraphs: [
        'We warrant the shingles of buildings 7 to 12 against defects of manufacture for 30 years, and against wind of up to 110 miles an hour for 10 years. The owner keeps gutters clean and reports a defect within 60 days.',
      ],
    },
  }, { documentKind: 'warranty', validDays: 7 * YEARS, components: ['Asphalt shingle roofs - replace, buildings 7-12'] }),
  file(['Inspections'], 'Building 3 roof.jpg', 9, { scene: 'shingles', seed: 41 }, {
    documentKind: 'inspection',
    components: ['Asphalt shingle roofs - replace, buildings 1-6'],
  }),
]; // prettier-ignore
