import { chakra } from '@chakra-ui/react';
import { ratingBandsInput, type RatingBandsInput } from '@roofline/schema/report/report-bands';
import { useSave } from '../../app/save/use-save';
import { FormDialog } from '../../ui/form/FormOverlays';
import { PercentRuled } from '../../ui/ruled-form/NumericRuled';
import { useRuledForm } from '../../ui/ruled-form/use-ruled-form';
import { useUpdateRatingBandsMutation, type RatingBandsFieldsFragment } from './RatingBands.generated';

type Values = { [Name in keyof RatingBandsInput]: number | null };

interface BandsDialogProps {
  bands: RatingBandsFieldsFragment;
  onClose: () => void;
  onSaved: () => void;
}

/** Where percent funded begins to be fair and strong, in every property of the workspace. */
export function RatingBandsDialog({ bands, onClose, onSaved }: BandsDialogProps) {
  const { workspaceId, version, weakBelow, strongFrom, overfundedAbove } = bands;
  const form = useRuledForm<Values, RatingBandsInput>({
    schema: ratingBandsInput,
    defaultValues: { weakBelow, strongFrom, overfundedAbove },
  });
  const [update] = useUpdateRatingBandsMutation();
  const { save, saving, problems } = useSave({
    send: (values: RatingBandsInput) => update({ variables: { input: { workspaceId, version, ...values } } }),
    form,
    done: 'Settings Saved',
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      title="Rating bands"
      width="440px"
      onClose={onClose}
      submitText="Save Changes"
      busyText="Saving..."
      busy={saving}
      problems={problems}
      staticBackdrop={form.isDirty}
      onSubmit={() => void form.submit(save)}
    >
      <chakra.p textStyle="table" color="fg.muted">
        They rate percent funded in every property of the workspace, on dashboards, lists and reports.
      </chakra.p>
      <PercentRuled form={form} name="weakBelow" label="Weak below" />
      <PercentRuled form={form} name="strongFrom" label="Strong from" hint="Fair lies between the two." />
      <PercentRuled form={form} name="overfundedAbove" label="Overfunded above" />
    </FormDialog>
  );
}
