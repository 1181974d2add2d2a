import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aGlAccount, aGlConfiguration, someLedgerWork } from '@roofline/schema/fixtures/ledger';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { ConfigurationPage } from '../ConfigurationPage';
import { mappedWords } from '../detail/mapping-fields';
import { ledgerService } from './ledger-service';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

/** Long enough for a page that checks every two seconds. */
const LOOKED = { timeout: 10_000 };

const account = (lineCount: number) =>
  aGlConfiguration({ accounts: [aGlAccount({ glCode: '6200', glName: 'Bank fees', lineCount })] });

it('a long change shows what it does and its progress, and the page loads the changed data once it is done', async () => {
  const service = ledgerService({ lines: [], gl: account(1), work: [someLedgerWork()] });
  renderScreen(<ConfigurationPage />, { graph: service.graph, at: paths.ledgerConfiguration() });
  expect(await screen.findByText(/turning 52,000 transactions of 6200 Bank fees/)).toBeTruthy();
  const bar = screen.getByRole('progressbar', { name: 'Progress of the correction of 6200 Bank fees' });
  expect(bar.ariaValueNow).toBe('25');
  service.set({ work: [someLedgerWork({ doneCount: 26_000 })] });
  await waitFor(() => expect(screen.getByRole('progressbar').ariaValueNow).toBe('50'), LOOKED);
  service.set({ work: [], gl: account(4711) });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), LOOKED);
  expect(await screen.findByText('4,711')).toBeTruthy();
});

it('a long change by rules says that it applies your rules', async () => {
  const work = someLedgerWork({ kind: 'applyRules', glCode: null, glName: null, lineCount: 3000 });
  const service = ledgerService({ lines: [], gl: account(1), work: [work] });
  renderScreen(<ConfigurationPage />, { graph: service.graph, at: paths.ledgerConfiguration() });
  expect(await screen.findByText(/applying your rules to 3,000 transactions/)).toBeTruthy();
});

it('a mapping whose rule changes very many lines says that the rule is being applied', () => {
  expect(mappedWords(1, { alsoMapped: 0, stillToMap: 52_000 })).toBe(
    'Transaction mapped. The rule is being applied to 52,000 transactions',
  );
  expect(mappedWords(2, { alsoMapped: 1, stillToMap: 0 })).toBe(
    '2 transactions mapped, and 1 other by the rule',
  );
});
