import { chakra } from '@chakra-ui/react';
import { BookMarked, Settings2, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { SelectedProperty } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { PageHeader } from '../../ui/layout/PageHeader';
import type { LedgerAccounts } from '../data/use-ledger-accounts';
import { LedgerBanners } from '../../app/ledger/LedgerBanners';
import { LedgerWorkNotice } from '../../app/ledger/LedgerWorkNotice';

interface LedgerHeaderProps {
  property: SelectedProperty;
  accounts: LedgerAccounts;
  /** Whether the ledger has no transactions: the list itself then links to the import. */
  isEmpty: boolean;
  onRules: () => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The title with links to rules, configuration and import, and the notices about the ledger. */
export function LedgerHeader({ property, accounts, isEmpty, onRules }: LedgerHeaderProps) {
  return (
    <>
      <PageHeader
        title="Transactions"
        actions={
          !isEmpty && (
            <>
              <Button icon={<BookMarked {...icon} />} onClick={onRules}>
                Rules
              </Button>
              <Button asChild>
                <Link to={paths.ledgerConfiguration()}>
                  <Settings2 {...icon} />
                  Configuration
                </Link>
              </Button>
              {property.viewerCan.editLedger && (
                <Button asChild variant="primary">
                  <Link to={paths.ledgerImport}>
                    <Upload {...icon} />
                    Import ledger
                  </Link>
                </Button>
              )}
            </>
          )
        }
      />
      {!isEmpty && <LedgerWorkNotice propertyId={property.propertyId} />}
      {!isEmpty && (
        <chakra.div mb="4" _empty={{ display: 'none' }}>
          <LedgerBanners
            isIntegratedProperty={property.isIntegratedProperty}
            missingGlCodesConfig={accounts.missingGlCodesConfig}
            missingBankAccountsConfig={accounts.missingBankAccountsConfig}
            canEdit={property.viewerCan.editLedger}
          />
        </chakra.div>
      )}
    </>
  );
}
