import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TableItems } from './table-items';

interface Tree {
  kind: string;
}
const keyed = (kinds: readonly string[], from = 0) =>
  kinds.map((kind, n) => ({ id: `${from + n}`, row: { kind } }));
const of = ({ kind }: Tree) => kind;
const kinds = fc.array(fc.constantFrom('oak', 'elm', 'fir'), { maxLength: 8 });

describe('items of a table', () => {
  it('are the same whether rows come at once or one page after the other, grouped or not', () => {
    fc.assert(
      fc.property(
        fc.array(kinds, { minLength: 1, maxLength: 5 }),
        fc.subarray(['oak', 'elm', 'fir']),
        fc.boolean(),
        (pages, closed, isGrouped) => {
          const [group, shut] = [isGrouped ? of : undefined, new Set(closed)];
          const paged = new TableItems<Tree>();
          let rows: ReturnType<typeof keyed> = [];
          for (const page of pages) {
            rows = [...rows, ...keyed(page, rows.length)];
            const whole = new TableItems<Tree>().of(rows, group, shut);
            expect(paged.of(rows, group, shut)).toEqual(whole);
          }
        },
      ),
    );
  });

  it('of earlier rows stay the same objects, and change with a row that is replaced', () => {
    const items = new TableItems<Tree>();
    const shut = new Set<string>();
    const rows = keyed(['oak', 'oak', 'elm']);
    const before = items.of(rows, of, shut);
    const more = [...rows, ...keyed(['elm', 'fir'], 3)];
    const after = items.of(more, of, shut);
    expect(after.slice(0, 3).every((item, index) => item === before[index])).toBe(true);
    expect(after.map(({ kind, id }) => `${kind} ${id}`)).toEqual(
      ['group oak', 'row 0', 'row 1', 'group elm', 'row 2', 'row 3', 'group fir', 'row 4'], // prettier-ignore
    );
    const patched = more.with(1, { id: '1', row: { kind: 'elm' } });
    expect(items.of(patched, of, shut).filter(({ kind }) => kind === 'group')).toMatchObject([
      { id: 'oak', rows: [{ kind: 'oak' }] },
      { id: 'elm', rows: [{}, {}, {}] },
      { id: 'fir' },
    ]);
  });
});
