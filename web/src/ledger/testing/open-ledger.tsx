import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { expect } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { PrintNotice } from '../../ui/print/PrintNotice';
import { TransactionsPage } from '../TransactionsPage';
import { ledgerService, lineId, manyLines } from './ledger-service';

/** Opens the page of the transactions, on a ledger with three lines unless the test says otherwise. */
export function openLedger(world: Parameters<typeof ledgerService>[0] & { at?: string } = {}) {
  const { at = paths.transactions(), lines = manyLines(3), ...rest } = world;
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
  const service = ledgerService({ lines, ...rest });
  return {
    service,
    ...renderScreen(
      <>
        <PrintNotice />
        <TransactionsPage />
      </>,
      { graph: service.graph, at },
    ),
  };
}

export const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
export const row = (n: number) =>
  waitFor(() => rows().find(({ dataset }) => dataset.row === lineId(n)) ?? expect.fail(`no line ${n}`));
export const pane = () => screen.findByRole('complementary');

/** Returns the accessibility rules that an element breaks. */
export async function violationsIn(container: Element) {
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
