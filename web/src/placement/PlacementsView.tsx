import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { RecordDialogs } from '../app/records/RecordDialogs';
import { useRecordForms, type RecordForms } from '../app/records/use-record-forms';
import { Button } from '../ui/action/Button';
import { Banner } from '../ui/feedback/Banner';
import { PageHeader } from '../ui/layout/PageHeader';
import { InstitutionCard } from './InstitutionCard';
import { LadderCard } from './LadderCard';
import { usePlacementForm } from './placement-fields';
import {
  useAddPlacementMutation,
  useRemovePlacementMutation,
  useUpdatePlacementMutation,
  type PlacedMoneyFragment,
  type PlacementFiguresFragment,
  type PlacementRowFragment,
} from './Placements.generated';
import { PlacementTable } from './PlacementTable';
import { PlacementVerdict } from './PlacementVerdict';

export interface PlacementsViewProps {
  property: PlacedMoneyFragment;
  summary: PlacementFiguresFragment;
  canEdit: boolean;
  /** Loads the placements again and returns them. */
  reload: () => Promise<readonly PlacementRowFragment[]>;
}

/** The placements, their warnings, and whether the money is free when the plan needs it. */
export function PlacementsView({ property, summary, canEdit, reload }: PlacementsViewProps) {
  const { propertyId, placements } = property;
  const forms = useRecordForms<PlacementRowFragment>({
    named: 'Reserve Account',
    idOf: ({ placementId }) => placementId,
    reload,
  });
  return (
    <>
      <PageHeader
        title="Reserve accounts"
        actions={
          canEdit &&
          placements.length > 0 && (
            <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} />} onClick={forms.add}>
              Add reserve account
            </Button>
          )
        }
      />
      {placements.length > 0 && <PlacementVerdict {...{ placements, summary, canEdit }} />}
      {summary.warnings.length > 0 && (
        <chakra.div display="grid" gap="2" mb="5">
          {summary.warnings.map((warning) => (
            <Banner key={warning} tone="warning">
              {warning}
            </Banner>
          ))}
        </chakra.div>
      )}
      <PlacementTable {...{ placements, canEdit, forms }} />
      {placements.length > 0 && (
        <chakra.div display="grid" gap="4" mt="5" gridTemplateColumns={{ base: '1fr', xl: '2fr 1fr' }}>
          <LadderCard summary={summary} />
          <InstitutionCard summary={summary} />
        </chakra.div>
      )}
      <PlacementDialogs {...{ propertyId, forms }} />
    </>
  );
}

function PlacementDialogs({
  propertyId,
  forms,
}: {
  propertyId: string;
  forms: RecordForms<PlacementRowFragment>;
}) {
  const [add] = useAddPlacementMutation();
  const [update] = useUpdatePlacementMutation();
  const [remove] = useRemovePlacementMutation();
  return (
    <RecordDialogs
      at={{ propertyId }}
      keyOf={({ placementId, version }: PlacementRowFragment) => ({ placementId, version })}
      useForm={usePlacementForm}
      question={({ account, institution }) =>
        `${account} at ${institution} goes from this list. The activity keeps that it was here.`
      }
      {...{ forms, add, update, remove }}
    />
  );
}
