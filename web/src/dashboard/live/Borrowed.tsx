import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { formatMoney } from '../../ui/format/money';
import { useBorrowedReservesQuery } from './Borrowed.generated';

/** Under the reserve balance: what was borrowed from it and is not repaid, with the way to the log. */
export function Borrowed({ propertyId }: { propertyId: string }) {
  const query = useBorrowedReservesQuery({ variables: { propertyId }, fetchPolicy: 'cache-and-network' });
  const borrowing = query.data?.property?.reserveBorrowing;
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
