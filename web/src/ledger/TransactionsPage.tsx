import { ReceiptText } from 'lucide-react';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { NoProperty } from '../app/empty/NoProperty';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelectedPair, useSelection } from '../app/selection/selection';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { TransactionsView } from './list/TransactionsView';

/** The ledger of the selected property, as a bank statement. */
export function TransactionsPage() {
  const { property, isPropertyLoading } = useSelection();
  const pair = useSelectedPair();
  usePageTitle('Transactions');
  useBreadcrumbs([
    ...(property ? [{ label: property.name, to: paths.dashboard }] : []),
    { label: 'Transactions' },
  ]);
  if (!pair)
    return isPropertyLoading ? (
      <PageSkeleton />
    ) : (
      <NoProperty icon={<ReceiptText size={24} strokeWidth={1.6} />} />
    );
  // Selection and open forms belong to one property.
  return (
    <TransactionsView key={pair.property.propertyId} property={pair.property} fiscalYear={pair.fiscalYear} />
  );
}
