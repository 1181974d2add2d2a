import { changedList, changesOf, NO_VALUE, wordedFields } from '@roofline/schema/activity/changes';
import { factGroups } from '@roofline/schema/disclosure/disclosure-fields';
import {
  disclosureFactsInput,
  type DisclosureFact,
  type DisclosureFacts,
} from '@roofline/schema/disclosure/disclosure-facts';
import { DISCLOSURE_STATES, type DisclosureState } from '@roofline/schema/disclosure/disclosure-states';
import { dayText } from '@roofline/schema/value/day';
import { formatLimit } from '@roofline/schema/value/money';
import { CHAPTERS, LEVELS } from '../washington/law-text';

const listed = (items: readonly string[]) => (items.length === 0 ? NO_VALUE : items.join('; '));

/** The words for values that are no plain text, number, day or yes and no. */
const WORDS: { [Fact in DisclosureFact]?: (facts: DisclosureFacts) => string } = {
  excluded: ({ excluded }) =>
    listed(
      excluded.map(
        ({ name, reason, remainingLife: life }) =>
          `${name}${life === null ? '' : ` (life of ${life})`}: ${reason}`,
      ),
    ),
  assessmentPeriod: ({ assessmentPeriod }) => (assessmentPeriod ? `every ${assessmentPeriod}` : NO_VALUE),
  loans: ({ loans }) =>
    listed(
      loans.map(
        ({ payee, annualRate, balance, annualPayment, retirementDate }) =>
          `${payee} ${formatLimit(balance)} at ${annualRate}%, ${formatLimit(annualPayment)} a year until ${dayText(retirementDate)}`,
      ),
    ),
  settlements: ({ settlements }) =>
    listed(
      settlements.map(
        ({ source, received, repaired, otherwise }) =>
          `${source}: ${formatLimit(received)} received, ${formatLimit(repaired)} spent on repairs, ${formatLimit(otherwise)} used otherwise`,
      ),
    ),
  chapter: ({ chapter }) => (chapter ? CHAPTERS[chapter] : NO_VALUE),
  studyLevel: ({ studyLevel }) => (studyLevel ? LEVELS[studyLevel] : NO_VALUE),
  unitShares: ({ unitShares }) => listed(unitShares.map(({ unit, share }) => `${unit} ${share}%`)),
};

/** Writes a label for a list: `Is it a condominium project?` → `is it a condominium project`. */
const inList = (label: string) => `${label[0]!.toLowerCase()}${label.slice(1).replace(/\?$/, '')}`;

/** Returns the facts with the labels of a state's form; facts that only the other state's form has, with its labels. */
function fieldsOf(state: DisclosureState) {
  const inOrder = [...DISCLOSURE_STATES.filter((one) => one !== state), state];
  const labels = inOrder.flatMap((one) => factGroups(one).flatMap(({ fields }) => fields));
  const own = Object.fromEntries(
    labels.map(({ key, label }) => [key, { label: inList(label), ...(WORDS[key] && { words: WORDS[key] }) }]),
  );
  return wordedFields<typeof disclosureFactsInput, DisclosureFacts>(disclosureFactsInput, own);
}

const FIELDS = { CA: fieldsOf('CA'), WA: fieldsOf('WA') } satisfies Record<DisclosureState, unknown>;

/** Describes the changes of a year's statements in words; null where nothing changed. */
export function describeFacts(
  state: DisclosureState,
  facts: { before: DisclosureFacts; after: DisclosureFacts },
): string | null {
  return changedList('statement', 'of the disclosure', changesOf(FIELDS[state], facts));
}
