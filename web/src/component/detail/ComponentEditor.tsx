import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { FieldSections } from '../../app/fields/FieldSections';
import { useShortcuts } from '../../app/shortcuts';
import { Button } from '../../ui/action/Button';
import type { SelectOption } from '../../ui/field/SelectField';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FieldsToFix, focusControl } from '../../ui/form/FieldsToFix';
import { SaveBar, type SaveBarProps } from '../../ui/form/SaveBar';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { Card } from '../../ui/layout/Card';
import { useComponentForm } from '../form/component-fields';
import { useSaveComponent } from '../form/save-component';
import type { ComponentDetail } from './use-component';

export interface ComponentEditorProps {
  component: ComponentDetail;
  canEdit: boolean;
  /** The question before its removal is open: unsaved changes need no warning. */
  isLeaving: boolean;
  categories: readonly SelectOption[];
  units: readonly SelectOption[];
  /** Reads the component again; rejects where that failed, so that the user can ask for the newer values again. */
  onReload: () => Promise<ComponentDetail | null>;
  /** Cards to the right of the fields. */
  children: ReactNode;
}

/**
 * The fields of a component, read-only until Edit turns them into a form in the same place. A newer reading replaces
 * the one on screen as long as nothing is changed.
 */
export function ComponentEditor(props: ComponentEditorProps) {
  const { component } = props;
  const [start, setStart] = useState({ row: component, round: 0 });
  const [isDirty, setDirty] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const begin = (row: ComponentDetail) => setStart(({ round }) => ({ row, round: round + 1 }));
  if (!isDirty && component.version > start.row.version) begin(component);
  useShortcuts({ e: () => props.canEdit && setEditing(true) });
  return (
    <Fields
      key={`${start.round} ${isEditing}`}
      {...props}
      start={start.row}
      isEditing={isEditing && props.canEdit}
      onEditing={setEditing}
      onBegin={begin}
      onDirty={setDirty}
    />
  );
}

interface FieldsProps extends ComponentEditorProps {
  /** The reading that the edit starts from. */
  start: ComponentDetail;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
  onBegin: (row: ComponentDetail) => void;
  onDirty: (isDirty: boolean) => void;
}

/** Puts the focus into the field once the fields have become a form. */
function useFocused(isEditing: boolean, id: string) {
  useEffect(() => {
    if (isEditing) focusControl(id);
  }, [isEditing, id]);
}

/** One edit, from a reading to its save or cancel. */
function Fields(props: FieldsProps) {
  const { component, canEdit, isEditing, onEditing, start, onBegin, onDirty } = props;
  const { fiscalYear, viewerCan } = component;
  const form = useComponentForm({
    component: start,
    place: { fiscalYear, categories: props.categories, units: props.units, viewCosts: viewerCan.viewCosts },
    readOnly: !isEditing,
  });
  const changes = isEditing ? form.changes : [];
  const isDirty = changes.length > 0;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  useFocused(isEditing, form.idOf('name'));
  const end = (next: typeof start) => {
    onBegin(next);
    onEditing(false);
  };
  const saving = useSaveComponent({
    propertyId: start.propertyId,
    fiscalYear: start.fiscalYear,
    component: start,
    form,
    onSaved: (row) => end({ ...start, ...row }),
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
        <Card
          title="Details"
          data-paper-columns=""
          aside={canEdit && <EditSwitch isEditing={isEditing} isDirty={isDirty} onEditing={onEditing} />}
        >
          <FieldSections form={form} stacked />
        </Card>
        <chakra.div display="flex" flexDirection="column" gap="4" minW="0">
          {props.children}
        </chakra.div>
      </chakra.div>
      <EditBar
        changes={changes}
        onCancel={() => end(component)}
        onSave={() => void form.submit(saving.save)}
        saving={saving.saving}
        disabled={!form.isValid}
        note={form.isValid ? undefined : <FieldsToFix fields={form.toFix()} />}
      />
    </>
  );
}

type EditSwitchProps = Pick<FieldsProps, 'isEditing' | 'onEditing'> & { isDirty: boolean };

/** Starts the edit, and ends it as long as nothing is changed; after that the save bar saves or cancels. */
function EditSwitch({ isEditing, isDirty, onEditing }: EditSwitchProps) {
  if (isEditing)
    return (
      <Button size="sm" disabled={isDirty} onClick={() => onEditing(false)}>
        Stop editing
      </Button>
    );
  return (
    <Button size="sm" icon={<Pencil size={14} strokeWidth={1.75} />} onClick={() => onEditing(true)}>
      Edit
    </Button>
  );
}

/** The save bar, over the foot of the page while there are changes. */
function EditBar(props: SaveBarProps) {
  return (
    <chakra.div
      mt={props.changes.length > 0 ? '4' : '0'}
      mx={{ base: '-4', md: '-7' }}
      position="sticky"
      bottom={{ base: 'var(--bottom-bar, 0px)', md: '0' }}
      zIndex="bar"
    >
      <SaveBar {...props} />
    </chakra.div>
  );
}
