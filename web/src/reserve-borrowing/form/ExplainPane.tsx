import {
  reserveExplanationInput,
  type ReserveExplanationInput,
} from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import { answersOf, emptyAnswers, type Answers } from '../../app/fields/answers';
import { FieldsPane } from '../../app/fields/FieldsPane';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { counted } from '../../ui/format/count';
import {
  useExplainReserveTransfersMutation,
  useUpdateReserveExplanationMutation,
  type TransferRowFragment,
} from '../ReserveBorrowing.generated';
import { transferName } from '../words';

export interface ExplainPaneProps {
  propertyId: string;
  /** One explained transfer, whose explanation the user edits; or others, which all get the same one. */
  transfers: readonly TransferRowFragment[];
  onClose: () => void;
  onSaved: () => unknown;
  onReload: () => unknown;
}

type Values = Answers<typeof reserveExplanationInput>;
interface Given {
  name: string;
}

const FIELDS: FieldList<Values, Given> = [
  {
    rows: [
      { shows: 'Transfer', text: (_values, { name }) => name },
      {
        name: 'explanation',
        kind: 'long',
        autoFocus: true,
        placeholder: 'Monthly contribution to reserves',
        hint: 'Why it is neither a loan nor a repayment',
      },
    ],
  },
];

/** Asks why transfers are neither loans nor repayments. */
export function ExplainPane({ propertyId, transfers, onClose, onSaved, onReload }: ExplainPaneProps) {
  const [explain] = useExplainReserveTransfersMutation();
  const [update] = useUpdateReserveExplanationMutation();
  const [first] = transfers;
  const saved = first!.explanation;
  const form = useFieldsForm({
    schema: reserveExplanationInput,
    list: FIELDS,
    saved: saved ? answersOf(reserveExplanationInput, saved) : emptyAnswers(reserveExplanationInput),
    given: { name: transfers.length === 1 ? transferName(first!) : counted(transfers.length, 'transfer') },
  });
  const saving = useSave({
    send: async (values: ReserveExplanationInput, idempotencyKey: string) => {
      if (saved) {
        const { reserveEntryId, version } = saved;
        return update({ variables: { input: { propertyId, reserveEntryId, version, values } } });
      }
      const transferIds = transfers.map(({ transferId }) => transferId);
      return explain({
        variables: { input: { propertyId, values: { transferIds, ...values }, idempotencyKey } },
      });
    },
    form,
    done: saved ? 'Explanation saved' : `${counted(transfers.length, 'transfer')} explained`,
    onSaved,
    loadNewer: onReload,
  });
  return (
    <FieldsPane
      title={saved ? 'Edit explanation' : 'Explain transfers'}
      addText={saved ? null : 'Explain'}
      {...{ form, saving, onClose }}
    />
  );
}
