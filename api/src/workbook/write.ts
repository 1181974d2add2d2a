import writeWorkbook from 'write-excel-file/node';
import { printSetup, type PrintHead } from '../platform/files/print-setup';
import { sheetChart, type SheetChart } from '../platform/files/sheet-chart';
import { xmlText } from '../platform/files/sheet-text';
import type { SheetDraft } from './draft';

const FORMULA_CELL = /<c r="([A-Z]+\d+)"([^>]*)><f>([^<]*)<\/f><\/c>/g;

/** Adds the value of each formula to `<c r="B4"><f>…</f></c>`, because the writer leaves it out. */
function withValues(xml: string, { values }: SheetDraft): string {
  return xml.replace(FORMULA_CELL, (cell, address: string, attributes: string, formula: string) => {
    const value = values.get(address);
    if (value === undefined) return cell;
    const [type, text] = typeof value === 'string' ? [' t="str"', xmlText(value)] : ['', String(value)];
    return `<c r="${address}"${attributes}${type}><f>${formula}</f><v>${text}</v></c>`;
  });
}

/**
 * Writes the sheets to a file. Formulas have their values, for viewers that do not calculate; programs that do
 * recalculate everything when they open the file.
 */
export async function writeSheets(
  drafts: readonly SheetDraft[],
  head: PrintHead,
  chart: SheetChart,
): Promise<Buffer> {
  const sheets = drafts.map((draft) => ({
    sheet: draft.name,
    data: draft.rows,
    columns: draft.widths.map((width) => ({ width })),
    stickyRowsCount: draft.sticky.rows,
    stickyColumnsCount: draft.sticky.columns,
  }));
  const file = writeWorkbook(sheets, {
    features: [
      printSetup(
        drafts.map(({ name, sticky }) => ({ sheet: name, headRows: sticky.rows })),
        head,
      ),
      sheetChart(chart),
      {
        files: {
          transform: {
            'xl/worksheets/sheet{id}.xml': {
              transform: (xml, _options, { sheetIndex }) => withValues(xml, drafts[sheetIndex]!),
            },
            'xl/workbook.xml': {
              transformElementAttributes: (tag, attributes) =>
                tag === 'calcPr' ? { ...attributes, fullCalcOnLoad: 1 } : attributes,
            },
          },
        },
      },
    ],
  });
  return (await file.toBuffer()) as Buffer;
}
