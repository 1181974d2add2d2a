import { ReceiptText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { LedgerWorkNotice } from '../app/ledger/LedgerWorkNotice';
import { paths } from '../app/paths';
import { PropertyPage } from '../app/property-page/PropertyPage';
import { PageHeader } from '../ui/layout/PageHeader';
import { Tabs } from '../ui/navigation/Tabs';
import { BankTab } from './config/BankTab';
import { GlTab } from './config/GlTab';

const TABS = [
  { value: 'accounts', label: 'GL accounts' },
  { value: 'banks', label: 'Bank accounts' },
] as const;

/** The configuration of the ledger: the use of each account, and the fund of each bank account. */
export function ConfigurationPage() {
  return (
    <PropertyPage
      title="Ledger configuration"
      icon={ReceiptText}
      below={[{ label: 'Transactions', to: paths.transactions() }]}
    >
      {({ propertyId }) => <Configuration propertyId={propertyId} />}
    </PropertyPage>
  );
}

function Configuration({ propertyId }: { propertyId: string }) {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'banks' ? 'banks' : 'accounts';
  return (
    <>
      <PageHeader
        title="Ledger configuration"
        line="Says what counts for the reserve fund. A change applies to all transactions."
      />
      <LedgerWorkNotice propertyId={propertyId} />
      <Tabs
        label="Ledger configuration"
        tabs={TABS}
        value={tab}
        onChange={(next) => setSearch(next === 'banks' ? { tab: next } : {})}
      >
        {tab === 'banks' ? <BankTab propertyId={propertyId} /> : <GlTab propertyId={propertyId} />}
      </Tabs>
    </>
  );
}
