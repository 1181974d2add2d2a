import type { AttachedComponent } from '@roofline/schema/component/attached-component';
import type { Photo } from '@roofline/schema/photo/photo';
import type { PhotosReport, PhotosReportGroup } from '@roofline/schema/photo/photos-report';
import { limits } from '@roofline/schema/value/limits';
import type { Tx } from '../../platform/database';
import type { Reader } from '../../platform/work/document';
import { requireProperty, type PropertyAccess } from '../../property/access';
import { presentPhotos } from '../present';
import { countMonths, listPhotos, type PhotoFilter } from '../repository/list';
import type { PhotoRow } from '../repository/photos';
import { placesProblem, tooManyProblem, verdictOf } from './words';

const BY_DAY = { sortBy: 'takenDate', sortDesc: false } as const;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts by the property's order of categories, then by component name; photos without a component are last. */
function byPlace({ component: a }: PhotosReportGroup, { component: b }: PhotosReportGroup): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (
    a.categoryPosition - b.categoryPosition ||
    compare(a.category, b.category) ||
    compare(a.name, b.name) ||
    compare(a.propertyComponentId, b.propertyComponentId)
  );
}

/** Groups photos by each component that they show, in their order. */
function groupsOf(photos: readonly Photo[]): PhotosReportGroup[] {
  const groups = new Map<string | null, PhotosReportGroup>();
  for (const photo of photos) {
    const shown: (AttachedComponent | null)[] = photo.propertyComponents;
    for (const component of shown.length > 0 ? shown : [null]) {
      const key = component?.propertyComponentId ?? null;
      const group = groups.get(key) ?? { component, photos: [] };
      group.photos.push(photo);
      groups.set(key, group);
    }
  }
  return [...groups.values()].toSorted(byPlace);
}

/** The report, and the rows of its photos. */
interface ReadReport {
  report: PhotosReport;
  rows: readonly PhotoRow[];
  workspaceId: string;
}

const placesOf = (groups: readonly PhotosReportGroup[]) =>
  groups.reduce((sum, { photos }) => sum + photos.length, 0);

/** Returns the filter of the property's marked photos, of all users. */
const markedOf = ({ property: { workspaceId, propertyId } }: PropertyAccess): PhotoFilter => ({
  workspaceId,
  propertyId,
  isDeleted: false,
  uploadedBy: null,
  lineageId: null,
  project: null,
  search: null,
  includeInPhotosReport: true,
});

/** Returns the photos marked for the report, by component. Where there are too many, returns none, with the problem. */
export async function readPhotosReport(
  tx: Tx,
  { actor, clock }: Reader,
  asked: { propertyId: string },
): Promise<ReadReport> {
  // The report shows everyone's photos, but a Vendor may see only their own.
  const access = await requireProperty(tx, actor, asked.propertyId, { need: 'viewFiles' });
  const { workspaceId, propertyId, name, workspaceCompanyName: companyName } = access.property;
  const frame = {
    propertyId,
    propertyName: name,
    companyName,
    preparedAt: clock.now().toISOString(),
    preparedOn: clock.today(),
  };
  const without = (photoCount: number, problem: string): ReadReport => ({
    report: { ...frame, photoCount, verdict: [], problem, groups: [] },
    rows: [],
    workspaceId,
  });
  const filter = markedOf(access);
  const rows = await listPhotos(tx, filter, BY_DAY, { limit: limits.photosInReport + 1, offset: 0 });
  if (rows.length > limits.photosInReport) {
    const months = await countMonths(tx, filter, BY_DAY);
    const marked = months.reduce((sum, { count }) => sum + count, 0);
    return without(marked, tooManyProblem(marked));
  }
  const viewing = { actor, clock, access: new Map([[propertyId, access]]) };
  const groups = groupsOf(await presentPhotos(tx, viewing, rows));
  const photoCount = rows.length;
  if (placesOf(groups) > limits.photosReportPlaces)
    return without(photoCount, placesProblem(placesOf(groups)));
  const verdict = verdictOf(groups, photoCount);
  return { report: { ...frame, photoCount, verdict, problem: null, groups }, rows, workspaceId };
}
