import { chakra } from '@chakra-ui/react';
import { ratingBandsInput, type RatingBandsInput } from '@roofline/schema/report-bands';
import { useState } from 'react';
import { placeErrors, refusedOf } from '../../app/form-errors';
import { toast } from '../../ui/feedback/toast';
import { FormDialog } from '../../ui/form/FormOverlays';
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
  const { weakBelow, strongFrom, overfundedAbove } = bands;
  const form = useRuledForm<Values, RatingBandsInput>({
    schema: ratingBandsInput,
    defaultValues: { weakBelow, strongFrom, overfundedAbove },
  });
  const { save, saving, problems } = useSave(props, (name, detail) => form.reject(name, detail));
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
