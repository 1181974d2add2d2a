import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/action/Button';
import { formatMoneyExact } from '../../../ui/format/money';
import { Card } from '../../../ui/layout/Card';
import { ListPage } from '../../../ui/list-page/ListPage';
import { SaveQuestion } from '../../../app/save/SaveQuestion';
import type { ChangeOrderRow, ProjectDetail } from '../use-project';
import { recordCommands } from '../../../app/records/record-commands';
import { useRecordForms } from '../../../app/records/use-record-forms';
import { ChangeOrderLine, changeOrderColumns } from './change-order-columns';
import { ChangeOrderPane } from './ChangeOrderPane';
import { useRemoveChangeOrderMutation } from './ChangeOrders.generated';

interface ContractCardProps {
  project: ProjectDetail;
  reload: () => Promise<ProjectDetail | null>;
}

type OrderForms = ReturnType<typeof useRecordForms<ChangeOrderRow>>;
const icon = { size: 16, strokeWidth: 1.75 };

/** What was agreed with the contractor, and the change orders since. Without a contract there is none. */
export function ContractCard(props: ContractCardProps) {
  const { project, reload } = props;
  const { changeOrders, viewerCan, contractAmount } = project;
  const forms = useRecordForms<ChangeOrderRow>({
    idOf: ({ changeOrderId }) => changeOrderId,
    reload: async () => (await reload())?.changeOrders,
    goneText: 'The change order was deleted in the meantime.',
  });
  if (contractAmount === null && changeOrders.length === 0) return null;
  const commands = (order: ChangeOrderRow) => recordCommands(order, forms, 'Delete');
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
      <OrderDialogs {...props} forms={forms} />
    </Card>
  );
}

/** `Apex Roofing for $251,300, by the awarded bid. With change orders $255,140.` */
function contractWords(project: ProjectDetail): string {
  const { contractor, contractAmount, contracted, changeOrders, awardedBidId } = project;
  const amount = formatMoneyExact(contractAmount ?? 0);
  const agreed = `${contractor ?? 'Contractor not named'} for ${amount}${awardedBidId === null ? '' : ', by the awarded bid'}.`;
  if (changeOrders.length === 0) return `${agreed} No change orders yet.`;
  return `${agreed} With change orders ${formatMoneyExact(contracted ?? 0)}.`;
}

function OrderDialogs({ project, forms }: ContractCardProps & { forms: OrderForms }) {
  const { edited, removed, close } = forms;
  const { projectId } = project;
  const [remove] = useRemoveChangeOrderMutation();
  return (
    <>
      {edited !== null && (
        <ChangeOrderPane
          key={forms.key}
          project={project}
          order={edited === 'new' ? null : edited}
          onClose={close}
          onReload={forms.reloadEdited}
        />
      )}
      {removed !== null && (
        <SaveQuestion
          title="Delete change order"
          confirmText="Delete"
          busyText="Deleting..."
          done="Change Order Deleted"
          send={() => {
            const { changeOrderId, version } = removed;
            return remove({ variables: { input: { projectId, changeOrderId, version } } });
          }}
          onDone={close}
          onCancel={close}
          onOutdated={forms.reloadRemoved}
        >
          Change order {removed.number} of {formatMoneyExact(removed.amount)} leaves the contract. Its number
          is not given again. This cannot be undone.
        </SaveQuestion>
      )}
    </>
  );
}
