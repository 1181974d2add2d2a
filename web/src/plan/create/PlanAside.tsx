import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Money, Percent } from '../../ui/figure/figures';
import { formatMoney } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import { usePhone } from '../../ui/layout/use-media-query';
import { Sparkline } from '../../ui/marks/Sparkline';
import { lastingWords } from '../list/plans-data';
import type { PlanBasis } from '../model/plan-study';
import { goalWords } from '../model/plan-words';
import type { PlanConsequences, Study } from './consequences';
import { draftSettings } from './draft-settings';
import type { PlanValues } from './plan-values';

export interface PlanAsideProps {
  values: PlanValues;
  study: Study;
  isNew: boolean;
  basis: PlanBasis;
}

/** The outcome of the values while the user types them; one line on phones. */
export function PlanAside(props: PlanAsideProps) {
  const isPhone = usePhone();
  const { study } = props;
  const said = useRested(spoken(study));
  return (
    <>
      {isPhone ? <OneLine study={study} basis={props.basis} /> : <Column {...props} />}
      <chakra.p role="status" srOnly>
        {said}
      </chakra.p>
    </>
  );
}

function Column({ values, study, isNew, basis }: PlanAsideProps) {
  const figures = study.state === 'ready' ? study.figures : null;
  const settings = draftSettings(values.settings);
  return (
    <>
      <chakra.p textStyle="label" overflowWrap="anywhere">
        {values.name.trim() || 'New plan'}
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.muted" mt="1">
        {settings ? goalWords(values.settings) : 'Fill in the goal to see its results.'}
      </chakra.p>
      {figures && (
        <chakra.div mt="3">
          <Sparkline values={figures.balances} label={lastingWords(figures)} width={226} height={52} />
        </chakra.div>
      )}
      <Problem study={study} />
      <chakra.dl mt="3" borderBottomWidth="1px">
        <Line
          label={`Contribution ${basis.fiscalYear}`}
          note={figures?.bindingYear ? `Binding year ${figures.bindingYear}` : undefined}
        >
          <Money amount={figures?.firstYear} />
        </Line>
        <Line label="Per unit a month">
          <Money amount={figures?.perUnitMonth} />
        </Line>
        <Line label="Lowest balance" note={figures ? lowestNote(figures) : undefined}>
          <Money amount={figures?.lowestBalance} />
        </Line>
        <Line label="Funded in 30 years" note={figures ? `At the end of ${figures.lastYear}` : undefined}>
          <Percent points={figures?.percentAtEnd} />
        </Line>
      </chakra.dl>
      <chakra.p textStyle="caption" color="fg.subtle" mt="4">
        These figures update as you type. Nothing is saved until you{' '}
        {isNew ? 'create the plan' : 'save the changes'}.
      </chakra.p>
    </>
  );
}

const lowestNote = ({ lowestYear, firstShortfallYear }: PlanConsequences) =>
  firstShortfallYear === null
    ? `In ${lowestYear}`
    : `In ${lowestYear}; below zero from ${firstShortfallYear}`;

/** Returns why there are no figures, or why they do not meet the goal; null where neither is so. */
function problemOf(study: Study): string | null {
  if (study.state === 'outOfRange') return 'The assumptions are out of range: nothing can be projected.';
  return study.state === 'ready' ? study.figures.infeasible : null;
}

function Problem({ study }: { study: Study }) {
  const text = problemOf(study);
  if (text === null) return null;
  return (
    <chakra.p
      mt="3"
      p="2.5"
      borderRadius="menu"
      bg="danger.bg"
      color="danger.fg"
      textStyle="caption"
      fontWeight="500"
    >
      {text}
    </chakra.p>
  );
}

function Line({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <chakra.div borderTopWidth="1px" py="2.5">
      <chakra.dt textStyle="table" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd fontSize="1.125rem" lineHeight="1.625rem" fontWeight="620">
        {children}
      </chakra.dd>
      {note && (
        <chakra.dd textStyle="caption" color="fg.subtle">
          {note}
        </chakra.dd>
      )}
    </chakra.div>
  );
}

function OneLine({ study, basis }: { study: Study; basis: PlanBasis }) {
  const problem = problemOf(study);
  if (problem !== null)
    return (
      <chakra.p textStyle="caption" fontWeight="500" color="danger.fg">
        {problem}
      </chakra.p>
    );
  const figures = study.state === 'ready' ? study.figures : null;
  return (
    <chakra.dl display="flex" gap="4" justifyContent="space-between" textStyle="caption">
      <Short label={`In ${basis.fiscalYear}`}>
        <Money amount={figures?.firstYear} />
      </Short>
      <Short label="Unit a month">
        <Money amount={figures?.perUnitMonth} />
      </Short>
      <Short label={figures ? `Lowest, ${figures.lowestYear}` : 'Lowest'}>
        <Money amount={figures?.lowestBalance} />
      </Short>
      <Short label="Funded">
        <Percent points={figures?.percentAtEnd} />
      </Short>
    </chakra.dl>
  );
}

function Short({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div minW="0">
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd fontWeight="620">{children}</chakra.dd>
    </chakra.div>
  );
}

function spoken(study: Study): string {
  const problem = problemOf(study);
  if (problem !== null) return problem;
  if (study.state !== 'ready') return '';
  const { figures } = study;
  const funded =
    figures.percentAtEnd === null ? '' : ` Funded ${formatPercent(figures.percentAtEnd)} in 30 years.`;
  return `Contribution ${formatMoney(figures.firstYear)}. ${lastingWords(figures)}.${funded}`;
}

/** Returns the text after half a second without typing, so that it does not interrupt a screen reader. */
function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), 500);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
