import type { ChangeOrderInput } from '@roofline/schema/project/change-order';
import { FieldsPane } from '../../../app/fields/FieldsPane';
import { useSave } from '../../../app/save/use-save';
import type { ChangeOrderRow, ProjectDetail } from '../use-project';
import { useChangeOrderForm, type ChangeOrderForm } from './change-order-fields';
import { useAddChangeOrderMutation, useUpdateChangeOrderMutation } from './ChangeOrders.generated';

export interface ChangeOrderPaneProps {
  project: ProjectDetail;
  /** Null adds a new one. */
  order: ChangeOrderRow | null;
  onClose: () => void;
  onReload: () => unknown;
}

/** Adds or edits a change order in a pane of 480 px. */
export function ChangeOrderPane(props: ChangeOrderPaneProps) {
  const { project, order, onClose } = props;
  const form = useChangeOrderForm(project, order);
  return (
    <FieldsPane
      title={order === null ? 'Add change order' : `Edit change order ${order.number}`}
      addText={order === null ? 'Add change order' : null}
      saving={useSaveOrder(props, form)}
      {...{ form, onClose }}
    />
  );
}

function useSaveOrder({ project, order, onClose, onReload }: ChangeOrderPaneProps, form: ChangeOrderForm) {
  const [add] = useAddChangeOrderMutation();
  const [update] = useUpdateChangeOrderMutation();
  const { projectId } = project;
  const send = async (values: ChangeOrderInput, idempotencyKey: string) => {
    if (order === null) return add({ variables: { input: { projectId, values, idempotencyKey } } });
    const { changeOrderId, version } = order;
    return update({ variables: { input: { projectId, changeOrderId, version, values } } });
  };
  return useSave({
    send,
    form,
    done: order === null ? 'Change Order Added' : 'Change Order Updated',
    onSaved: onClose,
    loadNewer: onReload,
  });
}
