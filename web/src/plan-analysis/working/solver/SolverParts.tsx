import { chakra } from '@chakra-ui/react';
import { toDollars } from '@roofline/schema/value/money';
import { VerdictSentence } from '../../../ui/figure/VerdictSentence';
import { formatMoney, formatMoneyCents } from '../../../ui/format/money';
import { FoldedCard } from '../../../ui/layout/Folded';
import { goalWords } from '../../../plan/model/plan-words';
import type { PlanStudy } from '../../../plan/model/plan-study';
import type { SolverWorking } from './solver-working';

const exact = (cents: number) => formatMoneyCents(Math.round(cents) / 100);

interface PartProps {
  study: PlanStudy;
  /** Null where no contribution can be solved for the plan. */
  working: SolverWorking | null;
}

/** Names the contribution, and the year that decides it. */
export function SolverVerdict({ study, working }: PartProps) {
  return (
    <VerdictSentence isTight>
      {working ? (
        <SolverSentence study={study} working={working} />
      ) : (
        'No contribution can be solved for this plan.'
      )}
    </VerdictSentence>
  );
}

/** The division that gives the contribution, folded away. */
export function SolverFormula({ study, working }: PartProps) {
  if (!working) return null;
  const end = endOf(study, working);
  const rows: [string, string, string][] = [
    ['T', `Wanted at the end of ${end}`, exact(working.target)],
    ['α', 'Balance there without any contribution', exact(working.alpha)],
    ['β', 'Value by then of a dollar of the first year’s contribution', working.beta.toFixed(6)],
    ['c', `Contribution of ${study.basis.fiscalYear}, rounded up to the cent`, exact(working.firstYear)],
  ];
  return (
    <FoldedCard title="Show the formula">
      <chakra.code
        display="block"
        mt="3"
        px="3"
        py="2"
        bg="bg.subtle"
        borderRadius="control"
        textStyle="caption"
      >
        c = (T − α) / β at the year end that needs the most
      </chakra.code>
      <chakra.table w="full" maxW="640px" textStyle="table" borderCollapse="collapse" mt="2">
        <chakra.caption srOnly>The division that gives the contribution</chakra.caption>
        <tbody>
          {rows.map(([symbol, words, text]) => (
            <chakra.tr key={symbol} borderTopWidth="1px">
              <chakra.th py="1.5" scope="row" textAlign="left" fontWeight="400">
                {words}{' '}
                <chakra.code color="fg.subtle" textStyle="caption">
                  {symbol}
                </chakra.code>
              </chakra.th>
              <chakra.td py="1.5" textAlign="right" whiteSpace="nowrap" data-figure="">
                {text}
              </chakra.td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
      {!working.isClosedForm && (
        <chakra.p textStyle="caption" color="fg.subtle" mt="2">
          Along the way the balance is so low that interest stops at zero, which the division does not
          consider; the contribution was found by trying amounts, each projected in cents.
        </chakra.p>
      )}
    </FoldedCard>
  );
}

/** Returns the year whose end needs the highest contribution. */
const endOf = ({ basis }: PlanStudy, { boundary }: SolverWorking) => basis.fiscalYear + boundary - 1;

function SolverSentence({ study, working }: { study: PlanStudy; working: SolverWorking }) {
  const end = endOf(study, working);
  const { fiscalYear, annualFee } = study.basis;
  const amount = <strong>{formatMoney(toDollars(working.firstYear))}</strong>;
  if (!working.isPlans)
    return (
      <>
        The plan sets its contribution itself. To stay at zero or above, {fiscalYear} would need {amount};{' '}
        <strong>{end} decides</strong>.
      </>
    );
  return (
    <>
      {goalWords(study.settings)}: {fiscalYear} needs {amount}, the smallest contribution that does it.{' '}
      <strong>{end} decides</strong>
      {working.isFeasible
        ? `: it ends with ${exact(working.reached)}.`
        : `, but no contribution may be above the annual fee of ${formatMoney(annualFee ?? 0)}, with which the plan is shown.`}
    </>
  );
}
