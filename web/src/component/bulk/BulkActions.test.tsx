import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storage } from '../../app/storage';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { renderScreen } from '../../testing/schema-link';
import { ComponentsPage } from '../ComponentsPage';
import { aComponent, id, inventoryService, staleOf } from '../testing/inventory-service';
import { selectionCsv } from './selection-file';

const inventory = [
  aComponent(1, { name: 'Carport roofs', unitCost: 300, currentCost: 3000 }),
  aComponent(2, {
    name: 'Elevator A',
    category: 'Elevators',
    unitCost: 500,
    currentCost: 5000,
    version: 4,
  }),
  aComponent(3, { name: 'Perimeter fence', category: 'Fencing & Walls' }),
];

async function openWith(...selected: string[]) {
  const service = inventoryService(inventory);
  const view = renderScreen(<ComponentsPage />, { graph: service.graph });
  for (const name of selected)
    await view.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  return { service, ...view };
}
const bar = () => within(screen.getByRole('toolbar', { name: 'Actions for the selected rows' }));

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

describe('selected components', () => {
  it('are counted with their cost, without those that a filter hides', async () => {
    const { user } = await openWith('Carport roofs', 'Elevator A');
    expect(bar().getByText('2 selected')).toBeTruthy();
    expect(bar().getByText('$8,000 today')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'elevator');
    expect(bar().getByText('1 selected')).toBeTruthy();
    expect(bar().getByText('$5,000 today')).toBeTruthy();
  });

  it('are deleted after a question that names their count and cost, under the versions on screen', async () => {
    const { user, sentNamed, service } = await openWith('Carport roofs', 'Elevator A');
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 components' });
    expect(dialog.textContent).toContain(
      '2 components, $8,000 to replace today, leave the inventory of 2026',
    );
    expect(service.calls).toEqual([]);
    service.after('changeComponents', { rows: [inventory[2]!] });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 components deleted')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Elevator A' })).toBeNull());
    expect(screen.getByText('1 component, $1,000 to replace today')).toBeTruthy();
    expect(screen.queryByRole('toolbar', { name: 'Actions for the selected rows' })).toBeNull();
    expect(sentNamed('ChangeComponents').map((sent) => sent.variables)).toEqual([
      {
        input: {
          delete: true,
          items: [
            { propertyComponentId: id(1), version: 1 },
            { propertyComponentId: id(2), version: 4 },
          ],
        },
      },
    ]);
  });

  it('stay when someone else saved first; the same press then sends the newer versions', async () => {
    const { user, service } = await openWith('Elevator A');
    const newer = { ...inventory[1]!, category: 'Roofing', version: 9 };
    service.set({ rows: [inventory[0]!, newer, inventory[2]!] });
    service.refuse('changeComponents', staleOf('Elevator A'));
    await user.click(bar().getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'Elevator A was changed in the meantime.',
    );
    service.refuse('changeComponents');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 component deleted')).toBeTruthy();
    expect(service.sent('changeComponents')).toEqual([
      { delete: true, items: [{ propertyComponentId: id(2), version: 4 }] },
      { delete: true, items: [{ propertyComponentId: id(2), version: 9 }] },
    ]);
  });

  it('change to a new category, and require one', async () => {
    const { user, service } = await openWith('Carport roofs', 'Elevator A');
    await user.click(bar().getByRole('button', { name: 'Change category' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change category' });
    const submit = within(dialog).getByRole('button', { name: 'Change category' });
    await user.click(submit);
    expect(within(dialog).getByText('Category is required')).toBeTruthy();
    await user.selectOptions(within(dialog).getByLabelText('Category'), 'New category…');
    await user.type(within(dialog).getByLabelText('New category'), 'Carports');
    await user.click(submit);
    expect(await screen.findByText('Category of 2 components changed')).toBeTruthy();
    expect(service.sent('changeComponents')).toEqual([
      {
        category: 'Carports',
        items: [
          { propertyComponentId: id(1), version: 1 },
          { propertyComponentId: id(2), version: 4 },
        ],
      },
    ]);
  });

  it('get a remaining life within the limits', async () => {
    const { user, sentNamed } = await openWith('Elevator A');
    await user.click(bar().getByRole('button', { name: 'Set remaining life' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set remaining life' });
    const field = within(dialog).getByLabelText('Remaining useful life');
    await user.type(field, '201{Enter}');
    expect(
      within(dialog).getByText('Remaining Useful Life should be a whole number from 0 to 200'),
    ).toBeTruthy();
    await user.clear(field);
    await user.type(field, '3');
    expect(within(dialog).getByText('Years; next in 2029')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Set remaining life' }));
    expect(await screen.findByText('Remaining life of 1 component set')).toBeTruthy();
    expect(sentNamed('ChangeComponents')[0]!.variables).toMatchObject({ input: { remainingUsefulLife: 3 } });
  });
});

describe('the file of a selection', () => {
  const PAYLOADS = [
    '=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1x', '\r=1+1x', '  =1+1', '＝1+1', '＋1', '－1', '＠x', '=@x', '\n=1', '=1+1;=2',
    '=HYPERLINK("http://x","y")', "=cmd|' /C calc'!A0", 'a;=2', 'a\t=2', '"=1+1"', "'=1+1",
  ]; // prettier-ignore
  const TEXTS = ['name', 'category', 'location', 'unitOfMeasure', 'glCode', 'notes'] as const;
  it.each(TEXTS)('EX-1: %s never begins a cell like a formula, however a sheet splits cells', (field) => {
    for (const payload of PAYLOADS) {
      const file = selectionCsv([aComponent(7, { notes: '', location: '', glCode: '', [field]: payload })]);
      const cells = file.match(/"(?:[^"]|"")*"|[^",;\t\r\n]+/g)!;
      const values = cells.map((cell) => cell.replace(/^"([^]*)"$/, '$1').replaceAll('""', '"'));
      const kept = values.filter((value) => value === payload || value === `'${payload}`);
      expect([payload, kept.length]).toEqual([payload, 1]);
      const formulas = values.filter((value) => /^[\s]*[=+\-@＝＋－＠]/.test(value) && !/^-?\d/.test(value));
      expect([payload, formulas]).toEqual([payload, []]);
    }
  });

  it('has the headings of an import, quotes cells that need it and lets no text become a formula', () => {
    const row = aComponent(7, { name: 'Roof, "north"', notes: '=1+1', location: '-', glCode: null });
    const [head, line] = selectionCsv([row]).split('\r\n');
    expect(head).toMatch(/^Component,Category,Location,Quantity/);
    expect(line).toContain('"Roof, ""north""",Roofing,\'-,10,EA,100,1000,20,5,,,No,100%,,\'=1+1,');
  });
});
