import { chakra } from '@chakra-ui/react';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';

interface NoConfigurationProps {
  canImport: boolean;
  text: string;
  /** A button for another way to begin. */
  otherWay?: ReactNode;
}

/** Stands in for a configuration without accounts, and links to the import. */
export function NoConfiguration({ canImport, text, otherWay }: NoConfigurationProps) {
  return (
    <EmptyState
      icon={<ReceiptText size={24} strokeWidth={1.6} />}
      text={text}
      action={
        canImport && (
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
            <Button asChild>
              <Link to={paths.ledgerImport}>Import ledger</Link>
            </Button>
            {otherWay}
          </chakra.div>
        )
      }
    />
  );
}
