import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  anAssociation,
  aPlace,
  associationMapOf,
  associationsPageOf,
} from '@roofline/schema/fixtures/portfolio-analytics';
import { id } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { AssociationsPage } from '../associations/AssociationsPage';

// Elements have no size in these tests, and a map without a width draws nothing.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 500));
});
afterEach(() => vi.restoreAllMocks());

const heron = aPlace({
  propertyId: id(2),
  name: 'Heron Lakes',
  city: 'Reno',
  fundingBand: 'weak',
  percentFunded: 12,
  longitude: -119.8,
});
const open = (change = {}) =>
  renderScreen(<AssociationsPage />, {
    graph: {
      portfolioAssociations: () => associationsPageOf([anAssociation()]),
      portfolioMap: () => associationMapOf([aPlace(), heron], change),
    },
    at: `${paths.portfolioAssociations}?show=map&band=weak`,
  });

it('shows places by band, moves between them by arrow keys, and opens one on Enter', async () => {
  const view = open();
  const map = await screen.findByRole('group', { name: 'Map of the associations' });
  const [first, second] = within(map).getAllByRole('link');
  expect(first!.getAttribute('tabindex')).toBe('0');
  expect(second!.getAttribute('tabindex')).toBe('-1');
  expect(second!.getAttribute('aria-label')).toContain('Percent funded 12%, weak');
  expect(screen.getByText('Weak, 1')).toBeTruthy();
  first!.focus();
  await view.user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(second);
  expect(screen.getAllByText('Heron Lakes').length).toBeGreaterThan(0);
  expect(view.sentNamed('PortfolioMap')[0]!.variables).toMatchObject({ view: { band: 'weak' } });
  await view.user.keyboard('{Enter}');
  expect(view.router.state.location.pathname).toBe(paths.dashboard);
  await waitFor(() => expect(storage.propertyId()).toBe(id(2)));
});

it('has the same places as a table, and names associations without a place', async () => {
  const named = [{ propertyId: id(3), name: 'Nowhere Court', city: 'Reno', state: 'NV' }];
  const view = open({ withoutPlace: 2, named, left: 4 });
  expect(await screen.findByText(/2 associations without latitude and longitude/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nowhere Court' })).toBeTruthy();
  expect(screen.getByText(/and 1 more/)).toBeTruthy();
  expect(screen.getByText(/4 further associations of this view are not on the map/)).toBeTruthy();
  const views = screen.getByRole('radiogroup', { name: 'View of Associations by place' });
  await view.user.click(within(views).getByRole('radio', { name: 'Table' }));
  expect(screen.getByRole('row', { name: /Heron Lakes Reno, CA/ })).toBeTruthy();
});
