import { chakra } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../action/Button';
import { counted } from '../format/count';

export interface UnsavedChange {
  label: string;
  from: string;
  to: string;
}

export interface SaveBarProps {
  /** The changes to the saved state. The bar appears with the first. */
  changes: readonly UnsavedChange[];
  onCancel: () => void;
  /** Ctrl or Cmd S saves too. */
  onSave: () => void;
  saving?: boolean;
  /** Save stays disabled while the form is invalid. */
  disabled?: boolean;
  /** Instead of the list of changes: FieldsToFix. */
  note?: ReactNode;
  saveText?: string;
}

/** A bar at the foot of the sheet while something is unsaved: the changes from old to new, Cancel, Save Changes. */
export function SaveBar(props: SaveBarProps) {
  const { changes, onCancel, onSave, saving, disabled, note, saveText = 'Save Changes' } = props;
  useSaveKey(onSave, changes.length > 0 && !saving && !disabled);
  if (changes.length === 0) return null;
  const first = changes[0]!;
  return (
    <chakra.div
      role="region"
      aria-label="Unsaved changes"
      position="sticky"
      bottom={{ base: 'var(--bottom-bar, 0px)', md: '0' }}
      zIndex="bar"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px={{ base: '4', md: '7' }}
      py="3"
      bg="bg.surface"
      borderTopWidth="1px"
      borderBottomRadius={{ md: 'sheet' }}
      animation="riseIn 180ms {easings.standard}"
      data-no-print
    >
      <chakra.span w="8px" h="8px" borderRadius="full" bg="warning.solid" aria-hidden />
      <chakra.div flex="1" minW="180px" textStyle="table" role="status">
        <chakra.strong fontWeight="600">{counted(changes.length, 'unsaved change')}</chakra.strong>{' '}
        {note ?? (
          <chakra.span color="fg.muted">
            {first.label}, {first.from || 'empty'} to {first.to || 'empty'}
            {changes.length > 1 && ` and ${changes.length - 1} more`}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.div display="flex" gap="2" ms="auto">
        <Button onClick={onCancel} disabled={saving}>
          Cancel
        </Button>
        <Button variant="primary" onClick={onSave} disabled={disabled} busy={saving} busyText="Saving...">
          {saveText}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

function useSaveKey(save: () => void, active: boolean) {
  useEffect(() => {
    if (!active) return undefined;
    function press(event: KeyboardEvent) {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        event.preventDefault();
        save();
      }
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [save, active]);
}
