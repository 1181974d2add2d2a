import type { Plan } from '@roofline/schema/plan/plan';
import { dayText } from '@roofline/schema/value/day';
import { dollars, percentText } from '../../platform/pdf/format';
import type { Paper } from '../../platform/pdf/paper';
import { signatureLines } from '../../platform/pdf/signature-lines';
import { paragraph } from '../../platform/pdf/text';
import type { Packet } from './subject';

/** Writes the board's decision in a sentence for its minutes. */
function resolved({ propertyName }: { propertyName: string }, plan: Plan): string {
  const { name, fiscalYear, firstYearContribution, increaseRate } = plan;
  const rise =
    increaseRate === 0 ? '' : `, rising ${percentText(increaseRate, 2)} a year as the plan proposes`;
  return (
    `The board of directors of ${propertyName} adopts the funding plan “${name}” for fiscal year ${fiscalYear}, ` +
    `with a contribution to reserves of ${dollars(firstYearContribution)} in ${fiscalYear}${rise}.`
  );
}

/** Writes that a plan's assessments and loans are not approved with it; null where it has none. */
function notApproved({ settings }: Plan): string | null {
  const parts = [
    settings.specialAssessments.length > 0 ? 'special assessments' : null,
    settings.loans.length > 0 ? 'loans' : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return `It does not approve the ${parts.join(' and ')} of the plan: the board decides on each by itself.`;
}

/** Draws the resolution, adopted or proposed, with the lines for votes and signatures. */
export function resolutionSection(paper: Paper, { plan, funded, recordedOn }: Packet): void {
  const { adoption, isAdopted } = plan;
  const isDecided = isAdopted && adoption !== null && recordedOn !== null;
  paragraph(paper, [{ strong: isDecided ? 'Resolved: ' : 'Proposed: ' }, resolved(funded, plan)]);
  const note = notApproved(plan);
  if (note !== null) paragraph(paper, note);
  if (isDecided) paragraph(paper, `Adopted at the meeting of ${dayText(adoption.meetingDate)}.`);
  const votes = [
    ['Moved by', 'Seconded by', 'Day of the meeting'],
    ['Votes for', 'Votes against', 'Abstained'],
  ];
  signatureLines(paper, [...(isDecided ? [] : votes), ['President', 'Date'], ['Secretary', 'Date']]);
  paragraph(
    paper,
    'A wording for the minutes. Compare it with your governing documents before you use it.',
    'caption',
  );
}
