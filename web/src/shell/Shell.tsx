import { chakra } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { ErrorState } from '../ui/feedback/ErrorState';
import { FirstFrame } from './first-frame/FirstFrame';
import { InSlices } from './InSlices';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { deferred } from '../ui/overlay/deferred';
import { BreadcrumbProvider } from '../app/Breadcrumbs';
import { signInAddress } from '../app/cache/apollo';
import { SelectionProvider, useSelection } from '../app/selection/selection';
import { usePrivateLabel } from '../app/viewer/private-label';
import { useAccent } from '../ui/color/accent';
import { CommandPalette } from './search/CommandPalette';
import { DemoBanner } from './demo/DemoBanner';
import { OpenDemoBanner } from './demo/OpenDemoBanner';
import { PhoneTabBar, PhoneTopBar } from './navigation/PhoneBars';
import { Sidebar } from './navigation/Sidebar';
import { PrintNotice } from '../ui/print/PrintNotice';
import { PrintSheet } from './PrintSheet';
import { TopBar } from './TopBar';
import { useAppKeys } from './use-app-keys';
import { useCollapsedNav } from './navigation/collapsed-nav';
import { YearBanner } from './fiscal-year/YearBanner';

/** Loaded when the page is at rest, so that the page need not wait for it. */
const UnreadPoller = deferred<{ userId: string }>(
  () => import('../notification/live/UnreadPoller').then((module) => module.UnreadPoller),
  'atRest',
);

const HelpPane = deferred<{ open: boolean; onClose: () => void }>(() =>
  import('./help/HelpPane').then((module) => module.HelpPane),
);

/** The frame of every signed-in page. */
export function Shell() {
  return (
    <SelectionProvider
      loading={<Arriving />}
      failed={(retry) => <ErrorState details={['Roofline could not be opened.']} onRetry={retry} />}
      signedOut={() => <SignedOut />}
    >
      <LabelAccent />
      <InSlices until={<Arriving />}>
        <BreadcrumbProvider>
          <PrintSheet />
          <Frame />
        </BreadcrumbProvider>
      </InSlices>
    </SelectionProvider>
  );
}

/** The frame, and after a while the skeleton of the page. */
const Arriving = () => (
  <FirstFrame>
    <PageSkeleton />
  </FirstFrame>
);

/** Applies the color of a private label to the whole page. */
function LabelAccent() {
  useAccent(usePrivateLabel()?.accentColor ?? null);
  return null;
}

/** Without a session, opens the sign-in page, which leads back here afterwards. */
function SignedOut() {
  window.location.replace(signInAddress(window.location));
  return null;
}

/** Returns false on arrival until the property is known: its banners and navigation would otherwise push the page away. */
function useHasArrived(): boolean {
  const { isPropertyLoading } = useSelection();
  const [hasArrived, setHasArrived] = useState(!isPropertyLoading);
  if (!hasArrived && !isPropertyLoading) setHasArrived(true);
  return hasArrived;
}

type Layer = 'palette' | 'help' | 'switcher' | 'years' | null;

function Frame() {
  const { viewer } = useSelection();
  const hasArrived = useHasArrived();
  const [layer, setLayer] = useState<Layer>(null);
  const [collapsed, toggleCollapsed] = useCollapsedNav();
  const opener = (name: Layer) => (open: boolean) => setLayer(open ? name : null);
  const layers = {
    openPalette: () => setLayer('palette'),
    openHelp: () => setLayer('help'),
    openSwitcher: () => setLayer('switcher'),
    openYears: () => setLayer('years'),
    toggleNav: toggleCollapsed,
  };
  const closeLayer = () => setLayer(null);
  useAppKeys(layers);
  return (
    <chakra.div display="flex" minH="100dvh" bg="bg.canvas" css={barHeights}>
      {!hasArrived && (
        <chakra.div position="absolute" inset="0">
          <Arriving />
        </chakra.div>
      )}
      <chakra.div display="contents" visibility={hasArrived ? undefined : 'hidden'}>
        <chakra.a href="#page" {...skipStyle}>
          Skip to the page
        </chakra.a>
        <Sidebar
          collapsed={collapsed}
          onToggle={toggleCollapsed}
          onHelp={() => setLayer('help')}
          switcherOpen={layer === 'switcher'}
          onSwitcherOpen={opener('switcher')}
        />
        <chakra.div {...sheetStyle}>
          <TopBar
            onSearch={() => setLayer('palette')}
            yearsOpen={layer === 'years'}
            onYearsOpen={opener('years')}
          />
          <PhoneTopBar onSearch={() => setLayer('palette')} />
          <NavigationProgress />
          <OpenDemoBanner />
          <YearBanner />
          <DemoBanner />
          <chakra.main id="page" tabIndex={-1} {...mainStyle}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </chakra.main>
        </chakra.div>
        <PrintNotice />
        <PhoneTabBar onHelp={() => setLayer('help')} />
        <CommandPalette open={layer === 'palette'} onClose={closeLayer} shell={layers} />
        <UnreadPoller needed={false} userId={viewer.userId} />
        <HelpPane needed={layer === 'help'} open={layer === 'help'} onClose={closeLayer} />
      </chakra.div>
    </chakra.div>
  );
}

/** A moving line above the old page, which stays while the code of the next page loads. */
function NavigationProgress() {
  if (useNavigation().state !== 'loading') return null;
  return (
    <chakra.div role="progressbar" aria-label="Loading the page" {...progressStyle}>
      <chakra.div position="absolute" insetX="0" h="2px" overflow="hidden">
        <chakra.div h="full" w="30%" bg="brand.solid" animation="refresh 1s 0.4s infinite linear backwards" />
      </chakra.div>
    </chakra.div>
  );
}

/** Lies over the page and does not move it. The line is off screen until it moves: most pages load sooner. */
const progressStyle = { position: 'sticky', top: 'var(--sticky-top)', h: '0', zIndex: 'bar' } as const;

/** Heights of the bars over the page, for sticky parts. */
const barHeights = {
  '--bottom-bar': { base: 'calc(59px + env(safe-area-inset-bottom))', md: '0px' },
  '--sticky-top': { base: '56px', md: '52px' },
};

const sheetStyle = {
  flex: '1',
  minW: '0',
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.surface',
  m: { base: '0', md: '2' },
  ml: { md: '0' },
  borderRadius: { base: '0', md: 'sheet' },
  borderWidth: { base: '0', md: '1px' },
} as const;

const mainStyle = {
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  w: 'full',
  maxW: '1440px',
  mx: 'auto',
  px: { base: '4', md: '7' },
  pt: '6',
  pb: { base: '24', md: '10' },
  outline: 'none',
} as const;

const skipStyle = {
  position: 'absolute',
  left: '2',
  top: '-60px',
  bg: 'bg.surface',
  px: '3',
  py: '2',
  borderRadius: 'control',
  zIndex: 'tooltip',
  _focus: { top: '2' },
} as const;
