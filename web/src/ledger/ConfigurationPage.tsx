import { ReceiptText } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { LedgerWorkNotice } from '../app/ledger/LedgerWorkNotice';
import { NoProperty } from '../app/empty/NoProperty';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { PageHeader } from '../ui/layout/PageHeader';
import { Tabs } from '../ui/navigation/Tabs';
import { BankTab } from './config/BankTab';
import { GlTab } from './config/GlTab';

const TABS = [
  { value: 'accounts', label: 'GL accounts' },
  { value: 'banks', label: 'Bank accounts' },
] as const;

/** What the accounts of the ledger are used for, and which fund each bank account is of. */
export function ConfigurationPage() {
  const { property, isPropertyLoading } = useSelection();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'banks' ? 'banks' : 'accounts';
  usePageTitle('Ledger configuration');
  useBreadcrumbs([
    ...(property ? [{ label: property.name, to: paths.dashboard }] : []),
    { label: 'Transactions', to: paths.transactions() },
    { label: 'Configuration' },
  ]);
  if (!property)
    return isPropertyLoading ? (
      <PageSkeleton />
    ) : (
      <NoProperty icon={<ReceiptText size={24} strokeWidth={1.6} />} />
    );
  const { propertyId } = property;
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
        {tab === 'banks' ? (
          <BankTab key={propertyId} propertyId={propertyId} />
        ) : (
          <GlTab key={propertyId} propertyId={propertyId} />
        )}
      </Tabs>
    </>
  );
}
