import { AttachedLedger } from './AttachedLedger';

interface ComponentLedgerProps {
  propertyId: string;
  propertyComponentId: string;
}

/** The transactions of the ledger that are mapped to a component, on its page. */
export const ComponentLedger = ({ propertyId, propertyComponentId }: ComponentLedgerProps) => (
  <AttachedLedger
    propertyId={propertyId}
    of={{ component: propertyComponentId }}
    empty="Transactions that are mapped to this component will appear here."
  />
);
