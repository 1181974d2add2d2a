import { chakra } from '@chakra-ui/react';
import { ratingBandsInput, type RatingBandsInput } from '@roofline/schema/report/report-bands';
import { answersOf, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { FieldSections } from '../../app/fields/FieldSections';
import { useFieldsForm } from '../../app/fields/use-fields-form';
import { useSave } from '../../app/save/use-save';
import { FormDialog } from '../../ui/form/FormOverlays';
import { useUpdateRatingBandsMutation, type RatingBandsFieldsFragment } from './RatingBands.generated';

/** The limits between the ratings, from the lowest. */
const BAND_FIELDS: FieldList<Answers<typeof ratingBandsInput>> = [
  {
    rows: [
      { name: 'weakBelow' },
      { name: 'strongFrom', hint: 'Fair lies between the two.' },
      { name: 'overfundedAbove' },
    ],
  },
];

interface BandsDialogProps {
  bands: RatingBandsFieldsFragment;
  onClose: () => void;
  onSaved: () => void;
}

/** Sets the limits of the ratings of percent funded, for every property of the workspace. */
export function RatingBandsDialog({ bands, onClose, onSaved }: BandsDialogProps) {
  const { workspaceId, version } = bands;
  const form = useFieldsForm({
    schema: ratingBandsInput,
    list: BAND_FIELDS,
    saved: answersOf(ratingBandsInput, bands),
    given: {},
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
        They rate percent funded in every property of the portfolio, on dashboards, lists and reports.
      </chakra.p>
      <FieldSections form={form} />
    </FormDialog>
  );
}
