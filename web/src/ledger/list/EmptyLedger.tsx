import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** Says before the first import where transactions come from, and links to the import. */
export function EmptyLedger({ canImport }: { canImport: boolean }) {
  return (
    <EmptyState
      icon={<ReceiptText size={24} strokeWidth={1.6} />}
      text={
        canImport
          ? 'The transactions of this property’s ledger will appear here: from a file of your accounting software, or from a connected app.'
          : 'The transactions of this property’s ledger will appear here once your account administrator imports the ledger.'
      }
      action={
        canImport && (
          <Button asChild variant="primary">
            <Link to={paths.ledgerImport}>Import ledger</Link>
          </Button>
        )
      }
    />
  );
}
