import type { Manifest } from '@roofline/schema/full-archive/manifest';
import { html, type Markup } from '../../platform/http/markup';
import { ARCHIVED, type ArchivedName } from '../tables-of-archive';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1c2024;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #d9dce0;vertical-align:top;overflow-wrap:anywhere}
td.n{text-align:right}a{color:#0b5cad}
@media(prefers-color-scheme:dark){body{color:#e6e8eb;background:#16181b}th,td{border-color:#3a3f45}a{color:#7db7f0}}`;

const link = (path: string, words: string): Markup =>
  html`<a href="${path.split('/').map(encodeURIComponent).join('/')}">${words}</a>`;

const tableRow = ({ name, rows, path }: Manifest['tables'][number]): Markup =>
  html`<tr>
    <td>${ARCHIVED[name as ArchivedName]}</td>
    <td class="n">${rows.toLocaleString('en-US')}</td>
    <td>${link(path, 'JSON')}, ${link(`csv/${name}.csv`, 'CSV')}</td>
  </tr>`;

/** Returns the paths of the parts that people open, by the folder of their property. */
function byProperty(entries: Manifest['entries']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path } of entries) {
    const [top, property] = path.split('/');
    if (top === 'Properties' && property) found.set(property, [...(found.get(property) ?? []), path]);
  }
  return found;
}

/** The most files of a property that the page lists; the folder has all of them. */
const LISTED = 500;

function propertySection([property, paths]: [string, string[]]): Markup {
  const shown = paths
    .slice(0, LISTED)
    .map((path) => html`<li>${link(path, path.split('/').slice(2).join(' / '))}</li>`);
  const more =
    paths.length > LISTED ? [html`<li>and ${String(paths.length - LISTED)} more in its folder</li>`] : [];
  return html`<h2>${property}</h2>
    <ul>
      ${[...shown, ...more]}
    </ul>`;
}

const missing = ({ leftOut, lost }: Pick<Manifest, 'leftOut' | 'lost'>): Markup[] => {
  const notes = [
    ...leftOut,
    ...(lost.length > 0
      ? [`${lost.length} stored files had no bytes any more when the archive was made.`]
      : []),
  ];
  return notes.length === 0
    ? []
    : [
        html`<h2>What is not here</h2>
          <ul>
            ${notes.map((note) => html`<li>${note}</li>`)}
          </ul>`,
      ];
};

const howToRead = (): Markup =>
  html`<ul>
    <li><b>Properties</b> has the photos, files and workbooks of each property.</li>
    <li>
      <b>csv</b> has the same data as <b>data</b>: one for spreadsheets, the other (JSON) for programs.
      ${link('schema.json', 'schema.json')} describes every field.
    </li>
    <li>
      In both, amounts are whole cents, quantities thousandths, rates hundredths of a percentage point, and
      times are UTC.
    </li>
    <li>
      ${link('manifest.json', 'manifest.json')} lists every part with its SHA-256. An archive that was changed
      is not taken in.
    </li>
    <li>
      To have it in another installation of Roofline, its operator runs <b>npm run take-in</b> with this
      archive as it was downloaded.
    </li>
    <li>There are no passwords and no secrets of connected apps in it. People choose a new password.</li>
  </ul>`;

const dataTable = (tables: Manifest['tables']): Markup =>
  html`<h2>Data</h2>
    <table>
      <thead>
        <tr>
          <th>What</th>
          <th>Rows</th>
          <th>Files</th>
        </tr>
      </thead>
      <tbody>
        ${tables.map(tableRow)}
      </tbody>
    </table>`;

/** Writes the page that describes the archive to people who unpack it: without scripts or content from elsewhere. */
export function indexPage({ scope, madeAt, tables, entries, leftOut, lost }: Manifest): string {
  const what = scope.kind === 'property' ? 'the property' : 'the portfolio';
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>Full archive of ${scope.name}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>Full archive of ${scope.name}</h1>
          <p>
            Everything that Roofline kept of ${what}, as it stood on ${madeAt.slice(0, 10)} at
            ${madeAt.slice(11, 16)} UTC. You can read it without Roofline.
          </p>
          ${howToRead()}${missing({ leftOut, lost })} ${[...byProperty(entries)].map(propertySection)}
          ${dataTable(tables)}
        </main>
      </body>
    </html> `.text;
}
