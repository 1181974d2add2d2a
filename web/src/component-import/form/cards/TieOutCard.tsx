import { chakra } from '@chakra-ui/react';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag } from '../../../ui/figure/Tag';
import { formatMoneyExact } from '../../../ui/format/money';
import { Card } from '../../../ui/layout/Card';
import type { ImportPreviewFragment } from '../../ComponentImport.generated';
import { namesLeft } from '../sheet-words';

type TieOut = ImportPreviewFragment['tieOut'];

/** Returns whether the totals of the sheet agree, and whether other sheets are left to import. */
function agreementOf({ ties, difference }: TieOut) {
  if (ties) return { word: 'Totals agree', tone: 'success', Icon: Check } as const;
  const word = difference === 0 ? 'More to import' : 'Totals differ';
  return { word, tone: 'warning', Icon: TriangleAlert } as const;
}

/** Compares the total of the import with the totals of the file. */
export function TieOutCard({ preview }: { preview: ImportPreviewFragment }) {
  const { tieOut, fiscalYear } = preview;
  return (
    <Card title="Totals" aside={<Agreement tieOut={tieOut} />}>
      <chakra.dl display="grid" gap="2" textStyle="table">
        <Line label="Total of the rows in the file" value={formatMoneyExact(tieOut.fileTotal)} />
        <Line
          label="Total that the file states"
          value={tieOut.statedTotal == null ? 'None' : formatMoneyExact(tieOut.statedTotal)}
        />
        <Line label="Total of this import" value={formatMoneyExact(tieOut.importTotal)} />
        <Line label="Difference" value={formatMoneyExact(tieOut.difference)} isStrong />
        {tieOut.otherSheetsTotal !== 0 && (
          <Line label="On other sheets, not imported yet" value={formatMoneyExact(tieOut.otherSheetsTotal)} />
        )}
      </chakra.dl>
      {!tieOut.ties && (
        <chakra.p textStyle="caption" color="warning.fg" mt="2">
          {tieOut.difference === 0 ? leftText(preview) : differenceText(tieOut)}
        </chakra.p>
      )}
      <chakra.dl textStyle="table" mt="3" pt="3" borderTopWidth="1px">
        <Line
          label={`${fiscalYear} inventory after importing`}
          value={formatMoneyExact(tieOut.inventoryTotalAfter)}
          isStrong
        />
      </chakra.dl>
    </Card>
  );
}

function Agreement({ tieOut }: { tieOut: TieOut }) {
  const { word, tone, Icon } = agreementOf(tieOut);
  return (
    <Tag tone={tone}>
      <chakra.span display="inline-flex" alignItems="center" gap="1">
        <Icon size={12} strokeWidth={2} aria-hidden />
        {word}
      </chakra.span>
    </Tag>
  );
}

function Line({ label, value, isStrong }: { label: string; value: ReactNode; isStrong?: boolean }) {
  return (
    <chakra.div display="flex" justifyContent="space-between" gap="4">
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd data-figure whiteSpace="nowrap" fontWeight={isStrong ? 620 : 450}>
        {value}
      </chakra.dd>
    </chakra.div>
  );
}

const leftText = (preview: ImportPreviewFragment) =>
  `The totals of this sheet agree. ${formatMoneyExact(preview.tieOut.otherSheetsTotal)} on ${namesLeft(preview)} is not part of this import.`;

function differenceText({ statedTotal, difference }: TieOut): string {
  const against = statedTotal == null ? 'the rows of the file' : 'the total that the file states';
  const amount = formatMoneyExact(Math.abs(difference));
  return `This import is ${amount} ${difference > 0 ? 'less' : 'more'} than ${against}. Look for rows with errors, rows left out and costs that were read differently.`;
}
