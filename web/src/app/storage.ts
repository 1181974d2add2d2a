/** What the browser remembers between visits; cleared at sign-out. */
const KEYS = {
  propertyId: 'roofline.selectedPropertyId',
  fiscalYear: 'roofline.selectedFiscalYear',
  propertyFilter: 'roofline.propertyFilter',
  recentProperties: 'roofline.recentProperties',
} as const;
type Key = keyof typeof KEYS;

function read(key: Key): string | null {
  try {
    return window.localStorage.getItem(KEYS[key]);
  } catch {
    return null; // storage may be switched off: the choice then lasts as long as the page
  }
}

function write(key: Key, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(KEYS[key]);
    else window.localStorage.setItem(KEYS[key], value);
  } catch {
    // as above
  }
}

/** JSON kept under a key; null when absent or unreadable. */
function readJson<T>(key: Key): T | null {
  const text = read(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

export const storage = {
  propertyId: () => read('propertyId'),
  setPropertyId: (id: string | null) => write('propertyId', id),
  fiscalYear: () => {
    const year = Number(read('fiscalYear'));
    return Number.isInteger(year) && year > 0 ? year : null;
  },
  setFiscalYear: (year: number | null) => write('fiscalYear', year === null ? null : String(year)),
  propertyFilter: <T>() => readJson<T>('propertyFilter'),
  setPropertyFilter: (filter: unknown) =>
    write('propertyFilter', filter === null ? null : JSON.stringify(filter)),
  recentPropertyIds: () =>
    readJson<string[]>('recentProperties')?.filter((id) => typeof id === 'string') ?? [],
  addRecentPropertyId: (id: string) =>
    write(
      'recentProperties',
      JSON.stringify([id, ...storage.recentPropertyIds().filter((other) => other !== id)].slice(0, 5)),
    ),
  clear: () => (Object.keys(KEYS) as Key[]).forEach((key) => write(key, null)),
};
