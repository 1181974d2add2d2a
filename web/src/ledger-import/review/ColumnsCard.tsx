import { chakra } from '@chakra-ui/react';
import { AMOUNT_SIGNS, LEDGER_COLUMNS, type LedgerField } from '@roofline/schema/ledger-import/columns';
import { ColumnRows } from '../../app/import/ColumnRows';
import { Banner } from '../../ui/feedback/Banner';
import { Field } from '../../ui/field/Field';
import { SelectField } from '../../ui/field/SelectField';
import { Card } from '../../ui/layout/Card';
import type { LedgerImportPreviewFragment } from '../LedgerImport.generated';
import { withColumn, type LedgerReading } from './reading';

const FIELDS = LEDGER_COLUMNS.map(({ field, label }) => ({ value: field, label }));
const ORDERS = [
  { value: 'monthFirst', label: 'Month, day, year' },
  { value: 'dayFirst', label: 'Day, month, year' },
];

interface ColumnsCardProps {
  preview: LedgerImportPreviewFragment;
  reading: LedgerReading;
  onChange: (reading: LedgerReading) => void;
}

/** Every column of the file and its content, the order of its dates, and the meaning of a positive amount. */
export function ColumnsCard({ preview, reading, onChange }: ColumnsCardProps) {
  return (
    <Card title="Columns">
      {!preview.isDateOrderSure && (
        <chakra.div mb="3">
          <Banner tone="warning">
            The dates of the file can be read with the month or the day first. Check the order below.
          </Banner>
        </chakra.div>
      )}
      <ReadingChoices reading={reading} onChange={onChange} />
      <ColumnRows
        columns={preview.columns}
        chosen={reading.columns}
        optionsOf={() => FIELDS}
        onChoose={(index, field) => onChange(withColumn(reading, index, field as LedgerField | null))}
      />
    </Card>
  );
}

/** The order of month and day, and the meaning of a positive amount. */
function ReadingChoices({ reading, onChange }: Omit<ColumnsCardProps, 'preview'>) {
  const hasAmounts = reading.columns.includes('amount');
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="4" mb="3">
      <chakra.div {...choiceStyle}>
        <Field label="Order of dates">
          <SelectField
            value={reading.dateOrder}
            options={ORDERS}
            onChange={(event) =>
              onChange({ ...reading, dateOrder: event.currentTarget.value as LedgerReading['dateOrder'] })
            }
          />
        </Field>
      </chakra.div>
      {hasAmounts && (
        <chakra.div {...choiceStyle}>
          <Field label="A positive amount is">
            <SelectField
              value={reading.sign}
              options={AMOUNT_SIGNS.map(({ sign, label }) => ({ value: sign, label }))}
              onChange={(event) =>
                onChange({ ...reading, sign: event.currentTarget.value as LedgerReading['sign'] })
              }
            />
          </Field>
        </chakra.div>
      )}
    </chakra.div>
  );
}

const choiceStyle = { w: { base: 'full', md: '220px' } } as const;
