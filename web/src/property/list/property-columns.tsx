import { chakra } from '@chakra-ui/react';
import { LEADERS } from '@roofline/schema/plan/leading';
import { lasting, todayPieces, verdictText } from '../../app/verdict/verdict-piece';
import { BandTag, bandOf } from '../../ui/figure/BandTag';
import { NoValue, Percent } from '../../ui/figure/figures';
import { formatMoneyShort } from '../../ui/format/money';
import { Sparkline } from '../../ui/marks/Sparkline';
import type { Column } from '../../ui/table-model/column';
import { PROPERTY_SORTS } from '../filter/property-filter';
import type { Outlook, Outlooks, PropertyRow } from './property-row';
import { PropertyName } from './PropertyName';

export interface ColumnOptions {
  hasPortfolio: boolean;
  /** Null until the figures have answered: their columns wait for them. */
  outlooks: Outlooks | null;
  onSelect: (row: PropertyRow) => void;
}

/** What a sparkline says: `With the adopted plan, Steady increase, reserves stay above zero through 2055.`, and today's contribution. */
export function outlookSentence({
  fiscalYear,
  endBalances,
  lowestBalance,
  today,
  plan,
  ...led
}: Outlook): string {
  const last = fiscalYear + endBalances.length - 1;
  const basis = plan ? `With ${LEADERS[plan.standing]}, ${plan.name}, ` : 'At today’s contribution ';
  const leads = verdictText(lasting({ ...led, lowestBalance: lowestBalance ?? 0 }, last, 'reserves'));
  return `${basis}${leads}.${today ? verdictText(todayPieces(today, last)) : ''}`;
}

/** Below the line: whose balances they are, and where today's contribution runs short. */
export function outlookNote({ plan, today }: Outlook): string {
  const short = today?.firstShortfallYear ?? null;
  const note =
    short === null ? '' : `; today’s ${formatMoneyShort(today?.contribution ?? 0)} below zero in ${short}`;
  return `${plan?.name ?? 'Current contribution'}${note}`;
}

/** The columns of the properties list. */
export function propertyColumns({ hasPortfolio, outlooks, onSelect }: ColumnOptions): Column<PropertyRow>[] {
  return [
    {
      id: 'propertyName',
      header: PROPERTY_SORTS.propertyName,
      sortable: true,
      fixed: true,
      cell: (row) => <PropertyName row={row} onSelect={onSelect} />,
    },
    {
      id: 'propertyTypeName',
      header: PROPERTY_SORTS.propertyTypeName,
      sortable: true,
      cell: (row) => row.propertyTypeName,
    },
    {
      id: 'location',
      header: PROPERTY_SORTS.location,
      sortable: true,
      cell: (row) => `${row.propertyCity}, ${row.propertyState}`,
    },
    ...(hasPortfolio ? [portfolio] : []),
    ...(outlooks ? outlookColumns(outlooks) : []),
  ];
}

const portfolio: Column<PropertyRow> = {
  id: 'portfolio',
  header: PROPERTY_SORTS.portfolio,
  sortable: true,
  cell: (row) => row.workspaceCompanyName,
};

function outlookColumns(outlooks: Outlooks): Column<PropertyRow>[] {
  return [
    {
      id: 'percentFunded',
      header: 'Percent funded',
      align: 'end',
      cell: (row) => <PercentFunded outlook={outlooks.get(row.propertyId)} />,
    },
    {
      id: 'outlook',
      header: 'Next 30 years',
      width: '300px',
      cell: (row) => {
        const outlook = outlooks.get(row.propertyId);
        if (outlook === undefined) return null;
        return outlook ? (
          <chakra.span display="block" py="1.5">
            <Sparkline values={outlook.endBalances} label={outlookSentence(outlook)} />
            <chakra.span display="block" textStyle="caption" color="fg.muted" whiteSpace="normal">
              {outlookNote(outlook)}
            </chakra.span>
          </chakra.span>
        ) : (
          <NoValue />
        );
      },
    },
  ];
}

/** Undefined while it is on its way, null where there is none. */
function PercentFunded({ outlook }: { outlook: Outlook | null | undefined }) {
  if (outlook === undefined) return null;
  if (outlook?.percentFunded == null) return <NoValue />;
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" fontWeight="600">
      <Percent points={outlook.percentFunded} />
      <chakra.span minW="56px" textAlign="start">
        <BandTag band={outlook.fundingBand ?? bandOf(outlook.percentFunded)} />
      </chakra.span>
    </chakra.span>
  );
}
