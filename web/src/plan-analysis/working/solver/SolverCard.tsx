import { chakra } from '@chakra-ui/react';
import { toDollars } from '@roofline/schema/value/money';
import { useMemo } from 'react';
import { formatMoney, formatMoneyCents } from '../../../ui/format/money';
import { Card } from '../../../ui/layout/Card';
import { Folded } from '../../../ui/layout/Folded';
import { goalWords } from '../../../plan/model/plan-words';
import type { PlanStudy } from '../../../plan/model/plan-study';
import { solverWorking, type SolverWorking } from './solver-working';

const exact = (cents: number) => formatMoneyCents(Math.round(cents) / 100);

/** Which year decides the contribution, and the division that gives it. */
export function SolverCard({ study }: { study: PlanStudy }) {
  const working = useMemo(() => solverWorking(study), [study]);
  if (!working)
    return (
      <Card title="How the contribution is found">
        <chakra.p color="fg.muted">No contribution can be solved for this plan.</chakra.p>
      </Card>
    );
  const end = study.basis.fiscalYear + working.boundary - 1;
  const rows: [string, string, string][] = [
    ['T', `Wanted at the end of ${end}`, exact(working.target)],
    ['α', 'Balance there without any contribution', exact(working.alpha)],
    ['β', 'Value by then of a dollar of the first year’s contribution', working.beta.toFixed(6)],
    ['c', `Contribution of ${study.basis.fiscalYear}, rounded up to the cent`, exact(working.firstYear)],
  ];
  return (
    <Card title="How the contribution is found">
      <SolverSentence study={study} working={working} end={end} />
      <chakra.div mt="2" mb="-3">
        <Folded title="Show the formula">
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
        </Folded>
      </chakra.div>
    </Card>
  );
}

interface SentenceProps {
  study: PlanStudy;
  working: SolverWorking;
  end: number;
}

function SolverSentence({ study, working, end }: SentenceProps) {
  const { fiscalYear, annualFee } = study.basis;
  const amount = <strong>{formatMoney(toDollars(working.firstYear))}</strong>;
  if (!working.isPlans)
    return (
      <p>
        The plan sets its contribution itself. To stay at zero or above, {fiscalYear} would need {amount};{' '}
        <strong>{end} decides</strong>.
      </p>
    );
  return (
    <p>
      {goalWords(study.settings)}: {fiscalYear} needs {amount}, the smallest contribution that does it.{' '}
      <strong>{end} decides</strong>
      {working.isFeasible
        ? `: it ends with ${exact(working.reached)}.`
        : `, but no contribution may be above the annual fee of ${formatMoney(annualFee ?? 0)}, with which the plan is shown.`}
    </p>
  );
}
