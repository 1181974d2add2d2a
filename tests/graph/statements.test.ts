import { openPageStatements, PAGES, type PageStatements } from './page-statements';

// The embedded database has no wire to count on; its statements are the same ones, each for itself.
const onServer = process.env.PG_URL ? describe : describe.skip;

onServer('statements of a page', () => {
  let statements: PageStatements;
  beforeAll(async () => {
    statements = await openPageStatements();
  });
  afterAll(() => statements?.close());

  it.each(PAGES)('$name sends at most $atMost', async (page) => {
    const sent = await statements.of(page);
    expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(page.atMost);
    expect(sent.length).toBeGreaterThan(3);
  });
});
