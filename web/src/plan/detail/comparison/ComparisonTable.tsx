import { chakra } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Money, NoValue, Percent } from '../../../ui/figure/figures';
import { Tag } from '../../../ui/figure/Tag';
import { formatPercent } from '../../../ui/format/percent';
import { ScrollSideways } from '../../../ui/layout/ScrollSideways';
import { Sparkline } from '../../../ui/marks/Sparkline';
import type { OutcomeFigures } from '../outcome/outcome-figures';
import type { ComparisonRow } from './comparison-rows';

const cell = {
  px: '2',
  py: '1.5',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  // A sheet is narrower: without wrapping, the browser would shrink everything on it.
  _print: { whiteSpace: 'normal' },
} as const;

function heads(first: OutcomeFigures | undefined): string[] {
  const funded = first ? [first.fundedLater.year, first.fundedAtEnd.year] : ['later', 'at the end'];
  return [
    'First year',
    'Per unit, month',
    'Increase',
    'Special assessments',
    'Lowest balance',
    ...funded.map((year) => `Funded ${year}`),
    '30 years',
  ];
}

/** A table with one plan per row, which scrolls sideways where it is too wide. */
export function ComparisonTable({ rows }: { rows: readonly ComparisonRow[] }) {
  const known = rows.find((row) => row.figures)?.figures ?? undefined;
  return (
    <ScrollSideways label="Compare plans">
      <chakra.table
        w="full"
        textStyle="table"
        borderCollapse="collapse"
        css={{ '& tr > :last-child': { paddingRight: '18px' } }}
      >
        <chakra.caption srOnly>Plans of the year side by side</chakra.caption>
        <chakra.thead textStyle="tableHead" color="fg.muted">
          <tr>
            <chakra.th {...cell} ps="4.5" textAlign="left" scope="col">
              Plan
            </chakra.th>
            {heads(known).map((head) => (
              <chakra.th key={head} {...cell} scope="col">
                {head}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {rows.map((row) => (
            <PlanRow key={row.key} row={row} />
          ))}
        </tbody>
      </chakra.table>
    </ScrollSideways>
  );
}

const PlanRow = memo(function PlanRow({ row }: { row: ComparisonRow }) {
  return (
    <chakra.tr borderTopWidth="1px" bg={row.key === 'what-if' ? 'bg.subtle' : undefined}>
      <chakra.th {...cell} ps="4.5" scope="row" textAlign="left" fontWeight="560">
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          <chakra.span maxW="240px" overflow="hidden" textOverflow="ellipsis" title={row.name}>
            {row.planId ? (
              <chakra.span css={{ '& a:hover': { textDecoration: 'underline' } }}>
                <Link to={paths.plan(row.planId)}>{row.name}</Link>
              </chakra.span>
            ) : (
              row.name
            )}
          </chakra.span>
          {row.marks.map(({ word, tone }) => (
            <Tag key={word} tone={tone}>
              {word}
            </Tag>
          ))}
        </chakra.span>
      </chakra.th>
      {row.figures ? <Figures figures={row.figures} /> : <OutOfRange />}
    </chakra.tr>
  );
});

function OutOfRange() {
  return (
    <chakra.td {...cell} colSpan={8} textAlign="left" color="danger.fg">
      The assumptions are out of range.
    </chakra.td>
  );
}

function Figures({ figures }: { figures: OutcomeFigures }) {
  const { lowest, assessments, fundedLater, fundedAtEnd, belowZero, lastYear } = figures;
  const cells: [string, ReactNode][] = [
    ['first', <Money key="f" amount={figures.firstYear} />],
    ['unit', <Money key="u" amount={figures.perUnitMonth} />],
    ['increase', formatPercent(figures.increaseRate, 2)],
    ['assessments', assessments === 0 ? <Quiet key="n">None</Quiet> : <Money key="a" amount={assessments} />],
    [
      'lowest',
      <>
        <Money amount={lowest.amount} /> <Quiet>’{String(lowest.year).slice(-2)}</Quiet>
      </>,
    ],
    [
      'later',
      fundedLater.percent === null ? <NoValue key="l" /> : <Percent key="l" points={fundedLater.percent} />,
    ],
    [
      'end',
      fundedAtEnd.percent === null ? <NoValue key="e" /> : <Percent key="e" points={fundedAtEnd.percent} />,
    ],
    [
      'years',
      <chakra.span key="s" display="inline-block">
        <Sparkline
          values={figures.balances}
          width={80}
          label={belowZero === null ? `Stays above zero through ${lastYear}` : `Below zero in ${belowZero}`}
        />
      </chakra.span>,
    ],
  ];
  return cells.map(([key, content]) => (
    <chakra.td key={key} {...cell} data-figure="">
      {content}
    </chakra.td>
  ));
}

function Quiet({ children }: { children: ReactNode }) {
  return <chakra.span color="fg.subtle">{children}</chakra.span>;
}
