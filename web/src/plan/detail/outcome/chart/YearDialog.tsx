import { chakra } from '@chakra-ui/react';
import { toDollars } from '@roofline/schema/value/money';
import { SelectField } from '../../../../ui/field/SelectField';
import { Button } from '../../../../ui/action/Button';
import { Money } from '../../../../ui/figure/figures';
import { ChartTable } from '../../../../ui/marks/ChartTable';
import { Dialog } from '../../../../ui/overlay/Dialog';
import { horizonYears } from '../../controls/horizon-years';
import { nameOf } from '../outcome-figures';
import type { YearWork } from './year-work';
import type { WhatIf } from '../../scenario/what-if';

export interface YearDialogProps {
  whatIf: WhatIf;
  /** Years since the plan's first; null closes the dialog. */
  t: number | null;
  work: readonly YearWork[];
  onMove: (propertyComponentId: string, year: number) => void;
  onClose: () => void;
}

/** The expenditures of a year, line by line; the user can move a component's next work here. */
export function YearDialog({ whatIf, t, work, onMove, onClose }: YearDialogProps) {
  const { basis } = whatIf;
  const year = basis.fiscalYear + (t ?? 0);
  const total = work.reduce((sum, each) => sum + each.cost, 0);
  const years = horizonYears(basis.fiscalYear);
  const rows = work.map((each) => {
    const name = nameOf(basis, each.componentId);
    return {
      key: each.componentId,
      head: name,
      cells: [
        each.category,
        <Money key="cost" amount={toDollars(each.cost)} />,
        each.isNext ? (
          <SelectField
            key="year"
            size="sm"
            aria-label={`Year of ${name}`}
            value={year}
            options={years}
            onChange={(event) => onMove(each.componentId, Number(event.target.value))}
          />
        ) : (
          'follows its next work'
        ),
      ],
    };
  });
  return (
    <Dialog
      open={t !== null}
      onClose={onClose}
      title={`Expenditures in ${year}`}
      width="620px"
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {work.length === 0 ? (
        <chakra.p color="fg.muted">Nothing is due in {year}.</chakra.p>
      ) : (
        <ChartTable
          caption={`Expenditures in ${year}`}
          heads={['Component', 'Category', 'Cost', 'Move to']}
          rows={[
            ...rows,
            {
              key: 'total',
              head: 'Total',
              cells: ['', <Money key="total" amount={toDollars(total)} />, ''],
              isStrong: true,
            },
          ]}
        />
      )}
    </Dialog>
  );
}
