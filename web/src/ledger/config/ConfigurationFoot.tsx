import { chakra } from '@chakra-ui/react';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { SaveBar, type UnsavedChange } from '../../ui/form/SaveBar';
import { SaveProblems, type SaveProblemsProps } from '../../ui/form/SaveProblems';

interface ConfigurationFootProps {
  /** What the changes are of, such as `the GL accounts`. */
  name: string;
  changes: readonly UnsavedChange[];
  saving: Omit<SaveProblemsProps, 'mb'> & { saving: boolean };
  /** Why the changes cannot be saved. */
  note?: string;
  onCancel: () => void;
  onSave: () => void;
}

/** The unsaved changes of a configuration, the problems of its last save, and a question before the user leaves. */
export function ConfigurationFoot({ name, changes, saving, note, onCancel, onSave }: ConfigurationFootProps) {
  return (
    <>
      <DirtyGuard dirty={changes.length > 0} name={name} />
      <chakra.div mt="4">
        <SaveProblems problems={saving.problems} isStale={saving.isStale} onReload={saving.onReload} />
      </chakra.div>
      <chakra.div
        mx={{ base: '-4', md: '-7' }}
        position="sticky"
        bottom={{ base: 'var(--bottom-bar, 0px)', md: '0' }}
        zIndex="bar"
      >
        <SaveBar
          changes={changes}
          onCancel={onCancel}
          onSave={onSave}
          saving={saving.saving}
          disabled={note !== undefined}
          note={note}
        />
      </chakra.div>
    </>
  );
}
