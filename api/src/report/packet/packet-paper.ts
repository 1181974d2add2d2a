import { dayText } from '@roofline/schema/value/day';
import type { Readable } from 'node:stream';
import { fundingChart } from '../../platform/pdf/charts/funding-chart';
import { facts, figureStrip } from '../../platform/pdf/facts';
import { dollars } from '../../platform/pdf/format';
import { finish, newPage, openPaper, type Paper } from '../../platform/pdf/paper';
import { heading, paragraph } from '../../platform/pdf/text';
import { expendituresChart, expenditureYearsTable } from '../files/expenditures-section';
import { inventoryTable } from '../files/inventory-section';
import { cashFlowTable, percentFundedChart, percentFundedTable } from '../files/percent-funded-section';
import { adoptedParagraph, cashFigures, computedSection } from '../files/report-papers';
import { verdictRuns, yearLabel } from '../files/words';
import { adoptionFacts, comparisonSection, contributionFacts, eventsSection } from './plan-section';
import type { Packet } from './subject';

function cover(paper: Paper, packet: Packet): void {
  const { plan, funded, numberOfUnits } = packet;
  heading(paper, 1, plan.name);
  paragraph(paper, `Funding plan of ${funded.propertyName}, prepared by ${funded.companyName}`);
  paragraph(paper, verdictRuns(funded), 'verdict');
  adoptedParagraph(paper, funded);
  figureStrip(paper, cashFigures(funded));
  heading(paper, 2, 'The plan');
  facts(paper, [
    { label: 'Fiscal year', value: yearLabel(funded.fiscalYear, funded.startDate) },
    ...adoptionFacts(packet),
    ...contributionFacts(plan, numberOfUnits),
  ]);
  eventsSection(paper, plan);
}

function balanceChart(paper: Paper, { funded }: Packet): void {
  const { rows, cashFacts } = funded;
  const [first, last] = [rows[0]!, rows.at(-1)!];
  fundingChart(paper, {
    title: 'Reserve balance at the end of each year',
    alt:
      `The reserve balance goes from ${dollars(first.startBalance)} at the start of ${first.year} to ` +
      `${dollars(last.endBalance)} at the end of ${last.year}` +
      (cashFacts
        ? `, and is lowest in ${cashFacts.lowestBalanceYear}, at ${dollars(cashFacts.lowestBalance)}.`
        : '.'),
    points: rows.map((row) => ({
      x: String(row.year),
      balance: row.endBalance,
      fullyFunded: row.fullyFundedEnd,
      expenditures: row.expenditures,
      specialAssessment: row.specialAssessments,
    })),
  });
}

/** The board packet: the plan, where it leads, what it was compared with, and everything that it rests on. */
export function packetPaper(packet: Packet): Readable {
  const { plan, funded, expenditures, inventory } = packet;
  const paper = openPaper({
    title: plan.name,
    subject: funded.propertyName,
    foot: `Fiscal year ${yearLabel(funded.fiscalYear, funded.startDate)} · Prepared ${dayText(funded.preparedOn)}`,
    preparedAt: new Date(funded.preparedAt),
    author: funded.companyName,
  });
  cover(paper, packet);
  heading(paper, 2, 'Thirty years', 300);
  balanceChart(paper, packet);
  cashFlowTable(paper, funded);
  percentFundedChart(paper, funded);
  percentFundedTable(paper, funded);
  comparisonSection(paper, packet);
  newPage(paper);
  heading(paper, 2, 'Anticipated expenditures');
  paragraph(paper, verdictRuns(expenditures));
  expendituresChart(paper, expenditures);
  expenditureYearsTable(paper, expenditures);
  heading(paper, 2, 'Component inventory');
  paragraph(paper, verdictRuns(inventory));
  inventoryTable(paper, inventory);
  const said = new Set(funded.conventions.map(({ label }) => label));
  computedSection(paper, {
    ...funded,
    conventions: [...funded.conventions, ...inventory.conventions.filter(({ label }) => !said.has(label))],
  });
  return finish(paper);
}
