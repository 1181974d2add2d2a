import { basisOf } from '@roofline/schema/portfolio-analytics/words';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { BandTag } from '../../ui/figure/BandTag';
import { DateText, Money, NoValue, Percent } from '../../ui/figure/figures';
import { Tag } from '../../ui/figure/Tag';
import { counted } from '../../ui/format/count';
import { formatPercent } from '../../ui/format/percent';
import type { Column } from '../../ui/table-model/column';
import type { AssociationRowFragment } from './Associations.generated';

type Row = AssociationRowFragment;

/** Returns the whole years from the day of a study to today: `3 years`, or `Under a year`. */
function studyAge(studyDate: string, today: string): string {
  const years = Number(today.slice(0, 4)) - Number(studyDate.slice(0, 4));
  const whole = today.slice(5) < studyDate.slice(5) ? years - 1 : years;
  return whole < 1 ? 'Under a year' : counted(whole, 'year');
}

function Name({ row, onSelect }: { row: Row; onSelect: (row: Row) => void }) {
  return (
    <chakra.span display="block" minW="0" py="1.5">
      <chakra.span asChild overflowWrap="anywhere" _hover={{ textDecoration: 'underline' }}>
        <Link to={paths.dashboard} onClick={() => onSelect(row)}>
          {row.name}
        </Link>
      </chakra.span>
      <chakra.span display="block" textStyle="caption" color="fg.subtle" fontWeight="400">
        {basisOf(row)}
      </chakra.span>
    </chakra.span>
  );
}

export function Funded({ row }: { row: Row }) {
  if (row.percentFunded === null) return <NoValue />;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2">
      <Percent points={row.percentFunded} />
      {row.fundingBand && (
        <chakra.span minW="52px" textAlign="start">
          <BandTag band={row.fundingBand} />
        </chakra.span>
      )}
    </chakra.span>
  );
}

function Disclosure({ row }: { row: Row }) {
  if (row.disclosureDue === null) return <NoValue />;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="1" alignItems="center">
      <DateText iso={row.disclosureDue} />
      {row.isDisclosureOverdue && <Tag tone="danger">Overdue</Tag>}
    </chakra.span>
  );
}

function Share({ row }: { row: Row }) {
  if (row.contributionShare === null) return <Money amount={row.contribution} short />;
  return (
    <chakra.span display="inline-block" textAlign="end">
      {formatPercent(row.contributionShare)}
      <chakra.span display="block" textStyle="caption" color="fg.subtle">
        <Money amount={row.contribution} short /> of <Money amount={row.recommendedContribution} short />
      </chakra.span>
    </chakra.span>
  );
}

function Lowest({ row }: { row: Row }) {
  return (
    <chakra.span display="inline-block" textAlign="end">
      <Money amount={row.lowestBalance} short />
      {row.lowestBalanceYear !== null && (
        <chakra.span display="block" textStyle="caption" color="fg.subtle">
          in {row.lowestBalanceYear}
        </chakra.span>
      )}
    </chakra.span>
  );
}

function BelowZero({ row }: { row: Row }) {
  if (row.lowestBalance === null) return <NoValue />;
  if (row.firstYearBelowZero === null) return <chakra.span color="fg.subtle">Never</chakra.span>;
  return (
    <chakra.span color="danger.fg" fontWeight="550">
      {row.firstYearBelowZero}
    </chakra.span>
  );
}

const figure = { sortable: true, align: 'end' } as const;
const FIGURES: readonly Column<Row>[] = [
  { ...figure, id: 'percentFunded', header: 'Percent funded', cell: (row) => <Funded row={row} /> },
  { ...figure, id: 'lowestBalance', header: 'Lowest balance', cell: (row) => <Lowest row={row} /> },
  { ...figure, id: 'firstYearBelowZero', header: 'Below zero', cell: (row) => <BelowZero row={row} /> },
  {
    ...figure,
    id: 'fiveYearCover',
    header: 'Five-year cover',
    cell: (row) => <Percent points={row.fiveYearCover} />,
  },
  { ...figure, id: 'contributionShare', header: 'Of recommended', cell: (row) => <Share row={row} /> },
  { id: 'disclosureDue', header: 'Disclosure due', sortable: true, cell: (row) => <Disclosure row={row} /> },
];

/** Returns the columns of the associations. Their ids are the sort keys of the service. */
export const associationColumns = (onSelect: (row: Row) => void, today: string): Column<Row>[] => [
  {
    id: 'name',
    header: 'Association',
    sortable: true,
    fixed: true,
    cell: (row) => <Name row={row} onSelect={onSelect} />,
  },
  ...FIGURES,
  {
    id: 'studyDate',
    header: 'Study age',
    sortable: true,
    cell: (row) => (row.studyDate === null ? <NoValue /> : studyAge(row.studyDate, today)),
  },
];
