import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { formatMoney } from '../../ui/format/money';
import type { Borrowing } from './live';

/** Shows under the reserve balance the loans that are outstanding, as a link to their log. */
export function Borrowed({ borrowing }: { borrowing: Borrowing }) {
  if (!borrowing || borrowing.outstanding === 0) return null;
  const { outstanding, overdue } = borrowing;
  return (
    <chakra.div>
      <Button asChild variant="link" size="sm">
        <Link to={paths.reserveBorrowing}>
          {formatMoney(outstanding)} borrowed{overdue > 0 && `, ${formatMoney(overdue)} overdue`}
        </Link>
      </Button>
    </chakra.div>
  );
}
