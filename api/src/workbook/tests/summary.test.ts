import { Recalculated, unzipped } from '../fixtures/calculated';
import { demoSubject, EVERYTHING } from '../fixtures/subjects';
import { workbookModel } from '../model';
import { planWorkbook } from '../workbook';

const ODD = { ...demoSubject('a', EVERYTHING), propertyName: 'Oak & "Elm" <Court>' };

it('begins with the answer: a sentence, key facts, and thirty years that follow a change', async () => {
  const workbook = await Recalculated.of(await planWorkbook(ODD));
  const { projection, fiscalYear } = workbookModel(ODD);
  expect([...workbook.cells.keys()].slice(0, 2)).toEqual(['Summary', 'Plan']);
  expect(workbook.value('Summary', 'A3')).toMatch(
    /^With \$[\d,]+ in \d{4}, reserves (never fall|fall) below zero/,
  );
  const ends = projection.rows.map(({ endBalance }) => endBalance / 100);
  const below = () => workbook.value('Summary', 'C7') as number;
  expect(workbook.value('Summary', 'C5')).toBeCloseTo(Math.min(...ends), 2);
  expect(workbook.value('Summary', 'C6')).toBe(fiscalYear + ends.indexOf(Math.min(...ends)));
  expect(below()).toBe(ends.filter((end) => end < 0).length);
  ends.forEach((end, t) => expect(workbook.value('Summary', `I${29 + t}`)).toBeCloseTo(end, 2));
  workbook.set('Assumptions', 'B4', -100_000_000);
  expect(below()).toBe(ends.length);
  workbook.close();
});

it('prints each sheet a page wide, with its headings, property, year and page number', async () => {
  const files = await unzipped(await planWorkbook(ODD));
  const sheets = [...files].filter(([name]) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name));
  expect(sheets).toHaveLength(13);
  for (const [, xml] of sheets) {
    expect(xml).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/);
    expect(xml).toContain('<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>');
    expect(xml).toContain('&amp;L&amp;8Oak &amp;&amp; &quot;Elm&quot; &lt;Court&gt;&amp;R&amp;8');
    expect(xml).toContain('Fiscal year');
    expect(xml).toContain('Page &amp;P of &amp;N');
  }
  const names = files.get('xl/workbook.xml')!;
  expect(names).toContain(`localSheetId="1">'Plan'!$1:$3<`);
  expect(names.match(/_xlnm\.Print_Titles/g)).toHaveLength(13);
});

it('has a chart of the summary’s cells', async () => {
  const files = await unzipped(await planWorkbook(ODD));
  const chart = files.get('xl/charts/chart.xml')!;
  expect(chart.match(/<c:f>[^<]*<\/c:f>/g)).toContain('<c:f>Summary!$I$29:$I$58</c:f>');
  expect(files.get('[Content_Types].xml')).toContain('/xl/charts/chart.xml');
  expect(files.get('xl/worksheets/sheet1.xml')).toContain('<drawing r:id="rIdChart"/></worksheet>');
  expect(files.get('xl/worksheets/_rels/sheet1.xml.rels')).toContain('../drawings/chart.xml');
  expect(files.get('xl/worksheets/sheet2.xml')).not.toContain('<drawing');
});
