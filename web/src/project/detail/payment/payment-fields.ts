import {
  PAYMENT_FUNDS,
  projectPaymentInput,
  type PaymentFund,
  type ProjectPaymentInput,
} from '@roofline/schema/project/payment';
import { answersOf, emptyAnswers, type Answers } from '../../../app/fields/answers';
import type { FieldList } from '../../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../../app/fields/use-fields-form';
import { localToday } from '../../../app/today';
import type { SelectOption } from '../../../ui/field/SelectField';
import { componentOptions } from '../component-options';
import type { PaymentRow, ProjectDetail } from '../use-project';

type PaymentValues = Answers<typeof projectPaymentInput>;
interface PaymentGiven {
  components: readonly SelectOption[];
  /** The contract that an awarded bid became; empty where no bid was awarded. */
  contracts: readonly SelectOption[];
}
export type PaymentForm = FieldsForm<PaymentValues, ProjectPaymentInput, PaymentGiven>;

export const FUND_WORDS: Record<PaymentFund, string> = {
  reserve: 'Reserve fund',
  operating: 'Operating fund',
};

const PAYMENT_FIELDS: FieldList<PaymentValues, PaymentGiven> = [
  {
    rows: [
      [{ name: 'amount', allowCents: true }, { name: 'paidOn' }],
      { name: 'payee' },
      { name: 'number', hint: 'Of the check, transfer or invoice' },
      {
        name: 'fund',
        placeholder: 'Choose a fund',
        options: PAYMENT_FUNDS.map((value) => ({ value, label: FUND_WORDS[value] })),
      },
      {
        name: 'propertyComponentId',
        placeholder: 'The whole project',
        options: (_values, { components }) => components,
        when: (_values, { components }) => components.length > 0,
      },
      {
        name: 'contractId',
        placeholder: 'Outside the contract',
        isOptional: false,
        options: (_values, { contracts }) => contracts,
        when: (_values, { contracts }) => contracts.length > 0,
      },
    ],
  },
];

function contractsOf({ awardedBidId, contractor }: ProjectDetail): SelectOption[] {
  if (awardedBidId === null) return [];
  return [{ value: awardedBidId, label: contractor ? `Contract with ${contractor}` : 'Contract' }];
}

/** Returns the form of a payment; null adds one: to the contractor, on the contract, from the reserve fund, and dated today. */
export const usePaymentForm = (project: ProjectDetail, payment: PaymentRow | null): PaymentForm =>
  useFieldsForm({
    schema: projectPaymentInput,
    list: PAYMENT_FIELDS,
    saved: payment
      ? answersOf(projectPaymentInput, payment)
      : emptyAnswers(projectPaymentInput, {
          paidOn: localToday(),
          payee: project.contractor ?? '',
          fund: 'reserve',
          contractId: project.awardedBidId ?? undefined,
        }),
    given: { components: componentOptions(project, payment), contracts: contractsOf(project) },
  });
