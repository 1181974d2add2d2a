import { chakra } from '@chakra-ui/react';
import type { PropertyType } from '@roofline/schema/property/property';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FieldSections } from '../../app/fields/FieldSections';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { localToday } from '../../app/today';
import { FullArchiveSection } from '../../app/full-archive/FullArchiveSection';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FieldsToFix } from '../../ui/form/FieldsToFix';
import { SaveBar } from '../../ui/form/SaveBar';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { detailsOf, useDetailsForm } from '../details-form/property-fields';
import { AdvancedSettings } from './AdvancedSettings';
import { ConnectSection } from './ConnectSection';
import { PropertyIdField } from './PropertyIdField';
import { PropertyImageSection } from './PropertyImageSection';
import { useSaveDetails } from './save-details';
import { useToggles } from './toggles';
import type { DetailsOfPropertyFragment } from './PropertyDetails.generated';

export interface GeneralFormProps {
  property: DetailsOfPropertyFragment;
  propertyTypes: readonly PropertyType[];
  onReload: () => Promise<DetailsOfPropertyFragment | null>;
}

export function GeneralForm({ property, propertyTypes, onReload }: GeneralFormProps) {
  const navigate = useNavigate();
  const { refreshProperty } = useSelection();
  const canEdit = property.viewerCan.edit;
  const today = localToday();
  const saved = detailsOf(today, property);
  const form = useDetailsForm({ place: { today, propertyTypes }, saved, readOnly: !canEdit });
  const toggles = useToggles(property);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void navigate(paths.dashboard);
  };
  const saving = useSaveDetails({
    property,
    form,
    toggles,
    onSaved: async () => {
      await refreshProperty();
      leave();
    },
    loadNewer: async () => {
      const fresh = await onReload();
      if (fresh) form.reset(detailsOf(today, fresh));
    },
  });
  const changes = [...form.changes, ...toggles.changes];
  return (
    <chakra.div mt="6">
      <DirtyGuard dirty={changes.length > 0 && !isLeaving} name="General" />
      <SaveProblems {...saving} mb="5" />
      <FieldSections form={form} part="identity" />
      <PropertyImageSection property={property} onReload={onReload} />
      <PropertyIdField propertyId={property.propertyId} />
      {property.viewerCan.editLedger && !property.viewerCan.viewConnectedApps && (
        <ConnectSection propertyId={property.propertyId} />
      )}
      <FieldSections form={form} part="building" />
      {(property.viewerCan.setTest || property.viewerCan.setDisplayToggles) && (
        <AdvancedSettings can={property.viewerCan} toggles={toggles} />
      )}
      {canEdit && <FullArchiveSection of={{ propertyId: property.propertyId }} />}
      <chakra.div
        mx={{ base: '-4', md: '-7' }}
        position="sticky"
        bottom={{ base: 'var(--bottom-bar, 0px)', md: '0' }}
      >
        <SaveBar
          changes={changes}
          onCancel={leave}
          onSave={() => void form.submit(saving.save)}
          saving={saving.saving}
          disabled={!form.isValid}
          note={form.isValid ? undefined : <FieldsToFix fields={form.toFix()} />}
        />
      </chakra.div>
    </chakra.div>
  );
}
