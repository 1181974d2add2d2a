import { reserveStudy, type ReserveStudy } from '@roofline/schema/reserve-study/reserve-study';
import { z } from 'zod';
import { manyByParent } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';

const batch = z.array(z.array(reserveStudy).nullable());

export function reserveStudyLoaders(rest: Rest) {
  return {
    /** History of a property, newest first, as REST orders it. */
    reserveStudies: manyByParent<ReserveStudy>(
      rest,
      { path: restPath`/api/property/reservestudies`, argument: 'propertyIds', shape: batch },
      (row) => row.propertyId,
    ),
  };
}
