import { forgetOnDevice, readFromDevice, storeOnDevice } from '../ui/device/device-memory';

/**
 * Prefix of the values that a sign-in stores in this browser, which are removed when it ends. Settings of the device
 * (theme, density, folded navigation) have only the prefix `roofline.` and stay.
 */
const PREFIX = 'roofline.session.';

const read = (name: string): string | null => readFromDevice(PREFIX + name);
const write = (name: string, value: string | null): void => storeOnDevice(PREFIX + name, value);

function readJson(name: string): unknown {
  const text = read(name);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null; // written by an older release, or by hand
  }
}

function readIds(name: string): string[] {
  const kept = readJson(name);
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
}
const recentPropertyIds = () => readIds('recentProperties');

/** Selected property, fiscal year, property filter, recent properties, open folders, what-ifs of plans and time zone of the signed-in user. */
export const storage = {
  propertyId: () => read('selectedPropertyId'),
  setPropertyId: (id: string | null) => write('selectedPropertyId', id),
  fiscalYear: () => {
    const year = Number(read('selectedFiscalYear'));
    return Number.isInteger(year) && year > 0 ? year : null;
  },
  setFiscalYear: (year: number | null) => write('selectedFiscalYear', year === null ? null : String(year)),
  /** The property and year that were shown last, which the next visit most likely requests. */
  shownPair: () => {
    const { propertyId, fiscalYear } = (readJson('shownPair') ?? {}) as Record<string, unknown>;
    if (typeof propertyId !== 'string' || !Number.isInteger(fiscalYear)) return null;
    return { propertyId, fiscalYear: fiscalYear as number };
  },
  /** With the name, which the frame shows before any request (`public/theme.js`). */
  setShownPair: (pair: { propertyId: string; fiscalYear: number; name: string }) =>
    write('shownPair', JSON.stringify(pair)),
  propertyFilter: () => readJson('propertyFilter'),
  setPropertyFilter: (filter: Record<string, unknown> | null) =>
    write('propertyFilter', filter === null ? null : JSON.stringify(filter)),
  recentPropertyIds,
  addRecentPropertyId: (id: string) =>
    write(
      'recentProperties',
      JSON.stringify([id, ...recentPropertyIds().filter((other) => other !== id)].slice(0, 5)),
    ),
  /** The what-if of a plan, which is not saved, as its address would hold it. */
  whatIf: (planId: string) => read(`whatIf.${planId}`) ?? '',
  setWhatIf: (planId: string, code: string) => write(`whatIf.${planId}`, code || null),
  openFolderIds: (propertyId: string) => readIds(`openFolders.${propertyId}`),
  setOpenFolderIds: (propertyId: string, ids: readonly string[]) =>
    write(`openFolders.${propertyId}`, JSON.stringify(ids)),
  /** The time zone of this browser that the service has stored. */
  notedZone: () => read('notedZone'),
  setNotedZone: (timeZone: string) => write('notedZone', timeZone),
  clear: () => forgetOnDevice(PREFIX),
};
