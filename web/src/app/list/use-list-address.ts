import { useSearchParams } from 'react-router-dom';
import { changedAddress } from './changed-address';

/** The most rows that the service gives on one page; `All` requests that many. */
const MOST = 100;
const SIZES = [10, 25, 50];

/** Returns page, size and filters of a list, which the address stores. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const askedPage = Number(search.get('page'));
  const size = search.get('size');
  const isAll = size === 'all';
  const pageSize = isAll ? MOST : (SIZES.find((each) => String(each) === size) ?? SIZES[0]!);

  /** Removes empty values from the address; a change of anything but the page leads to the first page. */
  const change = (values: Record<string, string | number | null>) =>
    setSearch((old) => changedAddress(old, { page: null, ...values }), { replace: true });
  return {
    page: Number.isInteger(askedPage) && askedPage > 0 ? askedPage : 1,
    pageSize,
    read: (key: string) => search.get(key) ?? '',
    change,
    /** Returns the props of Pagination: where `All` fits on one page, the size reads All. */
    paging: (total: number) => ({
      page: Number.isInteger(askedPage) && askedPage > 0 ? askedPage : 1,
      pageSize: isAll && total <= MOST ? null : pageSize,
      total,
      onPageChange: (page: number) => change({ page }),
      onPageSizeChange: (next: number | null) => change({ size: next ?? 'all' }),
    }),
  };
}
