import {
  reserveBorrowing,
  reserveTransferPage,
  type ReserveBorrowing,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { z } from 'zod';
import type { PropertyReserveTransfersArgs } from '../generated/resolver-types';
import { oneById } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

const batch = z.array(reserveBorrowing.nullable());

export function reserveBorrowingLoaders(rest: Rest) {
  return {
    /** What a property has borrowed from its reserves. */
    reserveBorrowing: oneById<ReserveBorrowing>(
      rest,
      { path: restPath`/api/property/reserveborrowings`, argument: 'propertyIds', shape: batch },
      (row) => row.propertyId,
    ),
    /** A page of the transfers between its funds. */
    reserveTransfers: (propertyId: string, asked: PropertyReserveTransfersArgs) =>
      rest.get(
        restPath`/api/property/${uuid(propertyId)}/reservetransfer`,
        reserveTransferPage,
        queryOf({ ...asked }),
      ),
  };
}
