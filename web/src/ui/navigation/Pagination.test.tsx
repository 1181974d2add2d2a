import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../test-render';
import { pageLinks } from './page-links';
import { Pagination } from './Pagination';

describe('pageLinks', () => {
  it('shows nine around the current page, shifted at both ends', () => {
    expect(pageLinks(1, 3, 9)).toEqual([1, 2, 3]);
    expect(pageLinks(1, 50, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(pageLinks(20, 50, 9)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect(pageLinks(50, 50, 9)).toEqual([42, 43, 44, 45, 46, 47, 48, 49, 50]);
    expect(pageLinks(1, 0, 9)).toEqual([1]);
  });
});

describe('Pagination', () => {
  const pager = (total: number, page = 1, onPageChange = vi.fn()) => {
    renderUi(<Pagination page={page} pageSize={20} total={total} onPageChange={onPageChange} />);
    return onPageChange;
  };

  it('says which rows are shown', () => {
    pager(46, 3);
    expect(screen.getByText('41 to 46 of 46')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
  });

  it('has boundary links from 100 pages on, not before', () => {
    pager(99 * 20);
    expect(screen.queryByRole('button', { name: 'Last page' })).toBeNull();
  });

  it('jumps to the last page', async () => {
    const change = pager(100 * 20);
    await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
    expect(change).toHaveBeenCalledWith(100);
  });

  it('offers 10, 25, 50 and All where asked', async () => {
    const sizes = vi.fn();
    renderUi(
      <Pagination page={1} pageSize={10} total={46} onPageChange={vi.fn()} onPageSizeChange={sizes} />,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(sizes).toHaveBeenCalledWith(null);
  });
});
