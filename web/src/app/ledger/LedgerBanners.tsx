import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { Banner } from '../../ui/feedback/Banner';

export interface LedgerBannersProps {
  isIntegratedProperty: boolean;
  /** No account of the ledger has a use of the reserve fund. */
  missingGlCodesConfig: boolean;
  /** No bank account is of the reserve fund. */
  missingBankAccountsConfig: boolean;
  /** The viewer can configure the ledger: links to the setting. */
  canEdit: boolean;
}

/** Says for an integrated property which configuration of its ledger is missing, with a link to the exact setting. */
export function LedgerBanners(props: LedgerBannersProps) {
  const { isIntegratedProperty, missingGlCodesConfig, missingBankAccountsConfig, canEdit } = props;
  if (!isIntegratedProperty || !(missingGlCodesConfig || missingBankAccountsConfig)) return null;
  return (
    <chakra.div display="grid" gap="2" data-no-print="">
      {missingGlCodesConfig && (
        <Missing to={paths.ledgerConfiguration()} action={canEdit && 'Configure GL accounts'}>
          No account of the ledger is set up for the reserve fund. Figures of reserve income and expenses stay
          empty until the GL accounts are configured.
        </Missing>
      )}
      {missingBankAccountsConfig && (
        <Missing to={paths.ledgerConfiguration('banks')} action={canEdit && 'Configure bank accounts'}>
          No bank account is set up for the reserve fund. The reserve balance stays empty until the bank
          accounts are configured.
        </Missing>
      )}
    </chakra.div>
  );
}

function Missing({ to, action, children }: { to: string; action: string | false; children: string }) {
  return (
    <Banner
      tone="warning"
      action={
        action && (
          <chakra.span asChild fontWeight="600" textDecoration="underline">
            <Link to={to}>{action}</Link>
          </chakra.span>
        )
      }
    >
      {children}
    </Banner>
  );
}
