import type { Readable } from 'node:stream';
import { dayText } from '@roofline/schema/value/day';
import type { Headed } from '../../platform/letterhead/letterhead';
import { facts } from '../../platform/pdf/facts';
import { finish } from '../../platform/pdf/finish';
import { openPaper, type Paper } from '../../platform/pdf/paper';
import { heading, paragraph } from '../../platform/pdf/text';
import { titleBlock } from '../../platform/pdf/title-block';

/** The company of a file, and when the file was made. */
export interface Prepared extends Headed {
  companyName: string;
  preparedAt: string;
  today: string;
}

interface Told {
  title: string;
  verdict: string;
  notes: Parameters<typeof facts>[1];
}

/** Makes a PDF over all associations of a firm: its sentence, the drawing by `body`, and how it was computed. */
export function analyticsPaper(
  { companyName, preparedAt, today, letterhead }: Prepared,
  { title, verdict, notes }: Told,
  body: (paper: Paper) => void,
): Readable {
  const paper = openPaper({
    title,
    subject: companyName,
    foot: `${companyName} · Prepared ${dayText(today)}`,
    preparedAt: new Date(preparedAt),
    author: companyName,
    letterhead,
  });
  titleBlock(paper, { title, lines: [`Prepared by ${companyName} on ${dayText(today)}`] });
  paragraph(paper, [{ strong: verdict }], 'verdict');
  body(paper);
  heading(paper, 2, 'How it was computed');
  facts(paper, notes, { isNotes: true });
  return finish(paper);
}
