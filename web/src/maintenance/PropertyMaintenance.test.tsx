import { screen, within } from '@testing-library/react';
import { PROPERTY_ID, id } from '@roofline/schema/fixtures/id';
import { aMaintenanceTask, aPropertyMaintenance } from '@roofline/schema/fixtures/maintenance';
import type { PropertyMaintenance as Shown } from '@roofline/schema/maintenance/maintenance';
import { expect, it } from 'vitest';
import { paths } from '../app/paths';
import { renderScreen } from '../testing/schema-link';
import { PropertyMaintenance } from './PropertyMaintenance';

const open = (maintenance: Shown | null) =>
  renderScreen(<PropertyMaintenance propertyId={PROPERTY_ID} />, {
    graph: {
      property: () => ({ propertyId: PROPERTY_ID, maintenance }),
      requestDocument: () => ({ job: null, userErrors: [{ code: 'invalid', detail: 'No', field: null }] }),
    },
    at: paths.maintenance,
  });
const second = {
  task: aMaintenanceTask({
    maintenanceTaskId: id(751),
    name: 'Test the pump',
    everyYears: 3,
    vendor: null,
    isOverdue: true,
  }),
  propertyComponentId: id(2),
  componentName: 'Pump',
  category: 'Plumbing',
};

it('lists every task with schedule, vendor, cost and a link to its component, and the sum of each year', async () => {
  const base = aPropertyMaintenance();
  open({ ...base, tasks: [...base.tasks, second] });
  const row = (await screen.findByRole('link', { name: 'Clean the gutters' })).closest('tr')!;
  expect(row.textContent).toMatch(/Gutters.*Each October.*Clear Gutters.*\$1,200/);
  expect(within(row).getByRole('link').getAttribute('href')).toBe(paths.component(id(1)));
  expect(screen.getByText('Overdue')).toBeTruthy();
  const years = screen.getByRole('region', { name: 'Cost by year' });
  expect(within(years).getAllByText('1 task due')).toHaveLength(4);
  expect(years.textContent).toContain('$1,200 in an average year. Operations pay for it');
});

it('requests the workbook of the property', async () => {
  const view = open(aPropertyMaintenance());
  await view.user.click(await screen.findByRole('button', { name: 'Excel export' }));
  expect(view.sentNamed('RequestDocument')[0]!.variables).toMatchObject({
    input: { propertyId: PROPERTY_ID, document: 'maintenance' },
  });
});

it('shows no costs to users who may not see them', async () => {
  const years = aPropertyMaintenance().years.map((year) => ({ ...year, cost: null }));
  const viewerCan = { edit: false, viewCosts: false };
  open(aPropertyMaintenance({ years, yearlyCost: null, viewerCan }));
  await screen.findByRole('link', { name: 'Clean the gutters' });
  expect(screen.queryByText('Estimated cost')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Cost by year' })).toBeNull();
});

it('says so where the portfolio has maintenance switched off', async () => {
  open(null);
  expect(
    await screen.findByText('Preventative maintenance is not switched on for this portfolio.'),
  ).toBeTruthy();
});
