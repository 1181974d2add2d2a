import { chakra } from '@chakra-ui/react';
import type { SelectedProperty } from '../../app/selection/selection';
import { DetailPane } from '../../ui/detail-pane/DetailPane';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import type { TransactionList } from '../data/use-transactions';
import { MappingForm } from './MappingForm';
import { TransactionFacts } from './TransactionFacts';
import { TransactionHead } from './TransactionHead';
import type { OpenTransaction } from './use-open-transaction';

interface TransactionPaneProps {
  open: OpenTransaction;
  list: TransactionList;
  property: SelectedProperty;
  fiscalYear: number;
}

/** The open transaction beside the list: its amount, its mapping, and its facts. */
export function TransactionPane({ open, list, property, fiscalYear }: TransactionPaneProps) {
  const { transaction, place, onPrevious, onNext, close } = open;
  return (
    <DetailPane label="Transaction" {...{ place, onPrevious, onNext }} onClose={close}>
      {open.isGone && <ErrorState details={['This transaction no longer exists.']} />}
      {open.hasFailed && (
        <ErrorState details={['The transaction could not be loaded.']} onRetry={open.reload} />
      )}
      {!transaction && !open.isGone && !open.hasFailed && <Skeleton height="220px" radius="card" />}
      {transaction && (
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <TransactionHead transaction={transaction} />
          {transaction.viewerCan.edit && (
            <MappingForm
              key={transaction.transactionId}
              {...{ transaction, list, fiscalYear }}
              propertyId={property.propertyId}
              reload={open.reload}
            />
          )}
          <TransactionFacts transaction={transaction} />
        </chakra.div>
      )}
    </DetailPane>
  );
}
