import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { aFile } from '@roofline/schema/fixtures/file';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { renderScreen } from '../../testing/schema-link';
import { ComponentPage } from '../ComponentPage';
import { connection } from '../testing/connection';
import { aComponent, asVendor, id, inventoryService, staleOf } from '../testing/inventory-service';
import { inflationOf, replacementsOf } from './replacements';

const inventory = [
  aComponent(1, {
    name: 'Carport roofs',
    remainingUsefulLife: 4,
    nextReplacementYear: 2030,
    costAtReplacement: 1125.51,
  }),
  aComponent(2, {
    name: 'Elevator A',
    remainingUsefulLife: 0,
    nextReplacementYear: 2026,
    costAtReplacement: 1000,
    category: 'Elevators',
    version: 4,
  }),
  aComponent(3, {
    name: 'Perimeter fence',
    remainingUsefulLife: 2,
    nextReplacementYear: 2028,
    costAtReplacement: 1060.9,
  }),
];

function open(
  n: number,
  said: ReturnType<typeof asVendor> = {},
  service = inventoryService(inventory, said),
) {
  const at = paths.component(id(n));
  const path = '/useraccount/components/:propertyComponentId';
  return { service, ...renderScreen(<ComponentPage />, { graph: service.graph, at, path }) };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

describe('a component', () => {
  it('shows thirty years of replacements with their costs, and its history', async () => {
    open(3);
    await heading('Perimeter fence');
    const years = within(screen.getByRole('list', { name: 'Replacements by year' }));
    expect(years.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '2028$1,061',
      '2048$1,916',
    ]);
    expect(screen.getByText('2 replacements to come, $2,977 in all.')).toBeTruthy();
    expect(screen.getByText('Changed the cost of Component 1 from $900 to $1,000')).toBeTruthy();
  });

  it('adds up its replacements to the cent', async () => {
    // The sum of these doubles is a little less than the fifty cents that round up.
    const every = aComponent(1, {
      name: 'Filters',
      currentCost: 1.35,
      usefulLife: 3,
      remainingUsefulLife: 0,
    });
    open(1, { rows: [{ ...every, costAtReplacement: 1.35 }] });
    await heading('Filters');
    expect(screen.getByText('10 replacements to come, $14 in all.')).toBeTruthy();
  });

  it('shows its files, each with a link to its page, to those who may see files', async () => {
    const { unmount } = open(3);
    const [link] = await screen.findAllByRole('link', { name: 'Roof contract.pdf' });
    expect(link!.getAttribute('href')).toBe(`/useraccount/files?file=${aFile().propertyFileId}`);
    unmount();
    open(3, asVendor(inventory));
    await heading('Perimeter fence');
    expect(screen.queryByRole('heading', { name: 'Files' })).toBeNull();
  });

  it('has changes, photos and files in one timeline, which can show only one kind', async () => {
    const { user } = open(3);
    const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
    await timeline.findByText('Uploaded', { exact: false });
    expect(timeline.getAllByRole('listitem').length).toBeGreaterThan(1);
    await user.click(screen.getByRole('radio', { name: 'Files' }));
    const files = within(screen.getByRole('list', { name: 'Timeline' }));
    expect(files.getAllByRole('link').map((link) => link.textContent)).toEqual(['Roof contract.pdf']);
    await user.click(screen.getByRole('radio', { name: 'Photos' }));
    expect(screen.getByText('Photos that are assigned to this component will appear here.')).toBeTruthy();
  });

  it('opens read-only, and is edited in place under one save bar', async () => {
    const { user, sentNamed } = open(2);
    await heading('Elevator A');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText(/^Location/), 'Lobby');
    expect(screen.getByText('Location, empty to Lobby')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Component saved')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Lobby')).toBeTruthy();
    // The next save starts from what was saved.
    await user.keyboard('e');
    expect((screen.getByLabelText(/^Location/) as HTMLInputElement).value).toBe('Lobby');
    await user.type(screen.getByLabelText(/^Location/), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(sentNamed('UpdateComponent').map((sent) => sent.variables)).toMatchObject([
        { input: { version: 4 } },
        { input: { version: 5, values: { location: 'Lobby 2' } } },
      ]),
    );
  });

  it('keeps what is typed when someone else saved in the meantime, and loads the newer values on request', async () => {
    const { user, service } = open(2);
    await heading('Elevator A');
    service.set({ rows: [{ ...inventory[1]!, name: 'Elevator A and B', version: 9 }] });
    service.refuse('updateComponent', staleOf('Elevator A'));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText(/^Location/), 'Lobby');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(
      await screen.findByText(
        'Error: Someone else saved changes in the meantime. What you entered is still here.',
      ),
    ).toBeTruthy();
    expect((screen.getByLabelText(/^Location/) as HTMLInputElement).value).toBe('Lobby');
    await user.click(screen.getByRole('button', { name: 'Load the newer values' }));
    await waitFor(() =>
      expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Elevator A and B'),
    );
  });

  it('keeps the notice and what is typed when the newer values cannot be loaded', async () => {
    const service = inventoryService(inventory);
    const reading = connection(service.graph.component!);
    const { user } = open(2, {}, { ...service, graph: { ...service.graph, component: reading.answer } });
    await heading('Elevator A');
    service.set({ rows: [{ ...inventory[1]!, name: 'Elevator A and B', version: 9 }] });
    service.refuse('updateComponent', staleOf('Elevator A'));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText(/^Location/), 'Lobby');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    const again = await screen.findByRole('button', { name: 'Load the newer values' });
    await reading.lost(() => user.click(again));
    expect(screen.getByText(/^Error: Someone else saved changes in the meantime/)).toBeTruthy();
    expect((screen.getByLabelText(/^Location/) as HTMLInputElement).value).toBe('Lobby');
    await user.click(screen.getByRole('button', { name: 'Load the newer values' }));
    await waitFor(() =>
      expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Elevator A and B'),
    );
  });

  it('leads to its neighbors by j and k, in the order of the list', async () => {
    const { user } = open(2);
    await heading('Elevator A');
    expect(
      (screen.getByRole('button', { name: 'Previous component (k)' }) as HTMLButtonElement).disabled,
    ).toBe(true);
    await user.keyboard('j');
    await heading('Perimeter fence');
    await user.keyboard('j');
    await heading('Carport roofs');
    await user.keyboard('k');
    await heading('Perimeter fence');
  });

  it('is duplicated, and the copy opens', async () => {
    const { user, service } = open(2);
    await heading('Elevator A');
    service.after('duplicateComponent', {
      rows: [...inventory, aComponent(4, { name: 'Copy of Elevator A' })],
    });
    await user.click(screen.getByRole('button', { name: 'Duplicate Elevator A' }));
    await heading('Copy of Elevator A');
    expect(service.last('duplicateComponent')).toMatchObject({ propertyComponentId: id(2) });
  });

  it('is removed after a question; the list opens, and the component is not read again', async () => {
    const { user, router, service, sentNamed } = open(2);
    await heading('Elevator A');
    await user.click(screen.getByRole('button', { name: 'Remove Elevator A' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove component' });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.components));
    expect(screen.getByText('Component removed')).toBeTruthy();
    expect(sentNamed('ComponentDetail')).toHaveLength(1);
    expect(service.last('deleteComponent')).toMatchObject({ propertyComponentId: id(2), version: 4 });
  });

  it('shows a Vendor no money and nothing to edit', async () => {
    open(3, asVendor(inventory));
    await heading('Perimeter fence');
    expect(screen.queryByText(/Replacement cost|Unit cost|Cost in/)).toBeNull();
    expect(screen.getByText('2 replacements to come.')).toBeTruthy();
    const years = within(screen.getByRole('list', { name: 'Replacements by year' }));
    expect(years.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['2028', '2048']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Duplicate|Remove/ })).toBeNull();
  });

  it('that is gone says so', async () => {
    open(77);
    expect(await screen.findByText('This component no longer exists')).toBeTruthy();
  });
});

describe('replacements', () => {
  it('give back the inflation that the service projected with', () => {
    expect(inflationOf(inventory)).toBe(3);
    expect(inflationOf([inventory[1]!])).toBe(0);
  });
  it('of a one-time component come once, with a life of one year every year', () => {
    const once = aComponent(1, { remainingUsefulLife: 2, nextReplacementYear: 2028, isOneTime: true });
    expect(replacementsOf(once, 0)).toEqual([{ year: 2028, cost: 1000 }]);
    const yearly = aComponent(1, { remainingUsefulLife: 0, nextReplacementYear: 2026, usefulLife: 1 });
    expect(replacementsOf(yearly, 3)).toHaveLength(30);
    expect(replacementsOf(yearly, 3)[29]).toEqual({ year: 2055, cost: 2356.57 });
  });
});
