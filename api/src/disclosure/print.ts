import type { Readable } from 'node:stream';
import type { Disclosure, DisclosureSection } from '@roofline/schema/disclosure/disclosure';
import { dayText } from '@roofline/schema/value/day';
import type { Headed } from '../platform/letterhead/letterhead';
import { facts } from '../platform/pdf/facts';
import { finish } from '../platform/pdf/finish';
import { openPaper, type Paper } from '../platform/pdf/paper';
import { table } from '../platform/pdf/table/table';
import { heading, list, paragraph } from '../platform/pdf/text';
import { titleBlock } from '../platform/pdf/title-block';
import { drawn } from '../platform/work/kind';
import { presentDisclosure, type ReadDisclosure } from './service';

/** The text for a statement that has to be filled in by hand. */
export const BLANK = '____________________ (not stated)';

function printSection(paper: Paper, part: DisclosureSection): void {
  heading(paper, 2, part.heading);
  if (part.citation) paragraph(paper, part.citation, 'caption');
  for (const text of part.paragraphs) paragraph(paper, text);
  facts(
    paper,
    part.lines.map(({ label, value, note }) => ({
      label,
      value: [value ?? BLANK, note].filter(Boolean).join('\n'),
    })),
    { labelShare: 0.5 },
  );
  for (const { caption, columns, rows } of part.tables)
    table(paper, {
      caption,
      columns: columns.map(({ header, isFigure }, index) => ({
        header,
        share: index === 0 ? 1.6 : 1,
        align: isFigure ? 'end' : 'start',
      })),
      rows: rows.map((cells) => ({ cells, kind: cells[0] === 'Total' ? 'total' : 'plain' })),
    });
  for (const note of part.notes) paragraph(paper, note, 'caption');
}

/** Returns the sections and effective days of the law, and the version of the rules that the page was made by. */
function statuteLines({ statutes }: Pick<Disclosure, 'statutes'>): string[] {
  return statutes.map(
    ({ act, sections, effectiveFrom, effectiveUntil, version }) =>
      `${act}, sections ${sections.join(', ')}, in force from ${dayText(effectiveFrom)}` +
      `${effectiveUntil ? ` until before ${dayText(effectiveUntil)}` : ''}. Rules version ${version}.`,
  );
}

/** Prints the list of facts that no one has stated yet; nothing where all are stated. */
function listMissing(paper: Paper, disclosure: Disclosure): void {
  const { missing } = disclosure.factSheet;
  if (missing.length > 0) {
    heading(paper, 2, 'Not stated yet');
    paragraph(
      paper,
      'The law requires the association to state these. They are blank below, to be filled in before use.',
    );
    list(
      paper,
      missing.map(({ label }) => label),
    );
  }
}

/** Prints the disclosure as a tagged document: missing facts on top, then every section, then the law that applies. */
function printDisclosure(
  disclosure: Disclosure,
  preparedAt: Date,
  letterhead: Headed['letterhead'],
): Readable {
  const { title, subtitle, propertyName, planName, fiscalYear, preparedOn, verdict, sections } = disclosure;
  const paper = openPaper({
    title,
    subject: propertyName,
    period: `Fiscal year ${fiscalYear}`,
    foot: `Fiscal year ${fiscalYear}, plan "${planName}", prepared ${dayText(preparedOn)}`,
    preparedAt,
    letterhead,
  });
  titleBlock(paper, {
    title,
    lines: [`${propertyName} · ${subtitle}`, `Prepared on ${dayText(preparedOn)}`],
  });
  paragraph(paper, verdict, 'verdict');
  listMissing(paper, disclosure);
  for (const part of sections) printSection(paper, part);
  heading(paper, 2, 'Law and rules');
  list(paper, statuteLines(disclosure));
  paragraph(
    paper,
    'Each amount is rounded to whole dollars, amounts per unit to cents. This page is not legal advice: have the current text of the law checked before you use it.',
    'caption',
  );
  return finish(paper);
}

/** The facts that a disclosure is printed from. */
export interface PrintedDisclosure extends Headed {
  found: ReadDisclosure;
  preparedAt: Date;
}

export const disclosurePdf = drawn('disclosure.pdf', ({ found, preparedAt, letterhead }: PrintedDisclosure) =>
  printDisclosure(presentDisclosure(found), preparedAt, letterhead),
);
