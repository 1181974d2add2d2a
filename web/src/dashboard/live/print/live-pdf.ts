import { downloadAnswer } from '../../../app/upload/download-files';
import type { LiveReport } from '../live';
import { printCharts } from './print-charts';
import { pngOf, printFont } from './raster';

/**
 * Draws the charts, has the service make a document from them and its own figures, and downloads it. Throws NotSaved
 * with the service's reasons, or an Error where the browser cannot draw.
 */
export async function downloadLivePdf(report: LiveReport): Promise<void> {
  const { propertyId, fiscalYear } = report;
  const form = new FormData();
  form.append('propertyId', propertyId);
  form.append('fiscalYear', String(fiscalYear));
  const charts = printCharts(report, await printFont());
  if (charts.length === 0)
    throw new Error('There is no chart to print yet. Please confirm your configurations are accurate.');
  for (const [name, chart] of charts) form.append('charts', await pngOf(chart), `${name}.png`);
  const answer = await fetch(`/upload/live-dashboard/${propertyId}/${fiscalYear}`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'roofline' },
    body: form,
  });
  await downloadAnswer(answer, `financial-health-${fiscalYear}.pdf`);
}
