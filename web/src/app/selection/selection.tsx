import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { defaultFiscalYear } from '@roofline/schema/fiscal-year/default-fiscal-year';
import { mailedPropertyId } from '../paths';
import { AppliedSettings, type UserSettings } from '../settings/apply-settings';
import { storage } from '../storage';
import { useSelectedPropertyQuery, type SelectedPropertyQuery } from './SelectedProperty.generated';
import { useViewerQuery, type ViewerQuery } from '../viewer/Viewer.generated';

export type Viewer = NonNullable<ViewerQuery['me']>;
export type SelectedProperty = NonNullable<SelectedPropertyQuery['property']>;
export type SelectedFiscalYear = SelectedProperty['fiscalYears'][number];

/** The viewer, and the selected pair of property and fiscal year: every figure on screen belongs to that pair. */
export interface Selection {
  viewer: Viewer;
  /** The viewer's settings for how the product looks. */
  settings: UserSettings;
  propertyCount: number;
  propertyId: string | null;
  property: SelectedProperty | null;
  isPropertyLoading: boolean;
  fiscalYears: readonly SelectedFiscalYear[];
  fiscalYear: SelectedFiscalYear | null;
  /** Also resets the fiscal year. */
  selectProperty: (propertyId: string) => void;
  /** Forgets the selected property, which is gone, and its year. */
  forgetProperty: () => void;
  selectFiscalYear: (year: number) => void;
  /** Loads the property and its years again, after a save that changes them. */
  refreshProperty: () => Promise<unknown>;
  refreshViewer: () => Promise<unknown>;
}

const SelectionContext = createContext<Selection | null>(null);

/**
 * Returns the property to start with. A mailed link wins over the stored one; the service decides whether the viewer
 * may see it. The stored year belongs to the stored property: it is removed when another one is requested.
 */
export function initialPropertyId(): string | null {
  const mailed = mailedPropertyId(window.location.search);
  if (mailed === null || mailed === storage.propertyId()) return storage.propertyId();
  storage.setPropertyId(mailed);
  storage.setFiscalYear(null);
  return mailed;
}

function useChoice() {
  const [propertyId, setPropertyId] = useState(initialPropertyId);
  const [year, setYear] = useState<number | null>(null);
  const selectProperty = useCallback((id: string) => {
    storage.setPropertyId(id);
    storage.setFiscalYear(null);
    storage.addRecentPropertyId(id);
    setPropertyId(id);
    setYear(null);
  }, []);
  const forgetProperty = useCallback(() => {
    storage.setPropertyId(null);
    storage.setFiscalYear(null);
    setPropertyId(null);
    setYear(null);
  }, []);
  const selectFiscalYear = useCallback((next: number) => {
    storage.setFiscalYear(next);
    setYear(next);
  }, []);
  return { propertyId, year, selectProperty, forgetProperty, selectFiscalYear };
}

/**
 * Returns the year on screen. A year that the user chose on this page stays even while it awaits setup, so that it can
 * be set up; on arrival the default-year rules decide.
 */
function useFiscalYear(years: readonly SelectedFiscalYear[], chosen: number | null) {
  return useMemo(() => {
    const picked = years.find((y) => y.year === chosen);
    if (picked) return picked;
    const year = defaultFiscalYear(years, storage.fiscalYear());
    return years.find((y) => y.year === year) ?? null;
  }, [years, chosen]);
}

/** Stores the pair on screen, so that the next visit can request it before the service has answered anything. */
function useNotedPair(property: SelectedProperty | null, fiscalYear: number | undefined) {
  const propertyId = property?.propertyId;
  const name = property?.name;
  useEffect(() => {
    if (propertyId !== undefined && name !== undefined && fiscalYear !== undefined)
      storage.setShownPair({ propertyId, fiscalYear, name });
  }, [propertyId, name, fiscalYear]);
}

const NO_YEARS: readonly SelectedFiscalYear[] = [];

export function SelectionProvider(props: {
  children: ReactNode;
  loading: ReactNode;
  failed: (retry: () => void) => ReactNode;
  signedOut: () => ReactNode;
}) {
  const viewerQuery = useViewerQuery();
  const choice = useChoice();
  const me = viewerQuery.data?.me ?? null;
  const settings = viewerQuery.data?.userSettings;
  const fallbackId = viewerQuery.data?.firstProperty.items[0]?.propertyId ?? null;
  // The property stored in this browser, then the viewer's default, then the first of the list.
  const knownId = choice.propertyId ?? settings?.defaultPropertyId ?? fallbackId;
  // The property of the last visit is requested together with the viewer; it is shown only once it is known to be wanted.
  const wantedId = knownId ?? (viewerQuery.loading ? (storage.shownPair()?.propertyId ?? null) : null);
  const propertyQuery = useSelectedPropertyQuery({
    variables: { propertyId: wantedId ?? '' },
    skip: wantedId === null || (me === null && !viewerQuery.loading),
    errorPolicy: 'all',
  });
  // A stored or mailed property that is gone or foreign is ignored: the first of the list takes its place.
  const isUnreachable =
    !propertyQuery.loading && propertyQuery.data !== undefined && !propertyQuery.data.property;
  const secondQuery = useSelectedPropertyQuery({
    variables: { propertyId: fallbackId ?? '' },
    skip: !isUnreachable || fallbackId === null || fallbackId === wantedId,
  });
  const shown = isUnreachable ? secondQuery : propertyQuery;
  const property = shown.data?.property ?? null;
  const fiscalYears = property?.fiscalYears ?? NO_YEARS;
  const fiscalYear = useFiscalYear(fiscalYears, choice.year);
  useNotedPair(property, fiscalYear?.year);

  if (viewerQuery.loading && !viewerQuery.data) return props.loading;
  if (viewerQuery.error && !viewerQuery.data) return props.failed(() => void viewerQuery.refetch());
  if (me === null || !settings) return props.signedOut();
  const value: Selection = {
    viewer: me,
    settings,
    propertyCount: viewerQuery.data?.firstProperty.totalCount ?? 0,
    propertyId: property?.propertyId ?? (shown.loading ? wantedId : null),
    property,
    isPropertyLoading: shown.loading && property === null,
    fiscalYears,
    fiscalYear,
    selectProperty: choice.selectProperty,
    forgetProperty: choice.forgetProperty,
    selectFiscalYear: choice.selectFiscalYear,
    refreshProperty: () => shown.refetch(),
    refreshViewer: () => viewerQuery.refetch(),
  };
  return (
    <SelectionContext.Provider value={value}>
      <AppliedSettings settings={settings}>{props.children}</AppliedSettings>
    </SelectionContext.Provider>
  );
}

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error('useSelection needs a SelectionProvider above it');
  return selection;
}

/** Returns property and year, or null where one is missing: for screens that only make sense with both. */
export function useSelectedPair(): { property: SelectedProperty; fiscalYear: SelectedFiscalYear } | null {
  const { property, fiscalYear } = useSelection();
  return property !== null && fiscalYear !== null ? { property, fiscalYear } : null;
}
