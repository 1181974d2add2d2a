import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aProperty, viewerFields } from '../../testing/graph-fixtures';
import { renderScreen } from '../../testing/schema-link';
import { storage } from '../storage';
import { useSelection } from './selection';

afterEach(() => storage.clear());

const Name = () => <p>{useSelection().property?.name ?? 'No property yet'}</p>;

it.each([
  ['chosen', () => storage.setPropertyId(aProperty.propertyId)],
  [
    'shown last',
    () => storage.setShownPair({ propertyId: aProperty.propertyId, fiscalYear: 2026, name: 'Oak' }),
  ],
])('requests the property that was %s together with the viewer, not after it', async (_how, remember) => {
  remember();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const me = viewerFields.me as () => unknown;
  const { sent } = renderScreen(<Name />, { graph: { me: () => arrived.then(me) } });
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['Viewer', 'SelectedProperty']));
  expect(screen.getByText('Loading the viewer')).toBeTruthy();
  arrive();
  expect(await screen.findByText(aProperty.name)).toBeTruthy();
  expect(sent).toHaveLength(2);
});

it('shows the first property where the stored one is gone', async () => {
  storage.setPropertyId('6f9bd7a0-0000-4000-8000-000000000001');
  const property = ({ propertyId }: { propertyId: string }) =>
    propertyId === aProperty.propertyId ? aProperty : null;
  renderScreen(<Name />, { graph: { property } });
  expect(await screen.findByText(aProperty.name)).toBeTruthy();
});

it('shows the default property of the viewer in place of the one that was shown last', async () => {
  const last = '6f9bd7a0-0000-4000-8000-000000000002';
  storage.setShownPair({ propertyId: last, fiscalYear: 2026, name: 'Oak' });
  const property = ({ propertyId }: { propertyId: string }) =>
    propertyId === last ? { ...aProperty, propertyId, name: 'Shown last' } : aProperty;
  const { sent } = renderScreen(<Name />, { graph: { property } });
  expect(await screen.findByText(aProperty.name)).toBeTruthy();
  expect(screen.queryByText('Shown last')).toBeNull();
  expect(sent.map(({ variables }) => variables['propertyId'] ?? null)).toEqual([
    null,
    last,
    aProperty.propertyId,
  ]);
});
