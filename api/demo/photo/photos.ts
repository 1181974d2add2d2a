import type { Scene } from './scenes';

/** A photo of a demo property. */
export interface DemoPhoto {
  property: string;
  scene: Scene;
  /** Whole days before today, and the time of that day. */
  daysAgo: number;
  at: string;
  description: string | null;
  /** Name of the component that it shows. */
  component: string | null;
  isPrimary: boolean;
  isInReport: boolean;
  /** Whose account sent it. */
  by: string;
}

type Rest = Partial<Pick<DemoPhoto, 'component' | 'isPrimary' | 'isInReport' | 'by'>>;

/** Photos of one property, by the manager unless it says otherwise. */
const of =
  (property: string) =>
  (
    scene: Scene,
    [daysAgo, at]: [number, string],
    description: string | null,
    rest: Rest = {},
  ): DemoPhoto => ({
    property,
    scene,
    daysAgo,
    at,
    description,
    component: null,
    isPrimary: false,
    isInReport: false,
    by: 'manager@demo.test',
    ...rest,
  });

const alder = of('Alder Creek Gardens');
const larch = of('Larch Street Lofts');

const VENDOR = 'vendor@demo.test';
const MEMBER = 'member@demo.test';
const ADMIN = 'admin@demo.test';
const reported = { isInReport: true } as const;
const primary = { isInReport: true, isPrimary: true } as const;

/** Two walks of Alder Creek Gardens, what came in between, and a first look at Larch Street Lofts. */
export const DEMO_PHOTOS: readonly DemoPhoto[] = [
  alder('shingles', [9, '09:02:11'], 'Building 3, ridge vent looking west. Two shingles lifted by the storm.', {
    component: 'Asphalt shingle roofs - replace, buildings 1-6',
    ...primary,
  }),
  alder('gutter', [9, '09:14:40'], 'Downspout at building 3, joint open on the north side', {
    component: 'Gutters and downspouts - replace',
    ...primary,
  }),
  alder('panel', [12, '11:31:05'], 'Panel before replacement, trouble light on loop 2', {
    component: 'Fire alarm control panels - replace',
    by: VENDOR,
    ...primary,
  }),
  alder('heaters', [12, '11:48:57'], 'Heaters 1 to 3. Number 2 weeps at the drain valve.', {
    component: 'Domestic water heaters - replace',
    by: VENDOR,
    isPrimary: true,
  }),
  alder('asphalt', [25, '09:14:22'], 'Main drive, alligator cracking by stall 40. About 60 sq ft, worse than in spring.', {
    component: 'Asphalt drives and parking - resurface',
    ...primary,
  }),
  alder('asphalt', [25, '09:19:03'], 'Carport row C, long crack along the drain', {
    component: 'Asphalt - crack fill and seal coat',
    ...reported,
  }),
  alder('stucco', [32, '15:20:44'], 'Hairline crack at the window return, building 5', {
    component: 'Stucco - repair allowance',
    ...primary,
  }),
  alder('walkway', [38, '08:41:10'], 'Ponding outside unit 214 the morning after rain', {
    component: 'Elevated walkway decks - waterproof coating',
    by: MEMBER,
    isPrimary: true,
  }),
  alder('slab', [51, '10:05:36'], 'Lifted slab near the clubroom, about 3/4 in. Marked with paint.', {
    component: 'Concrete walks - repair, 5% each cycle',
    ...primary,
  }),
  alder('elevator', [51, '10:44:18'], null, { component: 'Elevator A - modernize' }),
  alder('pool', [178, '13:02:29'], 'Shallow end, tile line: four tiles loose', {
    component: 'Pool - replaster and retile',
    ...primary,
  }),
  alder('fence', [178, '13:37:50'], 'North line, posts leaning toward the creek', {
    component: 'Perimeter wood fence - replace',
    ...primary,
  }),
  alder('shingles', [178, '14:10:02'], 'Building 9, for comparison with the fall walk', {
    component: 'Asphalt shingle roofs - replace, buildings 7-12',
  }),
  alder('slab', [183, '09:55:13'], 'Walk to the mailboxes'),
  larch('corridor', [16, '16:12:33'], 'Level 2 corridor, old carpet with a stain by the elevator', {
    component: 'Corridor carpet - replace',
    by: ADMIN,
    ...primary,
  }),
  larch('elevator', [16, '16:20:05'], 'Cab doors scratched on level 1', {
    component: 'Elevator cabs - refurbish',
    by: ADMIN,
    ...reported,
  }),
  larch('heaters', [16, '16:58:41'], 'Boiler room after the service', { component: 'Boilers - replace', by: ADMIN }),
  larch('panel', [201, '10:08:16'], null, { component: 'Fire alarm system - replace', by: ADMIN }),
]; // prettier-ignore
