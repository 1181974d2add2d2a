import { useSearchParams } from 'react-router-dom';
import { changedAddress } from './changed-address';

/** The most rows that the service gives on one page; `All` asks for as many. */
const MOST = 100;
const SIZES = [10, 25, 50];

/** Page, size and filters of a list, kept in the address. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const askedPage = Number(search.get('page'));
  const size = search.get('size');
  const isAll = size === 'all';
  const pageSize = isAll ? MOST : (SIZES.find((each) => String(each) === size) ?? SIZES[0]!);

  /** Empty values leave the address; whatever changes but the page itself leads to the first page. */
  const change = (values: Record<string, string | number | null>) =>
    setSearch((old) => changedAddress(old, { page: null, ...values }), { replace: true });
  return {
    page: Number.isInteger(askedPage) && askedPage > 0 ? askedPage : 1,
    pageSize,
    read: (key: string) => search.get(key) ?? '',
    change,
    /** For Pagination: where all rows are on one page, the size reads All. */
    paging: (total: number) => ({
      page: Number.isInteger(askedPage) && askedPage > 0 ? askedPage : 1,
      pageSize: isAll && total <= MOST ? null : pageSize,
      total,
      onPageChange: (page: number) => change({ page }),
      onPageSizeChange: (next: number | null) => change({ size: next ?? 'all' }),
    }),
  };
}
