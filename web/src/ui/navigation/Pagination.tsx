import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../choice/SegmentedControl';
import { formatCount } from '../format/count';
import { PrintAll, PrintPart } from '../print/PrintAll';
import { pageLinks, pageRange } from './page-links';

/** The rows of a list in pages, on paper. */
export interface PaperRows {
  /** How many rows of all pages are printed; null where only one page is loaded. */
  printed: number | null;
}

export interface PaginationProps {
  /** From 1. */
  page: number;
  /** Null shows all rows on one page. */
  pageSize: number | null;
  total: number;
  onPageChange: (page: number) => void;
  /** Offers 10, 25, 50 and All. */
  onPageSizeChange?: (pageSize: number | null) => void;
  /** How many page numbers are shown: 9. */
  links?: number;
  /** First and last page get links from this many pages on. */
  boundaryFrom?: number;
  /** Given where the list can load the rows of all pages to print them. */
  paper?: PaperRows;
}

const sizes = [
  { value: '10', label: '10' },
  { value: '25', label: '25' },
  { value: '50', label: '50' },
  { value: 'all', label: 'All' },
] as const;

/** "1 to 20 of 46", page numbers, and on request the number of rows. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, onPageChange, onPageSizeChange, paper } = props;
  const { from, to } =
    paper?.printed != null ? { from: 1, to: paper.printed } : pageRange(page, pageSize, total);
  const isPart = pageSize !== null && total > pageSize;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      gap="3"
      py="3"
    >
      <chakra.div display="flex" alignItems="center" gap="2" color="fg.muted" textStyle="table">
        <span data-figure>
          {formatCount(from)} to {formatCount(to)} of {formatCount(total)}
        </span>
        {pageSize !== null && !onPageSizeChange && <span data-no-print="">· {pageSize} per page</span>}
        {onPageSizeChange && (
          <>
            <span aria-hidden data-no-print="">
              · Rows
            </span>
            <SegmentedControl
              label="Rows per page"
              value={pageSize === null ? 'all' : String(pageSize)}
              options={sizes}
              onChange={(next) => onPageSizeChange(next === 'all' ? null : Number(next))}
            />
          </>
        )}
        {paper && isPart && <PrintAll total={total} />}
        {paper?.printed === null && isPart && <PrintPart total={total} />}
      </chakra.div>
      {pageSize !== null && <Pages {...props} pageSize={pageSize} onPageChange={onPageChange} />}
    </chakra.div>
  );
}

function Pages(props: PaginationProps & { pageSize: number }) {
  const { page, pageSize, total, onPageChange, links = 9, boundaryFrom = 100 } = props;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const boundary = pages >= boundaryFrom;
  const step = (to: number, name: string, icon: ReactNode) => (
    <PageButton label={name} disabled={to < 1 || to > pages || to === page} onPress={() => onPageChange(to)}>
      {icon}
    </PageButton>
  );
  return (
    <chakra.nav aria-label="Pages" display="flex" flexWrap="wrap" alignItems="center" gap="1">
      {boundary && step(1, 'First page', <ChevronsLeft size={16} strokeWidth={1.75} />)}
      {step(page - 1, 'Previous page', <ChevronLeft size={16} strokeWidth={1.75} />)}
      {pageLinks(page, pages, links).map((number) => (
        <PageButton
          key={number}
          label={`Page ${number}`}
          current={number === page}
          onPress={() => onPageChange(number)}
        >
          {formatCount(number)}
        </PageButton>
      ))}
      {step(page + 1, 'Next page', <ChevronRight size={16} strokeWidth={1.75} />)}
      {boundary && step(pages, 'Last page', <ChevronsRight size={16} strokeWidth={1.75} />)}
    </chakra.nav>
  );
}

interface PageButtonProps {
  label: string;
  current?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function PageButton({ label, current, disabled, onPress, children }: PageButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      disabled={disabled}
      onClick={onPress}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      minW="30px"
      h="30px"
      px="1.5"
      borderRadius="control"
      textStyle="table"
      fontWeight={current ? 600 : 450}
      bg={current ? 'bg.muted' : undefined}
      color={current ? 'fg.default' : 'fg.muted'}
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
      _disabled={{ opacity: 0.4, cursor: 'default', bg: 'transparent' }}
      css={{ '@media (pointer: coarse)': { minWidth: '44px', height: '44px' } }}
    >
      {children}
    </chakra.button>
  );
}
