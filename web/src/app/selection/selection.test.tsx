import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aProperty, viewerFields } from '../../testing/graph-fixtures';
import { renderScreen } from '../../testing/schema-link';
import { storage } from '../storage';
import { useSelection } from './selection';

afterEach(() => storage.clear());

const Name = () => <p>{useSelection().property?.name ?? 'No property yet'}</p>;

it('asks for the remembered property beside the viewer, without waiting for it', async () => {
  storage.setPropertyId(aProperty.propertyId);
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

it('shows the first property where the remembered one is gone', async () => {
  storage.setPropertyId('6f9bd7a0-0000-4000-8000-000000000001');
  const property = ({ propertyId }: { propertyId: string }) =>
    propertyId === aProperty.propertyId ? aProperty : null;
  renderScreen(<Name />, { graph: { property } });
  expect(await screen.findByText(aProperty.name)).toBeTruthy();
});
