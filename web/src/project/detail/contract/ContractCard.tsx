import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/action/Button';
import { formatMoneyExact } from '../../../ui/format/money';
import { Card } from '../../../ui/layout/Card';
import { ListPage } from '../../../ui/list-page/ListPage';
import type { ChangeOrderRow, ProjectDetail } from '../use-project';
import { recordCommands } from '../../../app/records/record-commands';
import { RecordDialogs } from '../../../app/records/RecordDialogs';
import { useRecordForms, type RecordForms } from '../../../app/records/use-record-forms';
import { ChangeOrderLine, changeOrderColumns } from './change-order-columns';
import { useChangeOrderForm } from './change-order-fields';
import {
  useAddChangeOrderMutation,
  useRemoveChangeOrderMutation,
  useUpdateChangeOrderMutation,
} from './ChangeOrders.generated';

interface ContractCardProps {
  project: ProjectDetail;
  reload: () => Promise<ProjectDetail | null>;
}

const icon = { size: 16, strokeWidth: 1.75 };

/** The contract and its change orders; nothing where the project has neither. */
export function ContractCard({ project, reload }: ContractCardProps) {
  const { changeOrders, viewerCan, contractAmount } = project;
  const forms = useRecordForms<ChangeOrderRow>({
    named: 'Change Order',
    verb: 'Delete',
    idOf: ({ changeOrderId }) => changeOrderId,
    reload: async () => (await reload())?.changeOrders,
  });
  if (contractAmount === null && changeOrders.length === 0) return null;
  const commands = (order: ChangeOrderRow) => recordCommands(order, forms);
  return (
    <Card
      title="Contract"
      aside={
        viewerCan.edit && (
          <Button icon={<Plus {...icon} />} onClick={forms.add}>
            Add change order
          </Button>
        )
      }
    >
      <chakra.p>{contractWords(project)}</chakra.p>
      {changeOrders.length > 0 && (
        <chakra.div mt="3">
          <ListPage
            caption="Change orders"
            columns={changeOrderColumns}
            rows={changeOrders}
            rowId={({ changeOrderId }) => changeOrderId}
            rowName={({ number }) => `change order ${number}`}
            showTotals
            commands={viewerCan.edit ? commands : undefined}
            renderPhoneRow={(order) => <ChangeOrderLine order={order} />}
            empty={null}
          />
        </chakra.div>
      )}
      <OrderDialogs {...{ project, forms }} />
    </Card>
  );
}

/** Returns `Apex Roofing for $251,300, by the awarded bid. With change orders $255,140.` */
function contractWords(project: ProjectDetail): string {
  const { contractor, contractAmount, contracted, changeOrders, awardedBidId } = project;
  const amount = formatMoneyExact(contractAmount ?? 0);
  const agreed = `${contractor ?? 'Contractor not named'} for ${amount}${awardedBidId === null ? '' : ', by the awarded bid'}.`;
  if (changeOrders.length === 0) return `${agreed} No change orders yet.`;
  return `${agreed} With change orders ${formatMoneyExact(contracted ?? 0)}.`;
}

function OrderDialogs({ project, forms }: { project: ProjectDetail; forms: RecordForms<ChangeOrderRow> }) {
  const [add] = useAddChangeOrderMutation();
  const [update] = useUpdateChangeOrderMutation();
  const [remove] = useRemoveChangeOrderMutation();
  const useForm = (order: ChangeOrderRow | null) => useChangeOrderForm(project, order);
  return (
    <RecordDialogs
      at={{ projectId: project.projectId }}
      keyOf={({ changeOrderId, version }: ChangeOrderRow) => ({ changeOrderId, version })}
      editTitle={({ number }) => `Edit change order ${number}`}
      question={({ number, amount }) =>
        `Change order ${number} of ${formatMoneyExact(amount)} leaves the contract. Its number is not given again. This cannot be undone.`
      }
      {...{ forms, useForm, add, update, remove }}
    />
  );
}
