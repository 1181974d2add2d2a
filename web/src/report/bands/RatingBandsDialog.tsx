import { chakra } from '@chakra-ui/react';
import { ratingBandsInput, type RatingBandsInput } from '@roofline/schema/report-bands';
import { useId, useState } from 'react';
import { placeErrors, refusedOf } from '../../app/form-errors';
import { Button } from '../../ui/action/Button';
import { toast } from '../../ui/feedback/toast';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { Dialog } from '../../ui/overlay/Dialog';
import { PercentRuled } from '../../ui/ruled-form/NumericRuled';
import { useRuledForm } from '../../ui/ruled-form/use-ruled-form';
import { useUpdateRatingBandsMutation, type RatingBandsFieldsFragment } from './RatingBands.generated';

type Values = { [Name in keyof RatingBandsInput]: number | null };
const FIELDS = ['weakBelow', 'strongFrom', 'overfundedAbove'] as const;

interface BandsDialogProps {
  bands: RatingBandsFieldsFragment;
  onClose: () => void;
  onSaved: () => void;
}

/** Where percent funded begins to be fair and strong, in every property of the workspace. */
export function RatingBandsDialog(props: BandsDialogProps) {
  const { bands, onClose } = props;
  const formId = useId();
  const { weakBelow, strongFrom, overfundedAbove } = bands;
  const form = useRuledForm<Values, RatingBandsInput>({
    schema: ratingBandsInput,
    defaultValues: { weakBelow, strongFrom, overfundedAbove },
  });
  const { save, saving, problems } = useSave(props, (name, detail) => form.reject(name, detail));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rating bands"
      width="440px"
      staticBackdrop={form.isDirty}
      locked={saving}
      footer={
        <>
          <Button onClick={onClose} disabled={saving}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={saving} busyText="Saving...">
            Save Changes
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        style={{ display: 'grid', gap: 18 }}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit(save);
        }}
      >
        <FormErrorAlert details={problems} takeFocus />
        <chakra.p textStyle="table" color="fg.muted">
          They rate percent funded in every property of the workspace, on dashboards, lists and reports.
        </chakra.p>
        <PercentRuled form={form} name="weakBelow" label="Weak below" />
        <PercentRuled form={form} name="strongFrom" label="Strong from" hint="Fair lies between the two." />
        <PercentRuled form={form} name="overfundedAbove" label="Overfunded above" />
      </form>
    </Dialog>
  );
}

type Reject = (name: (typeof FIELDS)[number], detail: string) => void;

function useSave({ bands, onClose, onSaved }: BandsDialogProps, reject: Reject) {
  const [update, { loading }] = useUpdateRatingBandsMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const save = async (values: RatingBandsInput) => {
    const { workspaceId, version } = bands;
    const input = { workspaceId, version, ...values };
    const errors = await refusedOf(
      update({ variables: { input } }).then(({ data }) => data?.updateRatingBands.userErrors),
    );
    if (errors === undefined) return setProblems(['The rating bands could not be saved. Try again.']);
    setProblems(placeErrors(errors, FIELDS, reject));
    if (errors.length > 0) return;
    toast.success('Settings Saved');
    onSaved();
    onClose();
  };
  return { save, saving: loading, problems };
}
