import { chakra } from '@chakra-ui/react';
import { BandTag, bandOf } from '../../ui/figure/BandTag';
import { NoValue, Percent } from '../../ui/figure/figures';
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

/** What a sparkline says: `Stays above zero through 2055`. */
export function outlookSentence({ fiscalYear, endBalances, firstShortfallYear }: Outlook): string {
  return firstShortfallYear === null
    ? `Stays above zero through ${fiscalYear + endBalances.length - 1}`
    : `Below zero in ${firstShortfallYear}`;
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
      width: '124px',
      cell: (row) => {
        const outlook = outlooks.get(row.propertyId);
        if (outlook === undefined) return null;
        return outlook ? (
          <Sparkline values={outlook.endBalances} label={outlookSentence(outlook)} />
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
