import { readPdf } from '@roofline/api/platform/pdf/fixtures/read-pdf';
import { expect, test, type Page } from '@playwright/test';
import { ALL_PROPERTIES, signIn } from './person';

/** What a page or a document says of a way of funding: the first year below zero, or that there is none. */
interface Claim {
  where: string;
  /** `today`, or the name of the plan. */
  basis: string;
  belowZero: number | null;
}

const LASTS = String.raw`(?:(?:stays? above|never falls? below) zero through (20\d\d)|falls? below zero in (20\d\d))`;
const BY_PLAN = String.raw`[Tt]he (?:adopted plan|disclosure plan|recommended plan|plan calculated for you), ([^,]+?),`;

/** The claims of a text, which speaks of reserves by one of the fixed templates. */
function claimsOf(where: string, text: string): Claim[] {
  const claim = (basis: string, lasts: string | undefined, falls: string | undefined) => ({
    where,
    basis,
    belowZero: lasts ? null : Number(falls),
  });
  const words = text.replaceAll(/\s+/g, ' ');
  const byPlan = new RegExp(String.raw`${BY_PLAN}[^.]*?${LASTS}`, 'g');
  const byToday = new RegExp(String.raw`At today's [^.]*?${LASTS}`, 'g');
  return [
    ...[...words.matchAll(byPlan)].map(([, name, lasts, falls]) => claim(name!, lasts, falls)),
    ...[...words.matchAll(byToday)].map(([, lasts, falls]) => claim('today', lasts, falls)),
  ];
}

async function sayings(page: Page, where: string, address: string): Promise<Claim[]> {
  await page.goto(`/useraccount/${address}`);
  await expect(page.getByText(new RegExp(`${BY_PLAN}|At today's`)).first()).toBeVisible();
  return claimsOf(where, await page.locator('main').innerText());
}

async function printed(page: Page, where: string, path: string): Promise<Claim[]> {
  const answer = await page.request.get(path);
  expect([where, answer.status()]).toEqual([where, 200]);
  return claimsOf(where, (await readPdf(await answer.body())).text);
}

async function listed(page: Page, property: string): Promise<Claim[]> {
  await page.goto(ALL_PROPERTIES);
  await page.getByPlaceholder(/Filter by name/).fill(property);
  const row = page.getByRole('row').filter({ hasText: property });
  const line = row.getByRole('img', { name: /reserves/ });
  await expect(row).toHaveCount(1);
  const claims = claimsOf('properties', (await line.getAttribute('aria-label'))!);
  await row.getByRole('link', { name: property, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: property })).toBeVisible();
  return claims;
}

/** Portfolio analytics has the same figures in a column. */
async function analyzed(page: Page, property: string, plan: string): Promise<Claim[]> {
  const claims: Claim[] = [];
  for (const [basis, address] of [
    [plan, ''],
    ['today', '&basis=current'],
  ] as const) {
    await page.goto(
      `/useraccount/portfolio-analytics/associations?q=${encodeURIComponent(property)}${address}`,
    );
    const row = page.getByRole('row').filter({ hasText: property });
    await expect(row).toHaveCount(1);
    const heads = await page.getByRole('columnheader').allInnerTexts();
    const at = heads.findIndex((head) => /below zero/i.test(head));
    const cell = await row.locator('th, td').nth(at).innerText();
    claims.push({
      where: 'portfolio analytics',
      basis,
      belowZero: /20\d\d/.test(cell) ? Number(cell) : null,
    });
  }
  return claims;
}

/** Both have an adopted plan; today's contribution lasts in the first, and runs short in the second. */
for (const property of ['Juniper Park HOA', 'Alder Creek Gardens'])
  test(`every page and document of ${property} says the same of its reserves`, async ({ page }) => {
    await signIn(page, 'admin');
    const claims = await listed(page, property);
    const plan = claims.find(({ basis }) => basis !== 'today')!.basis;
    claims.push(...(await sayings(page, 'dashboard', 'properties/dashboard')));
    const link = page.getByRole('row', { name: new RegExp(plan) }).getByRole('link', { name: plan });
    const planId = (await link.getAttribute('href'))!.split('/').at(-1)!;
    const propertyId = await page.evaluate(
      () => JSON.stringify(Object.values(localStorage)).match(/[\da-f]{8}-[\da-f-]{27}/)![0],
    );
    claims.push(...(await sayings(page, 'plans', 'plans')));
    claims.push(...(await sayings(page, 'percent funded', 'reports/percent-funded')));
    claims.push(
      ...(await printed(
        page,
        'percent funded on paper',
        `/download/report/${propertyId}/2026/percent-funded.pdf`,
      )),
    );
    claims.push(...(await printed(page, 'board packet', `/download/plan/${planId}/packet.pdf`)));
    claims.push(...(await analyzed(page, property, plan)));
    await page.goto('/useraccount/properties/dashboard');
    await expect(page.getByText(/^Reserves are/)).toBeVisible();
    await page.keyboard.press('y');
    await page.getByRole('button', { name: /2027 \(Start Date/ }).click();
    await expect(page.getByText(/^In 2027, percent funded moves/)).toBeVisible();
    claims.push(...claimsOf('next dashboard', await page.locator('main').innerText()));

    const places = [
      'properties',
      'dashboard',
      'plans',
      'percent funded',
      'percent funded on paper',
      'board packet',
      'portfolio analytics',
      'next dashboard',
    ];
    expect([...new Set(claims.map(({ where }) => where))].toSorted()).toEqual(places.toSorted());
    // By basis one answer: which pages say another one is what a failure shows.
    for (const basis of [plan, 'today']) {
      const answers = new Map(
        claims.filter((one) => one.basis === basis).map((one) => [one.where, one.belowZero] as const),
      );
      expect([...new Set(answers.values())], JSON.stringify([...answers])).toHaveLength(1);
    }
    expect(new Set(claims.map(({ basis }) => basis))).toEqual(new Set([plan, 'today']));
  });
