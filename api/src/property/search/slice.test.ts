import { sliceOf, spanOf, spansIn } from './slice';

const NUMBERS = Array.from({ length: 47 }, (_, n) => n);

/** Returns the rows of a list that a slice reads. */
function read(list: readonly number[], { skip, take, isTurned }: ReturnType<typeof sliceOf>) {
  const rows = (isTurned ? list.toReversed() : list).slice(skip, skip + take);
  return isTurned ? rows.toReversed() : rows;
}

test.each([true, false])('every page has its rows, from whichever end it is read (turns: %s)', (turns) => {
  for (let page = 1; page <= 6; page += 1) {
    const slice = sliceOf(47, spanOf(47, { page, pageSize: 10 }), turns);
    expect(read(NUMBERS, slice)).toEqual(NUMBERS.slice((page - 1) * 10, page * 10));
  }
});

test('the last page costs as little as the first one', () => {
  const last = sliceOf(100_000, spanOf(100_000, { page: 5000, pageSize: 20 }), true);
  expect(last).toEqual({ skip: 0, take: 20, isTurned: true });
  expect(sliceOf(100_000, spanOf(100_000, { page: 4999, pageSize: 20 }), true).skip).toBe(20);
});

test('a span is split over the parts that it overlaps', () => {
  const parts = [{ total: 3 }, { total: 4 }, { total: 5 }];
  expect(spansIn(parts, { from: 2, to: 8 })).toEqual([
    { total: 3, from: 2, to: 3 },
    { total: 4, from: 0, to: 4 },
    { total: 5, from: 0, to: 1 },
  ]);
  expect(spansIn(parts, { from: 12, to: 12 })).toEqual([]);
});
