import { LEDGER_FUNDS } from '@roofline/schema/ledger/account';
import { newBankAccountInput, type NewBankAccountInput } from '@roofline/schema/ledger/bank';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { FieldsPane } from '../../app/fields/FieldsPane';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { FUND_WORDS } from '../data/ledger-words';
import { useAddBankAccountMutation } from '../config/Configuration.generated';

const FIELDS: FieldList<Answers<typeof newBankAccountInput>, null> = [
  {
    rows: [
      { name: 'name', autoFocus: true, placeholder: 'CD 4410' },
      { name: 'institution', label: 'Bank', placeholder: 'First Harbor Bank' },
      {
        name: 'fund',
        kind: 'choice',
        options: LEDGER_FUNDS.map((value) => ({ value, label: FUND_WORDS[value] })),
      },
      [
        { name: 'balance', allowCents: true, min: -1 },
        { name: 'asOf', hint: 'At the end of this day, as its statement says' },
      ],
    ],
  },
];

/** Adds a bank account that no source names, with its balance at the end of a day. */
export function AddBankPane({ propertyId, onClose }: { propertyId: string; onClose: () => void }) {
  const [add] = useAddBankAccountMutation();
  const form = useFieldsForm({
    schema: newBankAccountInput,
    list: FIELDS,
    saved: emptyAnswers(newBankAccountInput, { fund: 'reserve' }),
    given: null,
  });
  const saving = useSave({
    send: (values: NewBankAccountInput, idempotencyKey: string) =>
      add({ variables: { input: { propertyId, values, idempotencyKey } } }),
    form,
    done: 'Bank account added',
    onSaved: onClose,
  });
  return <FieldsPane title="Add bank account" addText="Add bank account" {...{ form, saving, onClose }} />;
}
