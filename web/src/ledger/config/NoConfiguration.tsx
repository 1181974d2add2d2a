import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** Before the first import there is nothing to configure. */
export function NoConfiguration({ canImport, text }: { canImport: boolean; text: string }) {
  return (
    <EmptyState
      icon={<ReceiptText size={24} strokeWidth={1.6} />}
      text={text}
      action={
        canImport && (
          <Button asChild>
            <Link to={paths.ledgerImport}>Import ledger</Link>
          </Button>
        )
      }
    />
  );
}
