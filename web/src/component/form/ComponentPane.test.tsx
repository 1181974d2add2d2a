import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storage } from '../../app/storage';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { openMenu, pickFromMenu } from '../../testing/pick-from-menu';
import { renderScreen } from '../../testing/schema-link';
import { ComponentsPage } from '../ComponentsPage';
import { connection } from '../testing/connection';
import { aComponent, id, inventoryService, staleOf } from '../testing/inventory-service';

const inventory = [
  aComponent(1, { name: 'Carport roofs' }),
  aComponent(2, { name: 'Elevator A', version: 4 }),
];

function open(at = '/') {
  const service = inventoryService(inventory);
  return { service, ...renderScreen(<ComponentsPage />, { graph: service.graph, at }) };
}
const pane = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

describe('adding a component', () => {
  it('opens by ?add=1, computes while typing, and adds under one key', async () => {
    const { user, router, service, sentNamed } = open('/?add=1');
    const form = await pane('Add component');
    await user.type(form.getByLabelText('Name'), 'Walkway decks');
    await user.selectOptions(form.getByLabelText('Category'), 'New category…');
    await user.type(form.getByLabelText('New category'), 'Decks');
    await user.clear(form.getByLabelText('Quantity'));
    await user.type(form.getByLabelText('Quantity'), '2860.5');
    await user.selectOptions(form.getByLabelText('Unit'), 'SF');
    await user.type(form.getByLabelText('Unit cost'), '4.25');
    expect(form.getByText('$12,157.13')).toBeTruthy();
    await user.clear(form.getByLabelText('Percent replaced'));
    await user.type(form.getByLabelText('Percent replaced'), '50');
    expect(form.getByText('$6,078.56')).toBeTruthy();
    await user.type(form.getByLabelText('Useful life'), '20');
    await user.type(form.getByLabelText('Remaining useful life'), '5');
    expect(form.getByText('Years; next in 2031')).toBeTruthy();
    service.after('addComponent', {
      rows: [...inventory, aComponent(3, { name: 'Walkway decks', category: 'Decks', currentCost: 6078.56 })],
    });
    await user.click(form.getByRole('button', { name: 'Add component' }));
    expect(await screen.findByText('Component added')).toBeTruthy();
    expect(router.state.location.search).toBe('');
    expect(await screen.findByText('3 components, $8,079 to replace today')).toBeTruthy();
    const { input } = sentNamed('AddComponent')[0]!.variables as {
      input: { values: object; idempotencyKey: string; fiscalYear: number };
    };
    expect(input.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(input.fiscalYear).toBe(2026);
    expect(input.values).toEqual({
      name: 'Walkway decks',
      category: 'Decks',
      location: null,
      quantity: 2860.5,
      unitOfMeasure: 'SF',
      unitCost: 4.25,
      percentReplaced: 50,
      usefulLife: 20,
      remainingUsefulLife: 5,
      placedInServiceYear: null,
      lastReplacedYear: null,
      warrantyUntil: null,
      nextInspectionOn: null,
      isOneTime: false,
      glCode: null,
      notes: null,
    });
  });

  it('names every limit that is broken, and sends nothing', async () => {
    const { user, sentNamed } = open('/?add=1');
    const form = await pane('Add component');
    await user.type(form.getByLabelText('Unit cost'), '99000001');
    await user.type(form.getByLabelText('Useful life'), '0');
    await user.type(form.getByLabelText('Remaining useful life'), '201');
    await user.type(form.getByLabelText(/^Placed in service/), '1500');
    await user.clear(form.getByLabelText('Percent replaced'));
    await user.type(form.getByLabelText('Percent replaced'), '100.01');
    await user.click(form.getByRole('button', { name: 'Add component' }));
    for (const message of [
      'Component Name is required',
      'Category is required',
      'Unit Cost should be from $0 to $99,000,000',
      'Percent Replaced should be from 0.01% to 100%',
      'Useful Life should be a whole number from 1 to 200',
      'Remaining Useful Life should be a whole number from 0 to 200',
      'Placed in Service should be a year between 1700 and 2200',
    ])
      expect(form.getByText(message)).toBeTruthy();
    expect(form.getByText('7 fields to fix:')).toBeTruthy();
    expect(sentNamed('AddComponent')).toEqual([]);
  });

  it('limits quantity times unit cost too', async () => {
    const { user } = open('/?add=1');
    const form = await pane('Add component');
    await user.type(form.getByLabelText('Unit cost'), '50000000');
    await user.clear(form.getByLabelText('Quantity'));
    await user.type(form.getByLabelText('Quantity'), '2');
    expect(form.getByText('Quantity × Unit Cost should be at most $99,000,000')).toBeTruthy();
  });

  it('asks before it discards typed text', async () => {
    const { user } = open('/?add=1');
    const form = await pane('Add component');
    await user.type(form.getByLabelText('Name'), 'Wal');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect((form.getByLabelText('Name') as HTMLInputElement).value).toBe('Wal');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add component' })).toBeNull());
  });
});

describe('changing a component', () => {
  it('saves under the version that it was opened at', async () => {
    const { user, sentNamed } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit Elevator A' }));
    const form = await pane('Edit Elevator A');
    await user.clear(form.getByLabelText('Remaining useful life'));
    await user.type(form.getByLabelText('Remaining useful life'), '0');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Component saved')).toBeTruthy();
    expect(await screen.findByText('Due this year')).toBeTruthy();
    expect(sentNamed('UpdateComponent')[0]!.variables).toMatchObject({
      input: {
        propertyComponentId: id(2),
        version: 4,
        values: { remainingUsefulLife: 0, name: 'Elevator A' },
      },
    });
  });

  it('says that someone else saved in the meantime and loads the newer values', async () => {
    const { user, service } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit Elevator A' }));
    const newer = { ...inventory[1]!, name: 'Elevator A and B', version: 9 };
    service.set({ rows: [inventory[0]!, newer] });
    service.refuse('updateComponent', staleOf('Elevator A'));
    const form = await pane('Edit Elevator A');
    await user.type(form.getByLabelText(/^Location/), 'Lobby');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(
      await form.findByText(
        'Error: Someone else saved changes in the meantime. What you entered is still here.',
      ),
    ).toBeTruthy();
    expect((form.getByLabelText(/^Location/) as HTMLInputElement).value).toBe('Lobby');
    await user.click(form.getByRole('button', { name: 'Load the newer values' }));
    const again = await pane('Edit Elevator A and B');
    service.refuse('updateComponent');
    await user.type(again.getByLabelText(/^Location/), 'Lobby');
    await user.click(again.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Component saved')).toBeTruthy();
    expect(service.sent('updateComponent')).toMatchObject([
      { version: 4 },
      { version: 9, values: { name: 'Elevator A and B', location: 'Lobby' } },
    ]);
  });

  it('keeps what is typed when the newer values cannot be loaded, and loads them when asked again', async () => {
    const service = inventoryService(inventory);
    const reading = connection(service.graph.property!);
    const { user } = renderScreen(<ComponentsPage />, {
      graph: { ...service.graph, property: reading.answer },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Elevator A' }));
    service.set({ rows: [inventory[0]!, { ...inventory[1]!, name: 'Elevator A and B', version: 9 }] });
    service.refuse('updateComponent', staleOf('Elevator A'));
    const form = await pane('Edit Elevator A');
    await user.type(form.getByLabelText(/^Location/), 'Lobby');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    const notice = await form.findByText(/^Error: Someone else saved changes in the meantime/);
    await reading.lost(() => user.click(form.getByRole('button', { name: 'Load the newer values' })));
    expect(notice.isConnected).toBe(true);
    expect((form.getByLabelText(/^Location/) as HTMLInputElement).value).toBe('Lobby');
    expect(screen.queryByText('The component was removed in the meantime.')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Load the newer values' }));
    await pane('Edit Elevator A and B');
  });

  it('shows an error of the service on its field', async () => {
    const service = inventoryService(inventory);
    service.refuse('updateComponent', { detail: 'Name is taken', field: 'values.name' });
    const { user } = renderScreen(<ComponentsPage />, { graph: service.graph });
    await user.click(await screen.findByRole('button', { name: 'Edit Elevator A' }));
    const form = await pane('Edit Elevator A');
    await user.type(form.getByLabelText('Name'), '!');
    await user.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await form.findByText('Name is taken')).toBeTruthy();
    expect(form.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('from the menu of a row', () => {
  const choose = async (user: ReturnType<typeof open>['user'], entry: string) => {
    const trigger = await screen.findByRole('button', { name: 'Actions for Elevator A' });
    await pickFromMenu(user, await openMenu(user, trigger), entry);
  };

  it('a component is duplicated', async () => {
    const { user, service, sentNamed } = open();
    service.after('duplicateComponent', {
      rows: [...inventory, aComponent(3, { name: 'Copy of Elevator A' })],
    });
    await choose(user, 'Duplicate');
    expect(await screen.findByText('Component duplicated')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Copy of Elevator A' })).toBeTruthy();
    expect(sentNamed('DuplicateComponent').map(({ variables }) => variables)).toMatchObject([
      { input: { propertyComponentId: id(2) } },
    ]);
  });

  it('a component is removed after a question', async () => {
    const { user, service } = open();
    await choose(user, 'Remove');
    const question = await screen.findByRole('alertdialog', { name: 'Remove component' });
    expect(question.textContent).toContain('Elevator A leaves the inventory of 2026');
    expect(service.calls).toEqual([]);
    service.after('deleteComponent', { rows: [inventory[0]!] });
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Component removed')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Elevator A' })).toBeNull());
    expect(service.last('deleteComponent')).toMatchObject({ propertyComponentId: id(2), version: 4 });
  });
});
