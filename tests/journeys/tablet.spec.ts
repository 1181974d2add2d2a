import { expect, test, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, selectProperty, signIn } from './person';

const LISTS = [
  'user/properties',
  'components',
  'files',
  'workspace/users',
  'portfolio-analytics/associations',
];

/** The head of a list, its first name, and whether it scrolls in a box of its own. */
const listOn = (page: Page) =>
  page.evaluate(async () => {
    // Its box is measured when a frame is laid out.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const grid = document.querySelector('[role="grid"]')!;
    const [head, name] = [grid.querySelector('th')!, grid.querySelector('tbody [data-fixed]')!].map((cell) =>
      cell.getBoundingClientRect(),
    );
    const scrolls = grid.parentElement!.hasAttribute('data-scrolls');
    return { headBottom: head!.bottom, nameTop: name!.top, nameWidth: name!.width, scrolls };
  });

/** At 1,024 px the figures of a plan are each in one line, and none is cut: it would read as a smaller one. */
async function expectWholeFigures(page: Page) {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/useraccount/plans');
  await page.getByRole('link', { name: 'Full funding', exact: true }).first().click();
  await expect(page.getByText('Monthly per unit')).toBeVisible();
  const figures = await page.locator('dd[data-figure]').evaluateAll((all) =>
    all.map((each) => ({
      says: each.textContent,
      isCut: each.scrollWidth > each.clientWidth,
      lines: Math.round(each.clientHeight / parseFloat(getComputedStyle(each).lineHeight)),
    })),
  );
  expect(figures.length).toBeGreaterThanOrEqual(4);
  expect(figures.filter(({ isCut, lines }) => isCut || lines > 1)).toEqual([]);
}

test('between a phone and a desk a list scrolls in its place: no head over a row, no page sideways, no word a line', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await selectProperty(page, 'Alder Creek Gardens');
  await expectWholeFigures(page);
  const scrolling: Record<number, string[]> = { 820: [], 1024: [], 1440: [] };
  for (const address of LISTS) {
    await page.goto(`/useraccount/${address}`);
    await expect(page.locator('[role="grid"] tbody [data-fixed]').first()).toBeVisible();
    for (const width of [820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 1100 });
      const { headBottom, nameTop, nameWidth, scrolls } = await listOn(page);
      await expectNoSidewaysScroll(page);
      expect(nameTop, `${address} at ${width}`).toBeGreaterThanOrEqual(headBottom - 1);
      expect(nameWidth, `${address} at ${width}`).toBeGreaterThanOrEqual(176);
      if (scrolls) scrolling[width]!.push(address);
    }
  }
  expect(scrolling[820]).toContain('components');
  expect(scrolling[1024]).toContain('components');
  // At a desk every head sticks to the page.
  expect(scrolling[1440]).toEqual([]);
});
