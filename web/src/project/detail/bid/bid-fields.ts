import { bidInput, type BidInput } from '@roofline/schema/project/bid';
import { answersOf, emptyAnswers, type Answers } from '../../../app/fields/answers';
import type { FieldList } from '../../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../../app/fields/use-fields-form';
import { localToday } from '../../../app/today';
import { BoundDocumentField, documentOf, type DocumentGiven } from '../../../file/form/BoundDocumentField';
import type { BidRow, ProjectDetail, ScopeRow } from '../use-project';
import { BidLinesField } from './BidLinesField';

export type BidValues = Answers<typeof bidInput>;
export interface BidGiven extends DocumentGiven {
  scope: readonly ScopeRow[];
}
export type BidForm = FieldsForm<BidValues, BidInput, BidGiven>;

const BID_FIELDS: FieldList<BidValues, BidGiven> = [
  {
    rows: [
      { name: 'bidder' },
      {
        name: 'lines',
        label: 'Lines of the scope of work',
        when: (_values, { scope }) => scope.length > 0,
        control: BidLinesField,
      },
      {
        name: 'amount',
        width: '220px',
        allowCents: true,
        hint: (_values, { scope }) =>
          scope.length > 0
            ? 'For the whole work: the sum of the lines, unless the bid says otherwise'
            : undefined,
      },
      [{ name: 'bidDate', rechecks: ['validUntil'] }, { name: 'validUntil' }],
      { name: 'propertyFileId', control: BoundDocumentField },
    ],
  },
];

/** Returns the form of a bid; null adds one, dated today. */
export const useBidForm = (project: ProjectDetail, bid: BidRow | null): BidForm =>
  useFieldsForm({
    schema: bidInput,
    list: BID_FIELDS,
    saved: bid ? answersOf(bidInput, bid) : emptyAnswers(bidInput, { bidDate: localToday() }),
    given: {
      scope: project.scopeOfWork,
      propertyId: project.propertyId,
      folder: 'Bids',
      document: documentOf(bid),
    },
  });
