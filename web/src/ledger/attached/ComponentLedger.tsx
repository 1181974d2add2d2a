import { AttachedLedger } from './AttachedLedger';

interface ComponentLedgerProps {
  propertyId: string;
  propertyComponentId: string;
}

/** What was paid for a component by the ledger, on its page. */
export const ComponentLedger = ({ propertyId, propertyComponentId }: ComponentLedgerProps) => (
  <AttachedLedger
    propertyId={propertyId}
    of={{ component: propertyComponentId }}
    empty="Transactions that are mapped to this component will appear here."
  />
);
