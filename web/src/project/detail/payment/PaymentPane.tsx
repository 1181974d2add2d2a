import type { ProjectPaymentInput } from '@roofline/schema/project/payment';
import { FieldsPane } from '../../../app/fields/FieldsPane';
import { useSave } from '../../../app/save/use-save';
import { usePlanChanged } from '../complete/use-plan-changed';
import type { PaymentRow, ProjectDetail } from '../use-project';
import { useAddProjectPaymentMutation, useUpdateProjectPaymentMutation } from './Payments.generated';
import { usePaymentForm, type PaymentForm } from './payment-fields';

export interface PaymentPaneProps {
  project: ProjectDetail;
  /** Null adds a new one. */
  payment: PaymentRow | null;
  onClose: () => void;
  onReload: () => unknown;
}

/** Adds or edits a payment in a pane of 480 px. */
export function PaymentPane(props: PaymentPaneProps) {
  const { payment, onClose } = props;
  const form = usePaymentForm(props.project, payment);
  return (
    <FieldsPane
      title={payment === null ? 'Add payment' : 'Edit payment'}
      addText={payment === null ? 'Add payment' : null}
      saving={useSavePayment(props, form)}
      {...{ form, onClose }}
    />
  );
}

function useSavePayment({ project, payment, onClose, onReload }: PaymentPaneProps, form: PaymentForm) {
  const [add] = useAddProjectPaymentMutation();
  const [update] = useUpdateProjectPaymentMutation();
  const planChanged = usePlanChanged(project.propertyId);
  const { projectId } = project;
  const send = async (values: ProjectPaymentInput, idempotencyKey: string) => {
    if (payment === null) return add({ variables: { input: { projectId, values, idempotencyKey } } });
    const { paymentId, version } = payment;
    return update({ variables: { input: { projectId, paymentId, version, values } } });
  };
  return useSave({
    send,
    form,
    done: payment === null ? 'Payment Added' : 'Payment Updated',
    onSaved: () => {
      onClose();
      return planChanged();
    },
    loadNewer: onReload,
  });
}
