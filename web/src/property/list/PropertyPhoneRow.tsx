import { chakra } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { PropertyThumb } from '../../app/PropertyThumb';
import { BandTag, bandOf } from '../../ui/figure/BandTag';
import { formatPercent } from '../../ui/format/percent';
import { Sparkline } from '../../ui/marks/Sparkline';
import { RowMenu } from '../../ui/table-tools/RowMenu';
import { outlookSentence, type Outlook, type PropertyRow } from './property-columns';

export interface PropertyPhoneRowProps {
  row: PropertyRow;
  outlook: Outlook | null | undefined;
  onSelect: (row: PropertyRow) => void;
  onEdit: (row: PropertyRow) => void;
  onArchive: (row: PropertyRow) => void;
}

/** A property in two lines. */
export function PropertyPhoneRow({ row, outlook, onSelect, onEdit, onArchive }: PropertyPhoneRowProps) {
  const icon = { size: 16, strokeWidth: 1.75 };
  const items = [
    ...(row.viewerCan.edit
      ? [{ id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onSelect: () => onEdit(row) }]
      : []),
    ...(row.viewerCan.archive
      ? [
          {
            id: 'remove',
            label: 'Remove',
            icon: <Trash2 {...icon} />,
            destructive: true,
            onSelect: () => onArchive(row),
          },
        ]
      : []),
  ];
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
      {items.length > 0 && (
        <chakra.span ms="-2" me="-3.5">
          <RowMenu name={row.propertyName} items={items} />
        </chakra.span>
      )}
    </chakra.div>
  );
}

const cut = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
