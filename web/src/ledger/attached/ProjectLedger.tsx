import { AttachedLedger } from './AttachedLedger';

interface ProjectLedgerProps {
  propertyId: string;
  projectId: string;
}

/** The transactions of the ledger that are mapped to a project, beside the payments that people entered. */
export const ProjectLedger = ({ propertyId, projectId }: ProjectLedgerProps) => (
  <AttachedLedger
    propertyId={propertyId}
    of={{ project: projectId }}
    empty="Transactions that are mapped to this project will appear here."
    note="They are not added to the payments of this project: a transaction and a payment may record the same expense. Spent against plan counts transactions from the ledger’s first day on, and payments only for the days before."
  />
);
