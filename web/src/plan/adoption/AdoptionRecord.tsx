import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DateText, NoValue } from '../../ui/figure/figures';
import type { PlanFieldsFragment } from '../PlanFields.generated';
import { AdoptionFiles } from './files/AdoptionFiles';

/** The recorded decision of the board, with its documents. */
export function AdoptionRecord(props: { plan: PlanFieldsFragment; reload: () => Promise<unknown> }) {
  const { plan, reload } = props;
  const { adoption } = plan;
  if (adoption === null) return null;
  return (
    <chakra.div display="grid" gap="4.5">
      <chakra.dl borderBottomWidth="1px">
        <Line label="Meeting">
          <DateText iso={adoption.meetingDate} />
        </Line>
        <Line label="Votes">{votesWords(adoption)}</Line>
        <Line label="Recorded">
          {adoption.adoptedBy}, <DateText iso={adoption.adoptedAt} moment />
        </Line>
        {adoption.note && <Line label="Note">{adoption.note}</Line>}
        {!adoption.isCurrent && <Line label="Status">Another plan of the year has been adopted since.</Line>}
      </chakra.dl>
      <AdoptionFiles
        planId={plan.planId}
        files={adoption.files}
        canChange={plan.viewerCan.changeDocuments}
        reload={reload}
      />
    </chakra.div>
  );
}

/** Returns `4 for, 1 against, 0 abstained`; a dash where no votes were recorded. */
function votesWords(adoption: NonNullable<PlanFieldsFragment['adoption']>): ReactNode {
  const counts: [number | null, string][] = [
    [adoption.votesFor, 'for'],
    [adoption.votesAgainst, 'against'],
    [adoption.votesAbstained, 'abstained'],
  ];
  const words = counts.filter(([count]) => count !== null).map(([count, word]) => `${count} ${word}`);
  return words.length === 0 ? <NoValue /> : words.join(', ');
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="96px minmax(0, 1fr)"
      gap="3"
      py="2"
      borderTopWidth="1px"
      textStyle="table"
    >
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd whiteSpace="pre-line" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
