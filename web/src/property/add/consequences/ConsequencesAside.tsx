import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { usePhone } from '../../../ui/layout/use-media-query';
import { counted } from '../../../ui/format/count';
import { Money, Percent } from '../../../ui/figure/figures';
import type { Consequences } from './consequences';

export interface ConsequencesAsideProps {
  name: string;
  units: number | null;
  place: string;
  figures: Consequences;
}

/** Shows the consequences of the values as the user types; one line on phones. */
export function ConsequencesAside(props: ConsequencesAsideProps) {
  return usePhone() ? <OneLine {...props} /> : <Column {...props} />;
}

const isTooMuch = ({ reserveShare }: Consequences) => reserveShare !== null && reserveShare > 100;

function Column({ name, units, place, figures }: ConsequencesAsideProps) {
  return (
    <>
      <chakra.p textStyle="label" overflowWrap="anywhere">
        {name}
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.muted" mt="1">
        {[units === null ? '' : counted(units, 'unit'), place].filter(Boolean).join(', ')}
      </chakra.p>
      <chakra.dl mt="4" borderBottomWidth="1px">
        <Figure label="Assessment per unit" note={figures.assessmentPerUnit === null ? undefined : 'a month'}>
          <Money amount={figures.assessmentPerUnit} />
        </Figure>
        <Figure
          label="Reserve share"
          warning={isTooMuch(figures) ? 'More than the fees collected' : undefined}
        >
          <Percent points={figures.reserveShare} />
        </Figure>
        <Figure label="Balance after upcoming expenses" below={contributionsNote(figures)}>
          <Money amount={figures.balanceAfterExpenses} />
        </Figure>
      </chakra.dl>
      <chakra.p textStyle="caption" color="fg.subtle" mt="4">
        These figures update as you type. Nothing is saved until you add the property.
      </chakra.p>
    </>
  );
}

function contributionsNote({ monthsUntilStart, balanceAfterExpenses }: Consequences): string | undefined {
  if (monthsUntilStart === 0 || balanceAfterExpenses === null) return undefined;
  return `With ${counted(monthsUntilStart, 'month')} of contributions until the fiscal year begins`;
}

function Figure(props: {
  label: string;
  /** Text beside the figure. */
  note?: string;
  /** Text under the figure. */
  below?: string;
  warning?: string;
  children: ReactNode;
}) {
  const { label, note, below, warning, children } = props;
  return (
    <chakra.div borderTopWidth="1px" py="3">
      <chakra.dt textStyle="table" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd
        fontSize="1.125rem"
        lineHeight="1.625rem"
        fontWeight="620"
        color={warning ? 'danger.fg' : undefined}
      >
        {children}
        {note && (
          <chakra.span textStyle="caption" color="fg.muted" ms="1.5">
            {note}
          </chakra.span>
        )}
      </chakra.dd>
      {(warning ?? below) && (
        <chakra.dd
          textStyle="caption"
          fontWeight={warning ? '500' : undefined}
          color={warning ? 'danger.fg' : 'fg.subtle'}
        >
          {warning ?? below}
        </chakra.dd>
      )}
    </chakra.div>
  );
}

function OneLine({ figures }: ConsequencesAsideProps) {
  const tooMuch = isTooMuch(figures);
  return (
    <chakra.dl display="flex" gap="4" justifyContent="space-between" textStyle="caption">
      <Short label="Per unit">
        <Money amount={figures.assessmentPerUnit} />
      </Short>
      <Short label={tooMuch ? 'More than the fees' : 'Reserve share'} isWarning={tooMuch}>
        <Percent points={figures.reserveShare} />
      </Short>
      <Short label="Balance after">
        <Money amount={figures.balanceAfterExpenses} />
      </Short>
    </chakra.dl>
  );
}

function Short({ label, isWarning, children }: { label: string; isWarning?: boolean; children: ReactNode }) {
  return (
    <chakra.div minW="0" color={isWarning ? 'danger.fg' : undefined}>
      <chakra.dt color={isWarning ? 'danger.fg' : 'fg.muted'}>{label}</chakra.dt>
      <chakra.dd fontWeight="620">{children}</chakra.dd>
    </chakra.div>
  );
}
