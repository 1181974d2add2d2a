import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { formatDay } from '../../ui/format/day';

/** The adopted plan of a report's year. */
export interface Adoption {
  planId: string;
  planName: string;
  meetingDate: string;
  /** The report shows this plan. */
  isShown: boolean;
}

export interface AsAdoptedProps {
  adoption: Adoption | null;
  /** The figures of the report that are not today's. */
  what: string;
  /** The plan can be opened: its page shows the changes since then. */
  canOpenPlan: boolean;
}

/** Says that a report shows what the board adopted, not today's figures; draws nothing where it shows today's. */
export function AsAdopted({ adoption, what, canOpenPlan }: AsAdoptedProps) {
  if (!adoption?.isShown) return null;
  return (
    <chakra.p
      color="fg.muted"
      maxW="900px"
      mt="-4"
      css={{ '& strong': { color: 'fg.default', fontWeight: 560 } }}
    >
      <strong>As adopted on {formatDay(adoption.meetingDate)}:</strong> {what} are those that the board
      adopted, not today’s.{' '}
      {canOpenPlan && (
        <chakra.span asChild color="brand.fg" textDecoration="underline" whiteSpace="nowrap">
          <Link to={paths.plan(adoption.planId, 'changes')}>What has changed since</Link>
        </chakra.span>
      )}
    </chakra.p>
  );
}
