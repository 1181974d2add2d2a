import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { PropertyThumb } from '../../app/PropertyThumb';
import { BandTag, bandOf } from '../../ui/figure/BandTag';
import { formatPercent } from '../../ui/format/percent';
import { Sparkline } from '../../ui/marks/Sparkline';
import { outlookNote, outlookSentence } from './property-columns';
import type { Outlook, PropertyRow } from './property-row';

export interface PropertyPhoneRowProps {
  row: PropertyRow;
  outlook: Outlook | null | undefined;
  onSelect: (row: PropertyRow) => void;
}

/** A property in two lines, and whose figures they are. */
export function PropertyPhoneRow({ row, outlook, onSelect }: PropertyPhoneRowProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap="2.5">
      <PropertyThumb src={row.profileImage} name={row.propertyName} size={40} />
      <chakra.div flex="1" minW="0">
        <chakra.div asChild fontWeight="560" {...cut}>
          <Link to={paths.dashboard} onClick={() => onSelect(row)}>
            {row.propertyName}
          </Link>
        </chakra.div>
        <chakra.div textStyle="table" color="fg.muted" {...cut}>
          {row.propertyTypeName}, {row.propertyCity}, {row.propertyState}
        </chakra.div>
        {outlook !== null && (
          // Its line is kept until the figures answer.
          <chakra.div textStyle="caption" color="fg.muted" minH="16px" {...cut}>
            {outlook && outlookNote(outlook)}
          </chakra.div>
        )}
      </chakra.div>
      {outlook && (
        <Sparkline values={outlook.endBalances} label={outlookSentence(outlook)} width={44} height={26} />
      )}
      {outlook?.percentFunded != null && (
        <chakra.span minW="46px" textAlign="end">
          <BandTag
            band={outlook.fundingBand ?? bandOf(outlook.percentFunded)}
            text={formatPercent(outlook.percentFunded)}
          />
          <chakra.span srOnly> {outlook.fundingBand ?? bandOf(outlook.percentFunded)}</chakra.span>
        </chakra.span>
      )}
    </chakra.div>
  );
}

const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
