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
  /** Undefined until the figures have loaded: their columns have their places; null where the viewer may see none. */
  outlooks: Outlooks | null | undefined;
  onSelect: (row: PropertyRow) => void;
}

/** Returns a sparkline's label: `With the adopted plan, Steady increase, reserves stay above zero through 2055.`, and today's contribution. */
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

/** Returns the note below the line: the plan of the balances, and when today's contribution runs short. */
export function outlookNote({ plan, today }: Outlook): string {
  const short = today?.firstShortfallYear ?? null;
  const note =
    short === null ? '' : `; today’s ${formatMoneyShort(today?.contribution ?? 0)} below zero in ${short}`;
  return `${plan?.name ?? 'Current contribution'}${note}`;
}

/** Returns the columns of the properties list. */
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
    ...(outlooks === null ? [] : outlookColumns(outlooks ?? UNKNOWN)),
  ];
}

const portfolio: Column<PropertyRow> = {
  id: 'portfolio',
  header: PROPERTY_SORTS.portfolio,
  sortable: true,
  cell: (row) => row.workspaceCompanyName,
};

/** The column of the next thirty years; it sorts by the first one below zero. */
export const OUTLOOK_COLUMN = 'outlook';

const UNKNOWN: Outlooks = new Map();

function outlookColumns(outlooks: Outlooks): Column<PropertyRow>[] {
  return [
    {
      id: 'percentFunded',
      header: PROPERTY_SORTS.percentFunded,
      sortable: true,
      sortsAs: 'figures',
      align: 'end',
      cell: (row) => <PercentFunded outlook={outlooks.get(row.propertyId)} />,
    },
    {
      id: OUTLOOK_COLUMN,
      header: 'Next 30 years',
      sortable: true,
      sortsAs: 'figures',
      width: '300px',
      cell: (row) => {
        const outlook = outlooks.get(row.propertyId);
        if (outlook === null) return <NoValue />;
        return <OutlookCell outlook={outlook} />;
      },
    },
  ];
}

/** Percent funded; `outlook` is undefined while it loads, null where there is none. */
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

/** The line of 30 years above its note, each in one line, so that rows keep one height while the figures load. */
function OutlookCell({ outlook }: { outlook: Outlook | undefined }) {
  const note = outlook && outlookNote(outlook);
  return (
    <chakra.span display="block" py="1.5" minH="52px" maxW="288px">
      {outlook && <Sparkline values={outlook.endBalances} label={outlookSentence(outlook)} />}
      {note && (
        <chakra.span display="block" textStyle="caption" color="fg.muted" truncate title={note}>
          {note}
        </chakra.span>
      )}
    </chakra.span>
  );
}
