import type { WorkbookFeature } from './print-setup';
import { xmlText } from './sheet-text';

// A native spreadsheet chart, redrawn from the cells that it refers to: the workbook writer has no charts.

/** Cells by their address, `Summary!$F$15:$F$44`, and their values, for viewers that do not calculate. */
export interface ChartCells {
  cells: string;
  values: readonly (number | string)[];
}

export interface ChartSeries extends ChartCells {
  name: string;
  color: string;
  shape: 'bar' | 'line' | 'dashed';
}

export interface SheetChart {
  title: string;
  /** Index of the sheet, from 0. */
  sheetIndex: number;
  /** The labels below the axis: years or names. */
  labels: ChartCells;
  series: readonly ChartSeries[];
  /** Whether bars of one label are stacked. */
  isStacked?: boolean;
  /** The upper left cell; columns and rows of `from` and `to`, the lower right cell, count from 0. */
  from: { column: number; row: number };
  to: { column: number; row: number };
}

const fill = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
const stroke = (color: string, dash: string) =>
  `<c:spPr><a:ln w="22225">${fill(color)}${dash}</a:ln></c:spPr><c:marker><c:symbol val="none"/></c:marker>`;

/** Returns a reference to cells with their values: as text where any of them is text, else as numbers. */
function cellsXml({ cells, values }: ChartCells): string {
  const isText = values.some((value) => typeof value === 'string');
  const points = values.map(
    (value, index) => `<c:pt idx="${index}"><c:v>${xmlText(String(value))}</c:v></c:pt>`,
  );
  const [reference, cache] = isText ? ['strRef', 'strCache'] : ['numRef', 'numCache'];
  return (
    `<c:${reference}><c:f>${xmlText(cells)}</c:f><c:${cache}>${isText ? '' : '<c:formatCode>General</c:formatCode>'}` +
    `<c:ptCount val="${values.length}"/>${points.join('')}</c:${cache}></c:${reference}>`
  );
}

function seriesXml(
  { name, cells, values, color, shape }: ChartSeries,
  index: number,
  labels: ChartCells,
): string {
  const look =
    shape === 'bar'
      ? `<c:spPr>${fill(color)}</c:spPr><c:invertIfNegative val="0"/>`
      : stroke(color, shape === 'dashed' ? '<a:prstDash val="dash"/>' : '');
  return (
    `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx><c:v>${xmlText(name)}</c:v></c:tx>${look}` +
    `<c:cat>${cellsXml(labels)}</c:cat><c:val>${cellsXml({ cells, values })}</c:val>` +
    `${shape === 'bar' ? '' : '<c:smooth val="0"/>'}</c:ser>`
  );
}

const AXES = '<c:axId val="101"/><c:axId val="102"/>';
const axis = (tag: 'catAx' | 'valAx', id: number, other: number, rest: string) =>
  `<c:${tag}><c:axId val="${id}"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/>${rest}` +
  `<c:crossAx val="${other}"/><c:crosses val="autoZero"/></c:${tag}>`;

/** Returns bars, lines, or both over the same axes; it leaves out an empty plot of either kind. */
function plotsXml(bars: string, lines: string, isStacked: boolean): string {
  const grouping = isStacked ? 'stacked' : 'clustered';
  const overlap = isStacked ? '<c:overlap val="100"/>' : '';
  return (
    (bars &&
      `<c:barChart><c:barDir val="col"/><c:grouping val="${grouping}"/><c:varyColors val="0"/>${bars}<c:gapWidth val="60"/>${overlap}${AXES}</c:barChart>`) +
    (lines &&
      `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${lines}<c:marker val="1"/>${AXES}</c:lineChart>`)
  );
}

function chartXml({ title, labels, series, isStacked = false }: SheetChart): string {
  const drawn = series.map((one, index) => ({ one, xml: seriesXml(one, index, labels) }));
  const of = (isBar: boolean) =>
    drawn
      .filter(({ one }) => (one.shape === 'bar') === isBar)
      .map(({ xml }) => xml)
      .join('');
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
    '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ' +
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart>' +
    `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr><a:defRPr sz="1100" b="1"/></a:pPr><a:r><a:rPr lang="en-US" sz="1100" b="1"/><a:t>${xmlText(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>` +
    '<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>' +
    plotsXml(of(true), of(false), isStacked) +
    axis(
      'catAx',
      101,
      102,
      '<c:axPos val="b"/><c:numFmt formatCode="0" sourceLinked="0"/><c:tickLblPos val="low"/>',
    ) +
    axis(
      'valAx',
      102,
      101,
      '<c:axPos val="l"/><c:majorGridlines/><c:numFmt formatCode="&quot;$&quot;#,##0" sourceLinked="0"/><c:tickLblPos val="nextTo"/>',
    ) +
    '</c:plotArea><c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend><c:plotVisOnly val="1"/></c:chart></c:chartSpace>'
  );
}

const place = (tag: 'from' | 'to', { column, row }: SheetChart['from']) =>
  `<xdr:${tag}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${tag}>`;

const drawingXml = (chart: SheetChart) =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" ' +
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><xdr:twoCellAnchor>' +
  `${place('from', chart.from)}${place('to', chart.to)}<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr>` +
  `<xdr:cNvPr id="2" name="Chart" descr="${xmlText(chart.title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>` +
  '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic>' +
  '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart">' +
  '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="rId1"/>' +
  '</a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DRAWING = 'drawings/chart.xml';
const CHART = 'charts/chart.xml';
const DRAWING_TYPE = 'application/vnd.openxmlformats-officedocument.drawing+xml';
const CHART_TYPE = 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml';

/** Puts a chart on a sheet. */
export function sheetChart(chart: SheetChart): WorkbookFeature {
  const here = (xml: string | undefined, index: number) => (index === chart.sheetIndex ? xml : undefined);
  return {
    files: {
      transform: {
        '[Content_Types].xml': {
          insert: () =>
            `<Override PartName="/xl/${DRAWING}" ContentType="${DRAWING_TYPE}"/>` +
            `<Override PartName="/xl/${CHART}" ContentType="${CHART_TYPE}"/>`,
        },
        'xl/worksheets/sheet{id}.xml': {
          insert: (_options, { sheetIndex }) => here('<drawing r:id="rIdChart"/>', sheetIndex),
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_options, { sheetIndex }) =>
            here(
              `<Relationship Id="rIdChart" Type="${RELATIONS}/drawing" Target="../${DRAWING}"/>`,
              sheetIndex,
            ),
        },
      },
      write: {
        files: () => ({
          [`xl/${DRAWING}`]: drawingXml(chart),
          [`xl/drawings/_rels/chart.xml.rels`]:
            '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
            `<Relationship Id="rId1" Type="${RELATIONS}/chart" Target="../${CHART}"/></Relationships>`,
          [`xl/${CHART}`]: chartXml(chart),
        }),
      },
    },
  };
}
