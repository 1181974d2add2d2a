import { uaFindings } from '../../platform/pdf/fixtures/pdf-ua/check';
import { readPdf } from '../../platform/pdf/fixtures/read-pdf';
import { disclosureServer } from '../fixtures/disclosure-server';
import { BLANK } from '../print';

let server: Awaited<ReturnType<typeof disclosureServer>>;

beforeAll(async () => {
  server = await disclosureServer();
});
afterAll(() => server.close());

it.each(['CA', 'WA'])('prints the %s page as a tagged document with every statement', async (state) => {
  const { planId } = await server.seedPlan(state);
  const page = await server.read(planId);
  const answer = await server.ask(planId, 'disclosure/pdf');
  expect(answer.headers['content-type']).toBe('application/pdf');
  const pdf = await readPdf(answer.rawPayload);
  expect(await uaFindings(answer.rawPayload)).toEqual([]);
  expect(pdf).toMatchObject({ isMarked: true, lang: 'en-US' });
  for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'L']) expect(pdf.roles).toContain(role);
  const flat = (text: string) => text.replace(/\s+/g, '');
  const printed = flat(pdf.text);
  for (const part of page.sections) {
    const texts = [
      part.heading,
      ...part.paragraphs,
      ...part.notes,
      ...part.lines.flatMap((one) => [one.label, one.value ?? BLANK]),
    ];
    for (const text of [...texts, ...part.tables.flatMap(({ rows }) => rows.flat())])
      expect(printed).toContain(flat(text));
  }
  for (const { label } of page.factSheet.missing) expect(printed).toContain(flat(label));
  expect(printed).toContain('Rulesversion2026-11');
});
