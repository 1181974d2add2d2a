import { z } from 'zod';

/** One page of a list with page numbers. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    totalCount: z.int().nonnegative(),
    page: z.int().positive(),
    pageSize: z.int().positive(),
  });
}
export interface Page<T> {
  items: T[];
  totalCount: number;
  page: number;
  pageSize: number;
}

/** `?ids=a,b,c`: at most 100 ids, answered in the requested order, with null for an id that is missing or not allowed. */
export const idList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(100));

/** The same where each has a long answer: at most 20. */
export const shortIdList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(20));
