import { changeOrderInput, type ChangeOrderInput } from '@roofline/schema/project/change-order';
import { answersOf, emptyAnswers, type Answers } from '../../../app/fields/answers';
import type { FieldList } from '../../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../../app/fields/use-fields-form';
import { localToday } from '../../../app/today';
import { BoundDocumentField, documentOf, type DocumentGiven } from '../../../file/form/BoundDocumentField';
import type { ChangeOrderRow, ProjectDetail } from '../use-project';

type ChangeOrderValues = Answers<typeof changeOrderInput>;
export type ChangeOrderForm = FieldsForm<ChangeOrderValues, ChangeOrderInput, DocumentGiven>;

const CHANGE_ORDER_FIELDS: FieldList<ChangeOrderValues, DocumentGiven> = [
  {
    rows: [
      { name: 'description' },
      {
        name: 'amount',
        width: '220px',
        allowCents: true,
        maxLength: 14,
        hint: 'With a minus where work was taken out of the contract',
      },
      [{ name: 'approvedBy' }, { name: 'approvedOn', lastDay: () => localToday() }],
      { name: 'propertyFileId', control: BoundDocumentField },
    ],
  },
];

/** Returns the form of a change order; null adds one, approved today. */
export const useChangeOrderForm = (
  { propertyId }: ProjectDetail,
  order: ChangeOrderRow | null,
): ChangeOrderForm =>
  useFieldsForm({
    schema: changeOrderInput,
    list: CHANGE_ORDER_FIELDS,
    saved: order
      ? answersOf(changeOrderInput, order)
      : emptyAnswers(changeOrderInput, { approvedOn: localToday() }),
    given: { propertyId, folder: 'Contracts', document: documentOf(order) },
  });
