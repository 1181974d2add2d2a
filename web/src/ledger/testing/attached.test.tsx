import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { ComponentLedger } from '../attached/ComponentLedger';
import { ProjectLedger } from '../attached/ProjectLedger';
import { ledgerService, line, manyLines, PROJECT, ROOF } from './ledger-service';
import { violationsIn } from './open-ledger';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

const component = <ComponentLedger propertyId={PROPERTY_ID} propertyComponentId={ROOF} />;
const project = <ProjectLedger propertyId={PROPERTY_ID} projectId={PROJECT.projectId} />;

it('shows the newest five transactions of a component with the sum of all, and links to all of them', async () => {
  const lines = manyLines(7).map((each) => ({ ...each, propertyComponentId: ROOF }));
  const service = ledgerService({ lines });
  const { container } = renderScreen(component, { graph: service.graph });
  const list = within(await screen.findByRole('list', { name: 'Newest transactions' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('7 transactions, $28.00 out')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All transactions' }).getAttribute('href')).toBe(
    paths.transactions({ component: ROOF }),
  );
  expect(service.asked[0]?.filter).toEqual({ propertyComponentId: ROOF });
  expect(await violationsIn(container)).toEqual([]);
});

it('says of a project that its transactions are not added to its payments', async () => {
  const lines = [line(1, { projectId: PROJECT.projectId, amount: 50, isUnexpected: true })];
  const service = ledgerService({ lines });
  renderScreen(project, { graph: service.graph });
  expect(await screen.findByText('1 transaction, $0.00 out and $50.00 in')).toBeTruthy();
  expect(screen.getByText(/They are not added to the payments of this project/)).toBeTruthy();
  expect(screen.getByText(/a transaction and a payment may record the same expense/)).toBeTruthy();
  expect(screen.getByText('Unexpected')).toBeTruthy();
  expect(service.asked[0]?.filter).toEqual({ projectId: PROJECT.projectId });
});

it('says what will appear where there are no transactions yet', async () => {
  renderScreen(project, { graph: ledgerService({ lines: [] }).graph });
  expect(
    await screen.findByText('Transactions that are mapped to this project will appear here.'),
  ).toBeTruthy();
});

it('loads nothing and shows nothing for a Vendor', async () => {
  const service = ledgerService({ lines: manyLines(2), can: { viewLedger: false } });
  const { container } = renderScreen(component, { graph: service.graph });
  await waitFor(() => expect(container.textContent).toBe(''));
  expect(service.asked).toEqual([]);
});
