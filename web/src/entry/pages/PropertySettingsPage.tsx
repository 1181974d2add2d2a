import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Tabs } from '../../ui/navigation/Tabs';
import { useBreadcrumbs } from '../../app/Breadcrumbs';
import { RequireAbility } from '../guards';
import { usePageTitle } from '../../app/page-title';
import { paths, PROPERTY_TABS, type PropertyTab } from '../../app/paths';
import { useSelection, type SelectedFiscalYear, type SelectedProperty } from '../../app/selection/selection';

const GeneralTab = lazy(() =>
  import('../../property/settings/GeneralTab').then((m) => ({ default: m.GeneralTab })),
);
const FinancialsTab = lazy(() =>
  import('../../financials/tab/FinancialsTab').then((m) => ({ default: m.FinancialsTab })),
);
const ReserveStudyTab = lazy(() =>
  import('../../reserve-study/ReserveStudyTab').then((m) => ({ default: m.ReserveStudyTab })),
);

const ConnectedAppsTab = lazy(() =>
  import('../../integration/ConnectedAppsTab').then((m) => ({ default: m.ConnectedAppsTab })),
);

const LABELS: Record<PropertyTab, string> = {
  general: 'General',
  financials: 'Financials',
  'reserve-study-history': 'Reserve Study History',
  'connected-apps': 'Connected Apps',
};

/** Selects the property in the address; one that the viewer cannot reach leads to the dashboard. */
export function PropertySettingsPage() {
  const { propertyId: wanted = '' } = useParams();
  const { property, propertyId, selectProperty, fiscalYear } = useSelection();
  const navigate = useNavigate();
  useEffect(() => {
    if (wanted !== propertyId) selectProperty(wanted);
    // Only the address decides: a later choice in the switcher leaves this page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);
  useEffect(() => {
    if (property && property.propertyId !== wanted && propertyId === property.propertyId)
      void navigate(paths.dashboard, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [property?.propertyId]);
  if (!property || property.propertyId !== wanted || !fiscalYear) return <PageSkeleton />;
  return (
    <RequireAbility ability="viewDetails">
      <Settings key={property.propertyId} property={property} fiscalYear={fiscalYear} />
    </RequireAbility>
  );
}

/**
 * Returns the tabs of this property for this viewer. An integrated property has Connected Apps; a user who may connect the
 * first app opens that tab by a link.
 */
function tabsOf(property: SelectedProperty, asked: string | null): PropertyTab[] {
  return PROPERTY_TABS.filter((tab) => {
    if (tab === 'financials') return property.viewerCan.viewFinancials;
    if (tab === 'reserve-study-history') return property.viewerCan.viewReserveStudies;
    if (tab === 'connected-apps')
      return property.viewerCan.viewConnectedApps || (asked === tab && property.viewerCan.editLedger);
    return tab === 'general';
  });
}

function Settings({ property, fiscalYear }: { property: SelectedProperty; fiscalYear: SelectedFiscalYear }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tabs = tabsOf(property, asked);
  const tab = tabs.find((each) => each === asked) ?? 'general';
  const { refreshProperty } = useSelection();
  usePageTitle(LABELS[tab]);
  useBreadcrumbs([
    { label: property.name, to: paths.dashboard },
    { label: 'Property settings' },
    { label: LABELS[tab] },
  ]);
  return (
    <>
      <PageHeader title="Property settings" />
      <Tabs
        label="Property settings"
        tabs={tabs.map((value) => ({ value, label: LABELS[value] }))}
        value={tab}
        onChange={(next) => setSearch({ tab: next })}
      >
        <Suspense fallback={<PageSkeleton />}>
          {tab === 'general' && <GeneralTab propertyId={property.propertyId} />}
          {tab === 'financials' && (
            <FinancialsTab key={fiscalYear.year} property={property} fiscalYear={fiscalYear} />
          )}
          {tab === 'reserve-study-history' && <ReserveStudyTab propertyId={property.propertyId} />}
          {tab === 'connected-apps' && (
            <ConnectedAppsTab
              propertyId={property.propertyId}
              workspaceId={property.workspaceId}
              onConnected={refreshProperty}
            />
          )}
        </Suspense>
      </Tabs>
    </>
  );
}
