import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LedgerBanners, type LedgerBannersProps } from '../../app/ledger/LedgerBanners';
import { paths } from '../../app/paths';
import { renderScreen } from '../../testing/schema-link';

describe('the banners', () => {
  const draw = (props: Partial<LedgerBannersProps>) =>
    renderScreen(
      <LedgerBanners
        isIntegratedProperty
        missingGlCodesConfig
        missingBankAccountsConfig
        canEdit
        {...props}
      />,
    );

  it('of an integrated property link to the exact setting', async () => {
    draw({});
    const [gl, banks] = await screen
      .findAllByRole('status')
      .then((all) => all.filter((each) => within(each).queryByRole('link')));
    expect(within(gl!).getByRole('link', { name: 'Configure GL accounts' }).getAttribute('href')).toBe(
      paths.ledgerConfiguration(),
    );
    expect(within(banks!).getByRole('link', { name: 'Configure bank accounts' }).getAttribute('href')).toBe(
      paths.ledgerConfiguration('banks'),
    );
  });

  it('have no link for users who may not configure the ledger', async () => {
    draw({ canEdit: false, missingBankAccountsConfig: false });
    expect(await screen.findByText(/No account of the ledger is set up/)).toBeTruthy();
    expect(screen.queryByText(/No bank account/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('appear only for integrated properties', async () => {
    const { container } = draw({ isIntegratedProperty: false });
    await waitFor(() => expect(container.textContent).not.toContain('Loading'));
    expect(screen.queryByText(/is set up for the reserve fund/)).toBeNull();
  });
});
