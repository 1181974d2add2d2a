import { chakra } from '@chakra-ui/react';
import { lenderReadiness, type ReadinessInput } from '@roofline/engine/lender/readiness';
import { LENDER_RULES, type LenderRule } from '@roofline/engine/lender/rules';
import { toDollars } from '@roofline/schema/value/money';
import { Money } from '../../ui/figure/figures';
import { Tag } from '../../ui/figure/Tag';
import { formatDay } from '../../ui/format/day';
import { formatPercent } from '../../ui/format/percent';
import { Card } from '../../ui/layout/Card';
import { ChartTable } from '../../ui/marks/ChartTable';

/** A day on which a rule is in force: its first, or one before all dated rules. */
const dayOf = ({ appliesFrom }: LenderRule) => appliesFrom ?? '1900-01-01';

/** Says until when the first rule, which has no first day, applies. */
function untilText(next: LenderRule | undefined): string {
  return next?.appliesFrom ? `Before ${formatDay(next.appliesFrom)}` : 'At any time';
}

/** The budget under every rule on record, and the source of the rule in force. */
export function LenderRules({ input, inForce }: { input: ReadinessInput; inForce: LenderRule }) {
  return (
    <Card title="Rules">
      <ChartTable
        caption="The budget under each rule"
        heads={['Applications', 'At least', 'Required', 'Shortfall a year', 'Result']}
        rows={LENDER_RULES.map((rule, index) => {
          const readiness = lenderReadiness({ ...input, applicationDay: dayOf(rule) });
          return {
            key: rule.id,
            head: rule.appliesFrom
              ? `From ${formatDay(rule.appliesFrom)}`
              : untilText(LENDER_RULES[index + 1]),
            isStrong: rule.id === inForce.id,
            cells: [
              formatPercent(rule.minimumRatio),
              <Money key="required" amount={toDollars(readiness.requiredContribution)} />,
              <Money key="short" amount={toDollars(readiness.shortPerYear)} />,
              <Tag key="result" tone={readiness.meets ? 'success' : 'danger'}>
                {readiness.meets ? 'Meets it' : 'Falls short'}
              </Tag>,
            ],
          };
        })}
      />
      <chakra.p textStyle="caption" color="fg.subtle" mt="3">
        In force on the chosen day: {inForce.source}. Record version {inForce.version}. Lenders ask for more
        than this ratio.
      </chakra.p>
    </Card>
  );
}
