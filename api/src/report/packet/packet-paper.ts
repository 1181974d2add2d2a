import { dayText } from '@roofline/schema/value/day';
import type { Readable } from 'node:stream';
import type { Headed } from '../../platform/letterhead/letterhead';
import { contents } from '../../platform/pdf/contents';
import { facts, figureStrip } from '../../platform/pdf/facts';
import { finish } from '../../platform/pdf/finish';
import { newPage, openPaper, type Paper } from '../../platform/pdf/paper';
import { heading, paragraph } from '../../platform/pdf/text';
import { titleBlock } from '../../platform/pdf/title-block';
import { expendituresChart, expenditureYearsTable, soonTable } from '../files/expenditures-section';
import { inventoryTable } from '../files/inventory-section';
import { balanceChart, cashFlowTable, percentFundedChart } from '../files/percent-funded-section';
import { adoptedParagraph, cashFigures, computedFacts } from '../files/report-papers';
import { titleLines, verdictRuns, yearLabel } from '../files/words';
import { adoptionFacts, comparisonTable, contributionFacts, eventsSection } from './plan-section';
import { resolutionSection } from './resolution';
import type { Packet } from './subject';

/** Draws the first page: the verdict on the plan, its cash facts and balance, and the other plans. */
function cover(paper: Paper, packet: Packet): void {
  const { plan, funded } = packet;
  titleBlock(paper, { kind: 'Board packet', title: plan.name, lines: titleLines(funded) });
  paragraph(paper, verdictRuns(funded), 'lead');
  adoptedParagraph(paper, funded);
  figureStrip(paper, cashFigures(funded));
  balanceChart(paper, funded, 142);
  comparisonTable(paper, packet);
}

function planSection(paper: Paper, packet: Packet): void {
  const { plan, funded, expenditures, numberOfUnits } = packet;
  facts(paper, [
    { label: 'Fiscal year', value: yearLabel(funded.fiscalYear, funded.startDate) },
    ...adoptionFacts(packet),
    ...contributionFacts(plan, numberOfUnits),
  ]);
  eventsSection(paper, plan);
  soonTable(paper, expenditures);
}

function yearsSection(paper: Paper, { funded }: Packet): void {
  percentFundedChart(paper, funded, 118);
  cashFlowTable(paper, funded, { isFunded: true });
}

function expendituresSection(paper: Paper, { expenditures }: Packet): void {
  paragraph(paper, verdictRuns(expenditures));
  expendituresChart(paper, expenditures, 80);
  expenditureYearsTable(paper, expenditures);
}

function inventorySection(paper: Paper, { inventory }: Packet): void {
  paragraph(paper, verdictRuns(inventory));
  inventoryTable(paper, inventory, { isShort: true });
}

function computedSection(paper: Paper, { funded, inventory }: Packet): void {
  const said = new Set(funded.conventions.map(({ label }) => label));
  const more = inventory.conventions.filter(({ label }) => !said.has(label));
  computedFacts(paper, { ...funded, conventions: [...funded.conventions, ...more] });
}

/** The sections after the cover, in order. */
const SECTIONS: readonly {
  title: string;
  draw: (paper: Paper, packet: Packet) => void;
  isOnNewPage?: boolean;
}[] = [
  { title: 'The plan', draw: planSection },
  { title: 'Thirty years', draw: yearsSection, isOnNewPage: true },
  { title: 'Anticipated expenditures', draw: expendituresSection, isOnNewPage: true },
  { title: 'Component inventory', draw: inventorySection, isOnNewPage: true },
  { title: 'How it was computed', draw: computedSection },
  { title: 'Resolution of the board', draw: resolutionSection },
];

/** Draws the board packet: the plan beside the others, its outcome, its assumptions, the inventory and the resolution. */
export function packetPaper(packet: Packet, { letterhead }: Headed = {}): Readable {
  const { plan, funded } = packet;
  const paper = openPaper({
    title: plan.name,
    subject: funded.propertyName,
    period: `Fiscal year ${funded.fiscalYear}`,
    foot: `Fiscal year ${yearLabel(funded.fiscalYear, funded.startDate)} · Prepared ${dayText(funded.preparedOn)}`,
    preparedAt: new Date(funded.preparedAt),
    author: funded.companyName,
    letterhead,
  });
  cover(paper, packet);
  newPage(paper);
  contents(
    paper,
    SECTIONS.map(({ title }) => title),
  );
  for (const { title, draw, isOnNewPage } of SECTIONS) {
    if (isOnNewPage) newPage(paper);
    heading(paper, 2, title);
    draw(paper, packet);
  }
  return finish(paper);
}
