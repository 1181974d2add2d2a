import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useRecordForms } from '../app/records/use-record-forms';
import { SaveQuestion } from '../app/save/SaveQuestion';
import { Button } from '../ui/action/Button';
import { Banner } from '../ui/feedback/Banner';
import { PageHeader } from '../ui/layout/PageHeader';
import { InstitutionCard } from './InstitutionCard';
import { LadderCard } from './LadderCard';
import { PlacementPane } from './PlacementPane';
import {
  useRemovePlacementMutation,
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
  /** The placements as they are now. */
  reload: () => Promise<readonly PlacementRowFragment[]>;
}

/** What lies where, what to look at, and whether it is free when the plan needs it. */
export function PlacementsView({ property, summary, canEdit, reload }: PlacementsViewProps) {
  const { propertyId, placements } = property;
  const forms = useRecordForms<PlacementRowFragment>({
    idOf: ({ placementId }) => placementId,
    reload,
    goneText: 'The reserve account was removed in the meantime.',
  });
  const { edited, removed, close } = forms;
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
      {edited !== null && (
        <PlacementPane
          key={forms.key}
          propertyId={propertyId}
          placement={edited === 'new' ? null : edited}
          onClose={close}
          onReload={forms.reloadEdited}
        />
      )}
      {removed !== null && (
        <RemoveQuestion
          propertyId={propertyId}
          placement={removed}
          onClose={close}
          onOutdated={forms.reloadRemoved}
        />
      )}
    </>
  );
}

interface RemoveQuestionProps {
  propertyId: string;
  placement: PlacementRowFragment;
  onClose: () => void;
  onOutdated: () => Promise<unknown>;
}

function RemoveQuestion({ propertyId, placement, onClose, onOutdated }: RemoveQuestionProps) {
  const [remove] = useRemovePlacementMutation();
  const { placementId, version, account, institution } = placement;
  return (
    <SaveQuestion
      title="Remove reserve account?"
      confirmText="Remove"
      busyText="Removing..."
      done="Reserve account removed"
      send={() => remove({ variables: { input: { propertyId, placementId, version } } })}
      onDone={onClose}
      onCancel={onClose}
      onOutdated={onOutdated}
    >
      {account} at {institution} goes from this list. The activity keeps that it was here.
    </SaveQuestion>
  );
}
