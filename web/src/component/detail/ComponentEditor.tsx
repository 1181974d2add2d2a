import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { FieldSections } from '../../app/fields/FieldSections';
import type { SelectOption } from '../../ui/field/SelectField';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FieldsToFix } from '../../ui/form/FieldsToFix';
import { SaveBar } from '../../ui/form/SaveBar';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { Card } from '../../ui/layout/Card';
import { useComponentForm } from '../form/component-fields';
import { useSaveComponent } from '../form/save-component';
import type { ComponentDetail } from './use-component';

export interface ComponentEditorProps {
  component: ComponentDetail;
  canEdit: boolean;
  /** It leaves the inventory: nothing is to be kept. */
  isLeaving: boolean;
  categories: readonly SelectOption[];
  units: readonly SelectOption[];
  onReload: () => Promise<ComponentDetail | null>;
  /** Right of the fields. */
  children: ReactNode;
}

/** The fields, edited in place. A newer reading takes the place of the one on screen as long as nothing is typed. */
export function ComponentEditor(props: ComponentEditorProps) {
  const { component } = props;
  const [start, setStart] = useState({ row: component, round: 0 });
  const [isDirty, setDirty] = useState(false);
  const begin = (row: ComponentDetail) => setStart(({ round }) => ({ row, round: round + 1 }));
  if (!isDirty && component.version > start.row.version) begin(component);
  return <Fields key={start.round} {...props} start={start.row} onBegin={begin} onDirty={setDirty} />;
}

interface FieldsProps extends ComponentEditorProps {
  /** The reading that the edit starts from. */
  start: ComponentDetail;
  onBegin: (row: ComponentDetail) => void;
  onDirty: (isDirty: boolean) => void;
}

/** One edit, from a reading to its save or cancel. */
function Fields(props: FieldsProps) {
  const { component, canEdit, start, onBegin, onDirty } = props;
  const { fiscalYear, viewerCan } = component;
  const form = useComponentForm({
    component: start,
    place: { fiscalYear, categories: props.categories, units: props.units, viewCosts: viewerCan.viewCosts },
    readOnly: !canEdit,
  });
  const changes = canEdit ? form.changes : [];
  const isDirty = changes.length > 0;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const saving = useSaveComponent({
    propertyId: start.propertyId,
    fiscalYear: start.fiscalYear,
    component: start,
    form,
    onSaved: (row) => onBegin({ ...start, ...row }),
    onReload: async () => {
      const newer = await props.onReload();
      if (newer) onBegin(newer);
    },
  });
  return (
    <>
      <DirtyGuard dirty={isDirty && !props.isLeaving} name={start.name} />
      <SaveProblems {...saving} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <Card>
          <FieldSections form={form} stacked />
        </Card>
        <chakra.div display="flex" flexDirection="column" gap="4" minW="0">
          {props.children}
        </chakra.div>
      </chakra.div>
      <chakra.div
        mt={isDirty ? '4' : '0'}
        mx={{ base: '-4', md: '-7' }}
        position="sticky"
        bottom={{ base: 'var(--bottom-bar, 0px)', md: '0' }}
        zIndex="bar"
      >
        <SaveBar
          changes={changes}
          onCancel={() => onBegin(component)}
          onSave={() => void form.submit(saving.save)}
          saving={saving.saving}
          disabled={!form.isValid}
          note={form.isValid ? undefined : <FieldsToFix fields={form.toFix()} />}
        />
      </chakra.div>
    </>
  );
}
