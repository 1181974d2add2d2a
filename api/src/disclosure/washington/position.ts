import type { WashingtonFigures } from '@roofline/engine/disclosure/washington';
import type {
  DisclosureLine,
  DisclosureSection,
  DisclosureTable,
} from '@roofline/schema/disclosure/disclosure';
import { owedLines } from '../owed';
import { washingtonCitation, type DisclosureSubject } from '../subject';
import { exactDollars, fundedText, line, section, table, wholeDollars } from '../words';

const deficitOrSurplus = ({ position }: WashingtonFigures) =>
  position.deficiency > 0 ? 'Deficit' : 'Surplus';

const isByShare = ({ facts }: DisclosureSubject, { deficitByUnit }: WashingtonFigures) =>
  facts.hasEqualShares === false && deficitByUnit.length > 0;

/** Returns the deficit or surplus of one unit; blank until someone states how the units share. */
export function perUnitLine(subject: DisclosureSubject, figures: WashingtonFigures): DisclosureLine {
  const label = `${deficitOrSurplus(figures)} per unit`;
  if (isByShare(subject, figures)) return line(label, 'By the share of each unit: see the table');
  const equal = exactDollars(Math.abs(figures.position.deficiencyPerUnit));
  return line(label, subject.facts.hasEqualShares ? equal : null);
}

/** Returns the table of every unit's deficit or surplus, where the units share unequally. */
export function perUnitTables(subject: DisclosureSubject, figures: WashingtonFigures): DisclosureTable[] {
  if (!isByShare(subject, figures)) return [];
  const kind = deficitOrSurplus(figures);
  const rows = figures.deficitByUnit.map(({ unit, deficit }, index) => [
    unit,
    `${subject.facts.unitShares[index]!.share}%`,
    exactDollars(Math.abs(deficit)),
  ]);
  return [table(`${kind} by unit`, ['Unit', '#Share', `#${kind}`], rows)];
}

/** Returns the section on the state of the reserve account. */
export function position(subject: DisclosureSubject, figures: WashingtonFigures): DisclosureSection {
  const { required, balance, percentFunded, deficiency } = figures.position;
  return section('position', 'Reserve account', washingtonCitation(subject, 'study'), {
    lines: [
      line(
        'Reserve account balance',
        wholeDollars(balance),
        `at the start of fiscal year ${subject.of.fiscalYear}`,
      ),
      ...owedLines(subject),
      line('Fully funded balance', wholeDollars(required)),
      line('Percent funded', fundedText(percentFunded)),
      line(`${deficitOrSurplus(figures)} in reserve funding`, wholeDollars(Math.abs(deficiency))),
      perUnitLine(subject, figures),
    ],
    tables: perUnitTables(subject, figures),
  });
}
