import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { PropertyThumb } from '../../app/PropertyThumb';
import { BandTag, bandOf } from '../../ui/figure/BandTag';
import { Spoken } from '../../ui/figure/Spoken';
import { formatPercent } from '../../ui/format/percent';
import { TwoLines } from '../../ui/list-page/TwoLines';
import { Sparkline } from '../../ui/marks/Sparkline';
import { outlookNote, outlookSentence } from './property-columns';
import type { Outlook, PropertyRow } from './property-row';

export interface PropertyPhoneRowProps {
  row: PropertyRow;
  outlook: Outlook | null | undefined;
  onSelect: (row: PropertyRow) => void;
}

/** A property in two lines, with a note that names the plan of its figures. */
export function PropertyPhoneRow({ row, outlook, onSelect }: PropertyPhoneRowProps) {
  const band = outlook?.percentFunded != null && (outlook.fundingBand ?? bandOf(outlook.percentFunded));
  return (
    <TwoLines
      lead={<PropertyThumb src={row.profileImage} name={row.propertyName} size={40} />}
      title={
        <Link to={paths.dashboard} onClick={() => onSelect(row)}>
          {row.propertyName}
        </Link>
      }
      line={`${row.propertyTypeName}, ${row.propertyCity}, ${row.propertyState}`}
      // An empty note takes the line until the figures have loaded.
      note={outlook === null ? undefined : outlook ? outlookNote(outlook) : ''}
      aside={
        <>
          {outlook && (
            <Sparkline values={outlook.endBalances} label={outlookSentence(outlook)} width={44} height={26} />
          )}
          {band && (
            <span style={{ minWidth: 46, textAlign: 'end' }}>
              <BandTag band={band} text={formatPercent(outlook!.percentFunded!)} />
              <Spoken> {band}</Spoken>
            </span>
          )}
        </>
      }
    />
  );
}
